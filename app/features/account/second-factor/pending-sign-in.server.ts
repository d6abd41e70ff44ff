import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { siteCookie } from '#app/shell/cookies.ts'
import type { Write } from '#server/database/store.ts'
import { hasSecondFactor } from './factors.server.ts'
import { pendingMinutes } from './pending-minutes.ts'

/** Identifies the sign-in in the browser that began it; only its hash is stored. */
const pendingCookie = siteCookie('pending_sign_in')

interface Browser {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

/** What a visitor has shown so far: the password of the account, or the account of a service of others. */
type FirstStep = { passwordHash: string } | { service: string }

/**
 * Lets a sign-in wait for its code, if the account has a second factor.
 * @returns the Set-Cookie value; undefined if no code is needed
 */
export async function awaitCode(
  tx: Write,
  { now }: Pick<Services, 'now'>,
  { accountId, isSecure, ...first }: { accountId: string; isSecure: boolean } & FirstStep,
): Promise<string | undefined> {
  if (!(await hasSecondFactor(tx, accountId))) return undefined
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await tx.deleteFrom('pending_sign_in').where('expires_at', '<=', at).execute()
  await tx
    .insertInto('pending_sign_in')
    .values({
      token_hash: hash(token),
      account_id: accountId,
      password_digest: 'passwordHash' in first ? hash(first.passwordHash) : '',
      service: 'service' in first ? first.service : '',
      expires_at: new Date(at.getTime() + pendingMinutes * 60_000),
    })
    .execute()
  return pendingCookie.set(token, isSecure, { maxAge: pendingMinutes * 60 })
}

/** A sign-in that waits for its code. */
export interface PendingSignIn {
  tokenHash: string
  id: string
  email: string
  emailKey: string
  createdAt: Date
  /** The name of the service of others that it began with; '' for a password. */
  service: string
}

/** Returns the sign-in that waits in a browser, unless it has expired or the password has been changed since. */
export async function findPending(
  read: Pick<Write, 'selectFrom'>,
  { now }: Pick<Services, 'now'>,
  { cookies, isSecure }: Browser,
): Promise<PendingSignIn | undefined> {
  const token = pendingCookie.read(cookies, isSecure)
  if (token === undefined) return undefined
  const tokenHash = hash(token)
  const row = await read
    .selectFrom('pending_sign_in')
    .innerJoin('account', 'account.id', 'pending_sign_in.account_id')
    .select(['account.id', 'email', 'email_key as emailKey', 'created_at as createdAt'])
    .select(['password_hash', 'password_digest', 'service'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!row) return undefined
  const { password_hash, password_digest, ...pending } = row
  if (password_digest !== '' && password_digest !== hash(password_hash)) return undefined
  return { tokenHash, ...pending }
}

/** Ends a sign-in that waits. Returns false if another request has ended it: its code starts one session. */
export async function endPending(tx: Write, tokenHash: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('pending_sign_in')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst()
  return ended !== undefined
}

/** Returns the Set-Cookie value that forgets it in the browser. */
export const clearedPendingCookie = pendingCookie.clear

/** Deletes the sign-ins whose time is over. */
export async function deleteEndedSignIns({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const ended = await database.write((tx) =>
    tx.deleteFrom('pending_sign_in').where('expires_at', '<=', now()).executeTakeFirst(),
  )
  return Number(ended.numDeletedRows)
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}
