import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import {
  type AccountRow,
  deleteSession,
  findSession,
  insertSession,
  prolongSession,
} from './queries.server.ts'
import { clearedSessionCookies, readSessionToken, sessionCookies } from './session-cookies.ts'

/** What a request says of who sends it, the same from the API and from a page. */
export interface Visitor {
  /** Network address, for limits only. */
  address: string
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

const DAY_MS = 24 * 3600 * 1000
const unseenMostMs = 30 * DAY_MS
const oldestMs = 180 * DAY_MS
const noteVisitsEveryMs = 3600 * 1000

type SessionServices = Pick<Services, 'database' | 'now'>

/** @returns the Set-Cookie values. The token is 256 random bits; only its hash is stored. */
export async function startSession(
  { database, now }: SessionServices,
  { accountId, isSecure }: { accountId: string; isSecure: boolean },
): Promise<string[]> {
  const token = randomBytes(32).toString('base64url')
  const startedAt = now()
  await insertSession(database, {
    tokenHash: hashToken(token),
    accountId,
    now: startedAt,
    expiresAt: new Date(startedAt.getTime() + unseenMostMs),
  })
  return sessionCookies(token, { isSecure, maxAgeSeconds: unseenMostMs / 1000 })
}

/** Ends the visitor's session here and in the browser; without one there is nothing to do. Returns Set-Cookie values. */
export async function endSession({ database }: SessionServices, visitor: Visitor): Promise<string[]> {
  const token = readSessionToken(visitor.cookies, visitor.isSecure)
  if (token) await deleteSession(database, hashToken(token))
  return clearedSessionCookies(visitor.isSecure)
}

/**
 * The account the visitor is signed in to. A session lives 30 days after the last visit and never longer than
 * 180 days; visits are noted once an hour, which is when the browser's cookies are prolonged too.
 */
export async function currentSession(
  { database, now }: SessionServices,
  visitor: Visitor,
): Promise<{ account: AccountRow | undefined; cookies: string[] }> {
  const token = readSessionToken(visitor.cookies, visitor.isSecure)
  if (!token) return { account: undefined, cookies: [] }
  const tokenHash = hashToken(token)
  const found = await findSession(database, tokenHash)
  const at = now()
  if (!found || found.expiresAt <= at) {
    return { account: undefined, cookies: clearedSessionCookies(visitor.isSecure) }
  }
  const { createdAt, lastSeenAt, expiresAt: _, ...account } = found
  if (at.getTime() - lastSeenAt.getTime() < noteVisitsEveryMs) return { account, cookies: [] }

  const expiresAt = new Date(Math.min(at.getTime() + unseenMostMs, createdAt.getTime() + oldestMs))
  await prolongSession(database, { tokenHash, now: at, expiresAt })
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - at.getTime()) / 1000)
  return { account, cookies: sessionCookies(token, { isSecure: visitor.isSecure, maxAgeSeconds }) }
}

/** A copied database gives no one a session: the hash cannot be turned back into the token. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
