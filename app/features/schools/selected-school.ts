/**
 * The school a visitor picked, kept in a cookie that scripts cannot read and that ends with the browser: the
 * OPEID only, which says nothing about who picked it.
 */
const COOKIE = 'school'

/** The Set-Cookie value that remembers the school, or forgets it when `opeid` is ''. */
export function selectedSchoolCookie(opeid: string, { isSecure }: { isSecure: boolean }): string {
  const ending = opeid === '' ? '; Max-Age=0' : ''
  return `${COOKIE}=${opeid}; Path=/; HttpOnly; SameSite=Lax${ending}${isSecure ? '; Secure' : ''}`
}

/** The OPEID that a request's Cookie header carries, if any. It may name a school that is no longer listed. */
export function readSelectedOpeid(cookieHeader: string | null | undefined): string | undefined {
  return cookieHeader?.match(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{8})(?:;|$)`))?.[1]
}
