import { siteCookie } from '#app/shell/cookies.ts'

/**
 * The school that a visitor picked, stored in a session cookie that scripts cannot read. It contains only the
 * OPEID, which does not reveal who picked it.
 */
const cookie = siteCookie('school', { isHostBound: false })

/** Returns the Set-Cookie value that stores the school, or deletes it if `opeid` is ''. */
export function selectedSchoolCookie(opeid: string, isSecure: boolean): string {
  return opeid === '' ? cookie.clear(isSecure) : cookie.set(opeid, isSecure)
}

/** Returns the OPEID from a request's Cookie header, if any. The school may no longer be listed. */
export function readSelectedOpeid(header: string | null | undefined): string | undefined {
  // The name of this cookie is the same with and without https.
  const opeid = cookie.read(header, false)
  return opeid && /^\d{8}$/.test(opeid) ? opeid : undefined
}
