import { isAddress } from '#cms/model/fields/address.ts'

/**
 * Where a link leads: to a page of this site, to another site, or elsewhere (an anchor, an email address, a
 * phone number).
 */
export interface LinkTarget {
  kind: 'own' | 'other' | 'plain'
  href: string
}

/**
 * Resolves an address that an editor wrote. Addresses of the site's own domain, with or without `www.`,
 * become paths; an address that is not a safe link returns undefined.
 */
export function resolveLink(address: string, siteUrl: string): LinkTarget | undefined {
  if (!isAddress(address)) return undefined
  if (address.startsWith('/')) return { kind: 'own', href: address }
  const url = URL.parse(address)
  if (!url?.protocol.startsWith('http')) return { kind: 'plain', href: address }
  const site = URL.parse(siteUrl)
  if (!site || withoutWww(url.host) !== withoutWww(site.host)) return { kind: 'other', href: address }
  // Browsers would read a path that begins with two slashes as a host name.
  return { kind: 'own', href: `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}` }
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
