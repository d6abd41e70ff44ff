import { randomUUID } from 'node:crypto'
import type { AgeBand, StatedAge } from '#domain/age-band.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { emailKey } from '#domain/email.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Database } from '#server/database/database.ts'
import type { Write } from '#server/database/store.ts'

export interface AccountRow {
  id: string
  email: string
  firstName: string
  lastName: string
  /** '' when no school was chosen. */
  opeid: string
}

/**
 * Stores an account. The table's unique constraint decides whether the email is free, so two simultaneous
 * requests cannot both get it.
 * @returns false if an account with this email exists
 */
export async function insertAccount(
  tx: Write,
  account: Omit<AccountRow, 'id'> & { ageBand: AgeBand | null; passwordHash: string; createdAt: Date },
): Promise<boolean> {
  const row = {
    id: randomUUID(),
    email: account.email,
    email_key: emailKey(account.email),
    password_hash: account.passwordHash,
    first_name: account.firstName,
    last_name: account.lastName,
    opeid: account.opeid,
    created_at: account.createdAt,
    age_band: account.ageBand,
    age_band_on: account.ageBand && todayInNewYork(account.createdAt),
  }
  const inserted = await tx
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns what an account states of its owner's age. */
export async function findStatedAge(
  database: Pick<Write, 'selectFrom'>,
  accountId: string,
): Promise<StatedAge> {
  const stated = await database
    .selectFrom('account')
    .select(['age_band as band', 'age_band_on as on'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return stated ?? { band: null, on: null }
}

export function findPasswordHash(database: Database, key: string) {
  return database.read
    .selectFrom('account')
    .select(['id', 'email', 'password_hash as passwordHash', 'created_at as createdAt'])
    .where('email_key', '=', key)
    .executeTakeFirst()
}

/**
 * Keeps an account's password as it is until the write ends.
 * @returns false if it is not this one any more
 */
export async function lockPasswordRow(
  tx: Write,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  const held = await tx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** Replaces a password hash, unless it has been replaced in the meantime. */
export async function replacePasswordHash(
  database: Database,
  { id, old, upgraded }: { id: string; old: string; upgraded: string },
): Promise<void> {
  await database.write((tx) =>
    tx
      .updateTable('account')
      .set({ password_hash: upgraded })
      .where('id', '=', id)
      .where('password_hash', '=', old)
      .execute(),
  )
}

/** Returns the session with this hash and its account, even if the session has expired. */
export function findSession(database: Database, tokenHash: string) {
  return database.read
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.opeid',
      'account.deletes_at as deletesAt',
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
      'session.proved_at as provedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

interface NewSession {
  tokenHash: string
  accountId: string
  now: Date
  expiresAt: Date
}

/** Deletes sessions that have expired, and returns how many. */
export async function deleteExpiredSessions({
  database,
  now,
}: {
  database: Database
  now: () => Date
}): Promise<number> {
  return database.write((tx) => countDeleted(tx.deleteFrom('session').where('expires_at', '<=', now())))
}

export async function insertSession(tx: Write, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      proved_at: session.now,
    })
    .execute()
}

export async function extendSession(
  database: Database,
  { tokenHash, now, expiresAt }: Omit<NewSession, 'accountId'>,
): Promise<void> {
  await database.write((tx) =>
    tx
      .updateTable('session')
      .set({ last_seen_at: now, expires_at: expiresAt })
      .where('token_hash', '=', tokenHash)
      .execute(),
  )
}

/** @returns the key of the email of the account that the session belonged to, if there was one */
export async function deleteSession(database: Database, tokenHash: string): Promise<string | undefined> {
  return await database.write(async (tx) => {
    const account = await tx
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('account.email_key')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
    return account?.email_key
  })
}
