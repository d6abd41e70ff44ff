import { randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { rememberConsent } from '#app/shell/consent-cookie.ts'
import { isMinor } from '#domain/age-band.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { emailKey } from '#domain/email.ts'
import type { Write } from '#server/database/store.ts'
import {
  type AccountRow,
  deleteSession,
  extendSession,
  findSession,
  findStatedAge,
  insertSession,
} from './queries.server.ts'
import {
  clearedSessionCookies,
  hashSessionToken,
  readSessionToken,
  sessionCookies,
} from './session-cookies.ts'

/** The sender of a request, the same for the API and for pages. */
export interface Visitor {
  /** Network address, used only for the rate limits. */
  address: string
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

const DAY_MS = 24 * 3600 * 1000
const maxIdleMs = 30 * DAY_MS
const oldestMs = 180 * DAY_MS
const noteVisitsEveryMs = 3600 * 1000

type SessionServices = Pick<Services, 'database' | 'now'>

/**
 * Of somebody under 18 it also turns off in this browser what needs a consent, whatever was chosen there before.
 * @returns the Set-Cookie values. The token is 256 random bits; only its hash is stored.
 */
export async function startSession(
  tx: Write,
  { now }: Pick<SessionServices, 'now'>,
  { accountId, isSecure }: { accountId: string; isSecure: boolean },
): Promise<string[]> {
  const token = createSessionToken()
  const startedAt = now()
  await insertSession(tx, {
    tokenHash: hashSessionToken(token),
    accountId,
    now: startedAt,
    expiresAt: new Date(startedAt.getTime() + maxIdleMs),
  })
  const isUnder18 = isMinor(await findStatedAge(tx, accountId), todayInNewYork(startedAt))
  const cookies = sessionCookies(token, { isSecure, maxAgeSeconds: maxIdleMs / 1000 })
  return isUnder18 ? [...cookies, rememberConsent('minor', isSecure)] : cookies
}

/** Returns 256 random bits. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Deletes the visitor's session and its cookies, if there is one.
 * @returns the key of its account's email, and the Set-Cookie values
 */
export async function endSession(
  { database }: SessionServices,
  visitor: Visitor,
): Promise<{ account: string | undefined; cookies: string[] }> {
  const token = readSessionToken(visitor.cookies, visitor.isSecure)
  const account = token ? await deleteSession(database, hashSessionToken(token)) : undefined
  return { account, cookies: clearedSessionCookies(visitor.isSecure) }
}

/**
 * Ends every session of an account, and every sign-in to it that waits for a code.
 * @returns how many had not ended yet; undefined if no account has this address
 */
export async function endSessionsOf(
  { database, now }: SessionServices,
  email: string,
): Promise<number | undefined> {
  return await database.write(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (!account) return undefined
    await tx.deleteFrom('pending_sign_in').where('account_id', '=', account.id).execute()
    const ended = await tx
      .deleteFrom('session')
      .where('account_id', '=', account.id)
      .returning('expires_at')
      .execute()
    return ended.filter(({ expires_at }) => expires_at > now()).length
  })
}

/**
 * Returns the account that the visitor is signed in to. A session lasts 30 days after the last visit, but at
 * most 180 days. Visits are recorded once an hour, and the browser's cookies are extended at the same time.
 */
export async function currentSession(
  { database, now }: SessionServices,
  visitor: Visitor,
): Promise<{ account: AccountRow | undefined; cookies: string[] }> {
  const token = readSessionToken(visitor.cookies, visitor.isSecure)
  if (!token) return { account: undefined, cookies: [] }
  const tokenHash = hashSessionToken(token)
  const found = await findSession(database, tokenHash)
  const at = now()
  if (!found || found.expiresAt <= at) {
    return { account: undefined, cookies: clearedSessionCookies(visitor.isSecure) }
  }
  const { createdAt, lastSeenAt, expiresAt: _, provedAt: __, deletesAt: ___, ...account } = found
  if (at.getTime() - lastSeenAt.getTime() < noteVisitsEveryMs) return { account, cookies: [] }

  const expiresAt = new Date(Math.min(at.getTime() + maxIdleMs, createdAt.getTime() + oldestMs))
  await extendSession(database, { tokenHash, now: at, expiresAt })
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - at.getTime()) / 1000)
  return { account, cookies: sessionCookies(token, { isSecure: visitor.isSecure, maxAgeSeconds }) }
}
