import { randomUUID } from 'node:crypto'
import { noPassword } from '#app/features/account/passwords.server.ts'
import { forgetFactor } from '#app/features/account/second-factor/factors.server.ts'
import { emailKey } from '#domain/email.ts'
import type { Write } from '#server/database/store.ts'
import type { Identity } from './identity.ts'

/** Returns the account that signs in with this identity. */
export function findLinked(tx: Write, { issuer, subject }: Identity) {
  return tx
    .selectFrom('sign_on_identity')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id', 'email', 'email_key as emailKey', 'created_at as createdAt'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export function findByEmail(tx: Write, email: string) {
  return tx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

/**
 * Stores an account without a password. Its address is confirmed, because the service vouches for it.
 * @returns undefined if an account with this address exists
 */
export function insertConfirmedAccount(
  tx: Write,
  { email, firstName, lastName }: Identity & { email: string },
  at: Date,
) {
  return tx
    .insertInto('account')
    .values({
      id: randomUUID(),
      email,
      email_key: emailKey(email),
      password_hash: noPassword,
      first_name: firstName,
      last_name: lastName,
      created_at: at,
      email_confirmed_at: at,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/**
 * Confirms the address of an account that nobody had confirmed. Whoever made it may be somebody else, so everything
 * that lets them in or keeps others out ends: the password, all sessions, keys for a new password, the private calendar
 * address, its passkeys, and the second factor.
 * @returns whether it had been unconfirmed
 */
export async function claimUnconfirmedAccount(tx: Write, accountId: string, at: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('account')
    .set({ email_confirmed_at: at, password_hash: noPassword })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return false
  for (const table of ['session', 'password_reset', 'email_change', 'calendar_feed', 'passkey'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  await forgetFactor(tx, accountId)
  return true
}

/** @returns false if the account signs in as somebody else of the same service */
export async function link(
  tx: Write,
  { issuer, subject }: Identity,
  { accountId, at }: { accountId: string; at: Date },
): Promise<boolean> {
  await tx
    .insertInto('sign_on_identity')
    .values({ issuer, subject, account_id: accountId, linked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const linked = await tx
    .selectFrom('sign_on_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return linked?.account_id === accountId
}

/** Ends all sign-ins of an account with services of others. Returns how many there were. */
export async function unlinkServices(tx: Write, key: string): Promise<number> {
  const ended = await tx
    .deleteFrom('sign_on_identity')
    .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('email_key', '=', key))
    .returning('subject')
    .execute()
  return ended.length
}
