/**
 * What a visitor allows besides what the site needs; `necessary` is a no to both, and `minor` is the no of a browser in
 * which somebody said to be under 18.
 */
export const consents = ['all', 'analytics', 'advertising', 'necessary', 'minor'] as const

export type Consent = (typeof consents)[number]

/**
 * Returns the value of `data-consent`, an attribute of the root element that says what applies to this visitor, set
 * before the first paint: a `Consent`, `unknown` before any choice, or `honored` when the browser asks by Global Privacy
 * Control that nothing be shared.
 * @param cookies the value of `document.cookie`
 */
export function toConsentMark(cookies: string, isOptedOut: boolean | undefined): string {
  if (isOptedOut) return 'honored'
  return /(?:^|; )consent=(\w+)/.exec(cookies)?.[1] ?? 'unknown'
}

/** The categories of which a visitor may allow each, all or none. */
const categories = ['analytics', 'advertising']

/** Returns the categories that a value of `data-consent` allows. */
export function allowedBy(mark: string | undefined): readonly string[] {
  return mark === 'all' ? categories : categories.filter((category) => category === mark)
}
