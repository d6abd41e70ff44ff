import { createHash } from 'node:crypto'
import type { Services } from '#app/services.ts'
import type { Write } from '#server/database/store.ts'
import { hashSessionToken, sessionCookies } from './session-cookies.ts'
import { createSessionToken } from './sessions.server.ts'

type SessionServices = Pick<Services, 'database' | 'now'>

/** A browser that is signed in to an account, as its owner may see it. Neither its kind nor its place is stored. */
export interface OwnSession {
  /** Names it in a form. It tells nothing of the token, nor of the hash by which the token is found. */
  id: string
  startedAt: Date
  lastSeenAt: Date
  isThis: boolean
}

interface Current {
  account: { id: string }
  tokenHash: string
}

/** Returns the sessions of the visitor's account that have not ended: this one, then the others as last seen. */
export async function listOwnSessions(
  { database, now }: SessionServices,
  { account, tokenHash }: Current,
): Promise<OwnSession[]> {
  const rows = await database.read
    .selectFrom('session')
    .select(['token_hash', 'created_at', 'last_seen_at'])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now())
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows
    .map((row) => ({
      id: toPublicId(row.token_hash),
      startedAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isThis: row.token_hash === tokenHash,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/**
 * Ends one other session of the visitor's account. That of another account is as if it were none.
 * @returns how many ended
 */
export async function endOwnSession(
  { database }: SessionServices,
  { account, tokenHash }: Current,
  id: string,
): Promise<number> {
  return database.write(async (tx) => {
    const rows = await tx
      .selectFrom('session')
      .select('token_hash')
      .where('account_id', '=', account.id)
      .where('token_hash', '!=', tokenHash)
      .execute()
    const found = rows.find((row) => toPublicId(row.token_hash) === id)
    if (!found) return 0
    await tx.deleteFrom('session').where('token_hash', '=', found.token_hash).execute()
    return 1
  })
}

/**
 * Ends all sessions of an account but one.
 * @returns how many ended
 */
export async function endOtherSessions(tx: Write, { account, tokenHash }: Current): Promise<number> {
  const ended = await tx
    .deleteFrom('session')
    .where('account_id', '=', account.id)
    .where('token_hash', '!=', tokenHash)
    .returning('account_id')
    .execute()
  return ended.length
}

/**
 * Keeps a session as it is until the write ends.
 * @returns false if it has been ended
 */
export async function holdSession(tx: Write, { tokenHash }: Pick<Current, 'tokenHash'>): Promise<boolean> {
  const held = await tx
    .updateTable('session')
    .set({ token_hash: tokenHash })
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst()
  return held !== undefined
}

/**
 * Notes that the visitor of a session has just proved who they are. The session gets a new token, so that whoever
 * copied the old one gains nothing by the proof. Every way to prove it ends here.
 * @returns the Set-Cookie values
 */
export async function renewSession(
  { database, now }: SessionServices,
  { tokenHash }: Pick<Current, 'tokenHash'>,
  { isSecure }: { isSecure: boolean },
): Promise<string[]> {
  const token = createSessionToken()
  const [renewed, at] = [hashSessionToken(token), now()]
  const expiresAt = await database.write(async (tx) => {
    const row = await tx
      .updateTable('session')
      .set({ token_hash: renewed, proved_at: at })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .returning('expires_at')
      .executeTakeFirst()
    await tx
      .updateTable('email_change')
      .set({ session_hash: renewed })
      .where('session_hash', '=', tokenHash)
      .execute()
    return row?.expires_at
  })
  // It was ended in the meantime, and stays so.
  if (!expiresAt) return []
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - at.getTime()) / 1000)
  return sessionCookies(token, { isSecure, maxAgeSeconds })
}

function toPublicId(tokenHash: string): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('base64url').slice(0, 22)
}
