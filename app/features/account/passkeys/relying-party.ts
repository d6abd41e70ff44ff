import { isIP } from 'node:net'

/** The site as authenticators know it. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string
  /** The only origin whose pages may use them. */
  origin: string
  name: string
}

/**
 * Returns the site as authenticators know it; undefined where it has no passkeys, because they belong to a domain and never
 * to a network address.
 * @param host the Host header, which counts only where no address of the site is set: then it is this machine's own name
 */
export function findRelyingParty(
  { siteUrl, siteName }: { siteUrl: string | undefined; siteName: string },
  host: string,
): RelyingParty | undefined {
  const url = URL.parse(siteUrl ?? `http://${host}`)
  if (!url) return undefined
  const { hostname: id, origin } = url
  const isDomain = siteUrl === undefined ? id === 'localhost' : isIP(id.replace(/^\[|\]$/g, '')) === 0
  return isDomain ? { id, origin, name: siteName } : undefined
}
