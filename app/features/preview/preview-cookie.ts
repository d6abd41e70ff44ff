import { isOverHttps, readCookie } from '#app/shell/cookies.ts'

/** Every name of it ends so: who must be quick looks for this. */
export const previewCookieMark = 'preview='

const nameAt = (siteUrl: string | undefined) => `${isOverHttps(siteUrl) ? '__Host-' : ''}preview`

/** @returns the ticket that the request's Cookie header carries, if any. */
export function readPreviewCookie(
  header: string | null | undefined,
  siteUrl: string | undefined,
): string | undefined {
  return readCookie(header, nameAt(siteUrl))
}

/** The Set-Cookie value that keeps a ticket until its moment. */
export function previewCookie(
  ticket: string,
  { until, siteUrl }: { until: Date; siteUrl: string | undefined },
): string {
  return `${nameAt(siteUrl)}=${ticket}; Expires=${until.toUTCString()}; ${attributes(siteUrl)}`
}

/** The Set-Cookie value that ends a preview in the browser. */
export function clearedPreviewCookie(siteUrl: string | undefined): string {
  return `${nameAt(siteUrl)}=; Max-Age=0; ${attributes(siteUrl)}`
}

function attributes(siteUrl: string | undefined): string {
  return `Path=/; HttpOnly; SameSite=Lax${isOverHttps(siteUrl) ? '; Secure' : ''}`
}
