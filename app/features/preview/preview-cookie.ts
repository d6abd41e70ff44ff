import { siteCookie } from '#app/shell/cookies.ts'

const name = 'preview'

/** Holds the ticket that lets a browser see drafts. */
export const previewCookie = siteCookie(name)

/** Every form of the cookie's name ends with this, so the page cache can find it with a quick text search. */
export const previewCookieMark = `${name}=`
