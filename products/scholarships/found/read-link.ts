import { foundLimits } from '#domain/scholarships/found-scholarship.ts'

/** A host as it is typed without "https://" before it. */
const bareHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]|$)/i

/**
 * Reads a typed web address. Only http and https lead to a page; every other scheme, such as `javascript:`, could act on this one. A
 * name or password in the address is refused, because it makes the address look like another site's.
 * @returns the address as browsers write it, with the host of an international name in ASCII; undefined if it is none
 */
export function readLink(typed: string): string | undefined {
  const text = bareHost.test(typed) ? `https://${typed}` : typed
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username || url.password || !url.hostname.includes('.')) return undefined
  return url.href.length <= foundLimits.link ? url.href : undefined
}
