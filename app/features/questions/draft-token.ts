import { createHash, randomBytes } from 'node:crypto'
import { siteCookie } from '#app/shell/cookies.ts'

/**
 * Identifies the drafts of a browser, one for each product line. A session cookie, so a shared computer
 * forgets the drafts when the browser closes.
 */
const draftCookie = siteCookie('draft')

export const readDraftToken = draftCookie.read
export const setDraftToken = draftCookie.set
export const clearDraftToken = draftCookie.clear

/** Returns 256 random bits. The server always makes the token: one that a browser brings is not adopted. */
export function makeDraftToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are stored as hashes, so a stolen copy of the database opens no drafts. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
