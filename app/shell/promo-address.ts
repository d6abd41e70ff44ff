import type { PagePath } from './page-path.ts'

/** What a page may ask of a modal instead of what the modal collects by itself. */
export const promoAsks = ['email', 'school', 'one-more-step', 'school-and-email'] as const
export type PromoAsk = (typeof promoAsks)[number]

interface Promo {
  identifier: string
  /** The code of the incentive offer whose modals are meant. */
  offer?: string | undefined
  ask?: PromoAsk | undefined
}

/** Returns the address of the page that holds the form of a modal. */
export function promoAddress({ identifier, offer, ask }: Promo): string {
  const path = ('/promo/:identifier' satisfies PagePath).replace(
    ':identifier',
    encodeURIComponent(identifier),
  )
  const query = new URLSearchParams({ ...(offer && { offer }), ...(ask && { ask }) })
  return query.size > 0 ? `${path}?${query}` : path
}

/** What a form did: `''` stands for neither an account nor emails. */
export type PromoDone = '' | 'emails' | 'account' | 'account-and-emails'

/** Where a form leads that has done its work. */
export function promoDone(done: PromoDone): string {
  return `${'/promo' satisfies PagePath}?done${done && `=${done}`}`
}
