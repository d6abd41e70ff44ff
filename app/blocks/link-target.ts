import { isAddress } from '#content-model/fields/address.ts'

/** Where a link leads: to a page of this site, to another site, or elsewhere (a place in the page, mail, a telephone). */
export interface LinkTarget {
  kind: 'own' | 'other' | 'plain'
  href: string
}

/**
 * What becomes of an address that an editor wrote. Addresses of the site's own domain, with `www.` or without it, become
 * paths; what is no address that a link may have is undefined.
 */
export function linkTarget(address: string, siteUrl: string): LinkTarget | undefined {
  if (!isAddress(address)) return undefined
  if (address.startsWith('/')) return { kind: 'own', href: address }
  const url = URL.parse(address)
  if (!url?.protocol.startsWith('http')) return { kind: 'plain', href: address }
  const site = URL.parse(siteUrl)
  if (!site || withoutWww(url.host) !== withoutWww(site.host)) return { kind: 'other', href: address }
  // A path that begins with two slashes would be read as the name of another host.
  return { kind: 'own', href: `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}` }
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
