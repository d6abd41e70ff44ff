import { readCookie } from '#app/shell/cookies.ts'

/** Over https the browser itself holds the cookie to this host, the whole path and TLS (`__Host-`). */
function draftCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-draft' : 'draft'
}

/** @returns the draft's token that the request's Cookie header carries, if any. */
export function readDraftToken(
  cookieHeader: string | null | undefined,
  isSecure: boolean,
): string | undefined {
  return readCookie(cookieHeader, draftCookieName(isSecure))
}

/** The Set-Cookie value that keeps a draft at hand until the browser closes: a shared computer forgets it by itself. */
export function draftCookie(token: string, isSecure: boolean): string {
  return `${draftCookieName(isSecure)}=${token}; ${attributes(isSecure)}`
}

/** The Set-Cookie value that takes a draft away from the browser. */
export function clearedDraftCookie(isSecure: boolean): string {
  return `${draftCookieName(isSecure)}=; Max-Age=0; ${attributes(isSecure)}`
}

function attributes(isSecure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
