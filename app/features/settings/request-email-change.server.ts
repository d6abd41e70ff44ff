import { randomUUID } from 'node:crypto'
import type { Session } from '#app/features/account/read-session.server.ts'
import type { Visitor } from '#app/features/account/sessions.server.ts'
import { countEmail } from '#app/mail/count-email.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import { changeDays } from './messages.ts'

type ChangeServices = Pick<Services, 'database' | 'attempts' | 'now' | 'knownDevices' | 'securityLog'>

const changeMs = changeDays * 24 * 3600 * 1000

/**
 * Asks the readers of both addresses to confirm that an account changes from one to the other. The answer is the same
 * whether or not the new address belongs to an account: that is looked up only when the email to it is written, which
 * then tells its owner. What is over the limits of a mailbox is dropped without an error.
 * @returns when to ask again, if this network has asked too often; null when it is asked
 */
export async function requestEmailChange(
  { database, attempts, now, knownDevices, securityLog }: ChangeServices,
  visitor: Visitor,
  { session, email }: { session: Session; email: string },
): Promise<{ retryAfterSeconds: number } | null> {
  const { account, tokenHash } = session
  const { address } = visitor
  const key = emailKey(account.email)
  const device = knownDevices.find(visitor, key)
  const [at, id] = [now(), randomUUID()]
  const refused = await database.write(async (tx) => {
    const byAddress = await attempts.count(tx, ['emailByAddress'], { address })
    if (!byAddress.allowed) return { retryAfterSeconds: byAddress.retryAfterSeconds }
    await tx.deleteFrom('email_change').where('account_id', '=', account.id).execute()
    await tx
      .insertInto('email_change')
      .values({
        id,
        account_id: account.id,
        email,
        email_key: emailKey(email),
        session_hash: tokenHash,
        asked_at: at,
        expires_at: new Date(at.getTime() + changeMs),
      })
      .execute()
    const asked = { email: account.email, address, account: key, ...(device !== undefined && { device }) }
    for (const [kind, to, isAllowed] of [
      ['email_change_new', email, await countEmail(tx, attempts, { email, address })],
      ['email_change_old', account.email, await countEmail(tx, attempts, asked)],
    ] as const)
      if (isAllowed) await queueMail(database, tx, { kind, email: to, facts: { changeId: id }, now: at })
    return null
  })
  if (!refused) securityLog.note('email_change_asked', key, {})
  return refused
}

/** Returns the change that an account waits for, if any. */
export async function findPending(
  { database, now }: Pick<Services, 'database' | 'now'>,
  accountId: string,
): Promise<{ email: string; isNewConfirmed: boolean; isOldConfirmed: boolean } | undefined> {
  const row = await database.read
    .selectFrom('email_change')
    .select(['email', 'new_confirmed_at', 'old_confirmed_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return (
    row && {
      email: row.email,
      isNewConfirmed: row.new_confirmed_at !== null,
      isOldConfirmed: row.old_confirmed_at !== null,
    }
  )
}

/** Ends the change that an account waits for: its links no longer work. */
export async function cancelEmailChange(
  { database }: Pick<Services, 'database'>,
  accountId: string,
): Promise<void> {
  await database.write((tx) => tx.deleteFrom('email_change').where('account_id', '=', accountId).execute())
}

/** Deletes changes that were not confirmed in time, with the addresses. */
export async function deleteEndedChanges({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const ended = await database.write((tx) =>
    tx.deleteFrom('email_change').where('expires_at', '<=', now()).executeTakeFirst(),
  )
  return Number(ended.numDeletedRows)
}
