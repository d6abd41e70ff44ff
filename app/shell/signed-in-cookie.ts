/**
 * A readable cookie set along with the HttpOnly session cookie, so that a page knows without a request when
 * nobody is signed in.
 */
export const signedInCookie = 'signed_in'

/** @param cookies the value of `document.cookie` */
export function hasSignedInCookie(cookies: string): boolean {
  return /(?:^|; )signed_in=1(?:;|$)/.test(cookies)
}

/**
 * Returns the name in the greeting: the first name, or else the part of the email address before the at sign.
 */
export function greetingName(user: { firstName?: string; emailAddress?: string }): string {
  return user.firstName || user.emailAddress?.split('@')[0] || ''
}

/**
 * An attribute of the root element while the visitor seems to be signed in. A script in the head sets it
 * before the first paint, so that the session chip stays empty instead of flashing "Sign in".
 */
export const signedInMark = 'data-signed-in'
