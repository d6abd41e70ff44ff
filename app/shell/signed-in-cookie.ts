/** Stands beside the HttpOnly session so that a page knows, without asking, that nobody is signed in. */
export const signedInCookie = 'signed_in'

/** @param cookies the text of `document.cookie`. */
export function saysSignedIn(cookies: string): boolean {
  return cookies.split(';').some((pair) => pair.trim() === `${signedInCookie}=1`)
}

/** The name a signed-in visitor is greeted by: the first name, or the email's part before the at sign. */
export function greetingName(user: { firstName?: string; emailAddress?: string }): string {
  return user.firstName || user.emailAddress?.split('@')[0] || ''
}

/**
 * Attribute of the root element while somebody seems to be signed in. A script in the head sets it before
 * the first paint, so that the session chip keeps its place empty instead of showing "Sign in" for a moment.
 */
export const signedInMark = 'data-signed-in'
