import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { emailKey } from './email.ts'

export interface AccountRow {
  id: string
  email: string
  firstName: string
  lastName: string
  /** '' when no school was chosen. */
  opeid: string
}

/**
 * Stores an account; whether the email was free is decided by the table's own constraint, so that two
 * visitors at the same moment cannot both get it.
 * @returns false when an account with this email exists.
 */
export async function insertAccount(
  database: Database,
  account: Omit<AccountRow, 'id'> & { passwordHash: string; createdAt: Date },
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
  }
  const inserted = await database.write((tx) =>
    tx
      .insertInto('account')
      .values(row)
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  return inserted !== undefined
}

export function findPasswordHash(database: Database, key: string) {
  return database.read
    .selectFrom('account')
    .select(['id', 'password_hash as passwordHash'])
    .where('email_key', '=', key)
    .executeTakeFirst()
}

/** The session with this hash and its account, even when it has expired. */
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
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
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

/** Starts a session and sweeps away what has expired, anybody's, so that the table does not grow forever. */
export async function insertSession(database: Database, session: NewSession): Promise<void> {
  await database.write(async (tx) => {
    await tx.deleteFrom('session').where('expires_at', '<=', session.now).execute()
    await tx
      .insertInto('session')
      .values({
        token_hash: session.tokenHash,
        account_id: session.accountId,
        created_at: session.now,
        last_seen_at: session.now,
        expires_at: session.expiresAt,
      })
      .execute()
  })
}

export async function prolongSession(
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

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.write((tx) => tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute())
}
