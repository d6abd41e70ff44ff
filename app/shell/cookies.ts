import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'

/** A cookie of the site, valid on every path and never sent with a form posted from another site. */
export interface SiteCookie {
  /** @returns the cookie's value in a request's Cookie header; undefined when it is missing or empty */
  read(header: string | null | undefined, isSecure: boolean): string | undefined
  /** Returns the Set-Cookie value that sets the cookie; without `ending` it is a session cookie. */
  set(value: string, isSecure: boolean, ending?: Pick<SetCookie, 'expires' | 'maxAge'>): string
  /** Returns the Set-Cookie value that deletes the cookie. */
  clear(isSecure: boolean): string
}

interface Options {
  /**
   * Over HTTPS the name gets the `__Host-` prefix, so that the browser accepts the cookie only from this
   * host, over TLS and for the whole path, and no other subdomain can plant one. Browsers reject the prefix
   * on a plain HTTP server.
   */
  isHostBound?: boolean
  /** False when scripts may read the cookie. */
  httpOnly?: boolean
  /** `strict` when no link on another site may bring it along. */
  sameSite?: 'lax' | 'strict'
}

export function siteCookie(
  name: string,
  { isHostBound = true, httpOnly = true, sameSite = 'lax' }: Options = {},
): SiteCookie {
  const toName = (isSecure: boolean) => (isHostBound && isSecure ? `__Host-${name}` : name)
  const set: SiteCookie['set'] = (value, isSecure, ending) =>
    stringifySetCookie({
      ...ending,
      name: toName(isSecure),
      value,
      path: '/',
      httpOnly,
      secure: isSecure,
      sameSite,
    })
  return {
    read: (header, isSecure) => parseCookie(header ?? '')[toName(isSecure)] || undefined,
    set,
    clear: (isSecure) => set('', isSecure, { maxAge: 0 }),
  }
}

/**
 * Whether cookies are `Secure`. This depends on the site's own address rather than on the request, because
 * pages and API must agree on a cookie's name, and behind a proxy the request does not show how the visitor
 * connected.
 */
export function isOverHttps(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https://') ?? false
}
