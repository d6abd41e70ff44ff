import { isOverHttps, siteCookie } from '#app/shell/cookies.ts'
import type { Receipt } from '#domain/drawing/draw.ts'

/** Carries the receipt to the page after the form, so that it is in no address. Ends with the browser. */
const receiptCookie = siteCookie('drawing_receipt')

export function keepReceipt({ salt, entryId }: Receipt, siteUrl: string | undefined): string {
  return receiptCookie.set(`${salt}.${entryId}`, isOverHttps(siteUrl))
}

/** Reads the receipt from the Cookie header; undefined when there is none. */
export function readReceipt(cookies: string | null, siteUrl: string | undefined): Receipt | undefined {
  const value = receiptCookie.read(cookies, isOverHttps(siteUrl)) ?? ''
  const [, salt, entryId] = /^([0-9a-f]{32})\.([0-9a-f]{32})$/.exec(value) ?? []
  return salt && entryId ? { salt, entryId } : undefined
}
