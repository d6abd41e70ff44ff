import { createHash, randomBytes } from 'node:crypto'
import { siteCookie } from '#app/shell/cookies.ts'

/**
 * Identifies the records of a browser, such as its drafts. A session cookie, so a shared computer forgets them
 * when the browser closes.
 */
const tokenCookie = siteCookie('draft')

export const readBrowserToken = tokenCookie.read
export const setBrowserToken = tokenCookie.set
export const clearBrowserToken = tokenCookie.clear

/** Returns 256 random bits. The server always makes the token: one that a browser brings is not adopted. */
export function createBrowserToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are stored as hashes, so a stolen copy of the database opens no records. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
