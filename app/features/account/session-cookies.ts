import { readCookie } from '#app/shell/cookies.ts'
import { signedInCookie } from '#app/shell/signed-in-cookie.ts'

/**
 * Over https the browser itself holds the cookie to this host, the whole path and TLS (`__Host-`), so that
 * no other subdomain can plant one. On a plain local server that prefix would be refused.
 */
function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session'
}

/** @returns the session token that the request's Cookie header carries, if any. */
export function readSessionToken(
  cookieHeader: string | null | undefined,
  isSecure: boolean,
): string | undefined {
  return readCookie(cookieHeader, sessionCookieName(isSecure))
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
