import { signedInCookie } from '#app/shell/signed-in-cookie.ts'

/**
 * Over https the browser itself holds the cookie to this host, the whole path and TLS (`__Host-`), so that
 * no other subdomain can plant one. On a plain local server that prefix would be refused.
 */
function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session'
}

/**
 * The site's own address decides, not the request: pages and API must agree on the cookie's name, and behind
 * a proxy the request does not know how the visitor came.
 */
export function isOverHttps(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https://') ?? false
}

/** @returns the session token that the request's Cookie header carries, if any. */
export function readSessionToken(
  cookieHeader: string | null | undefined,
  isSecure: boolean,
): string | undefined {
  const prefix = `${sessionCookieName(isSecure)}=`
  const found = cookieHeader?.split(';').find((pair) => pair.trim().startsWith(prefix))
  return found?.trim().slice(prefix.length) || undefined
}

/** The two Set-Cookie values of a running session: the secret one, and the readable sign beside it. */
export function sessionCookies(
  token: string,
  options: { isSecure: boolean; maxAgeSeconds: number },
): string[] {
  return cookiePair({ ...options, token, sign: '1' })
}

/** The two Set-Cookie values that take a session away from the browser. */
export function clearedSessionCookies(isSecure: boolean): string[] {
  return cookiePair({ isSecure, maxAgeSeconds: 0, token: '', sign: '' })
}

interface Pair {
  isSecure: boolean
  maxAgeSeconds: number
  token: string
  sign: string
}

function cookiePair({ isSecure, maxAgeSeconds, token, sign }: Pair): string[] {
  const common = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${sessionCookieName(isSecure)}=${token}; ${common}; HttpOnly`,
    `${signedInCookie}=${sign}; ${common}`,
  ]
}
