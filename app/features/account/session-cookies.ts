import { createHash } from 'node:crypto'
import { clearedArrivalCookie } from '#app/shell/arrival.server.ts'
import { siteCookie } from '#app/shell/cookies.ts'
import { signedInCookie } from '#app/shell/signed-in-cookie.ts'

/** The secret session cookie, and a second cookie that tells scripts that the visitor is signed in. */
const secret = siteCookie('session')
const sign = siteCookie(signedInCookie, { isHostBound: false, httpOnly: false })

/**
 * Set when the API could not record a sign-out. Scripts ignore its answer, so the form that they send next
 * says it to the visitor.
 */
export const unrecordedSignOut = siteCookie('sign_out_unrecorded')

/** @returns the session token from the request's Cookie header, if any */
export const readSessionToken = secret.read

/** Returns the two Set-Cookie values of an active session. */
export function sessionCookies(
  token: string,
  { isSecure, maxAgeSeconds: maxAge }: { isSecure: boolean; maxAgeSeconds: number },
): string[] {
  return [secret.set(token, isSecure, { maxAge }), sign.set('1', isSecure, { maxAge })]
}

/** Returns the Set-Cookie values that delete the session from the browser, and with it what the next page would say of it. */
export function clearedSessionCookies(isSecure: boolean): string[] {
  return [secret.clear(isSecure), sign.clear(isSecure), clearedArrivalCookie(isSecure)]
}

/** Tokens are stored as hashes, so a stolen copy of the database opens no sessions. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
