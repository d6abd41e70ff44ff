import { queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import type { Database } from '#server/database/database.ts'
import { isUniqueViolation } from '#server/database/errors.ts'
import type { Write } from '#server/database/store.ts'

type ChangeServices = Pick<Services, 'database' | 'now' | 'signedLinks' | 'securityLog'>

/** Which of the two addresses a link was sent to. */
type End = 'new' | 'old'

/** A change whose link is open, as its reader sees it. */
interface OpenChange {
  id: string
  end: End
  /** The new address. */
  email: string
  isConfirmed: boolean
}

/** Returns the change that a link confirms; undefined when it has ended, was forged, or was replaced by another. */
export async function findChange(
  { database, now, signedLinks }: ChangeServices,
  key: string,
): Promise<OpenChange | undefined> {
  const ends = (['new', 'old'] as const).flatMap((end) => {
    const id = signedLinks.read(`change-email-${end}`, key)
    return id === undefined ? [] : [{ id, end }]
  })
  const [asked] = ends
  if (!asked) return undefined
  const row = await database.read
    .selectFrom('email_change')
    .select(['email', 'new_confirmed_at', 'old_confirmed_at'])
    .where('id', '=', asked.id)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!row) return undefined
  const confirmedAt = asked.end === 'new' ? row.new_confirmed_at : row.old_confirmed_at
  return { ...asked, email: row.email, isConfirmed: confirmedAt !== null }
}

/**
 * Notes that the reader of one address said yes. With the second yes the account changes: the link of neither works
 * again, and every session ends except the one that asked.
 * @returns `waiting` for the other address; `taken` when another account has got the new one in the meantime
 */
export async function confirmChange(
  services: ChangeServices,
  { id, end }: Pick<OpenChange, 'id' | 'end'>,
): Promise<'waiting' | 'changed' | 'taken' | 'ended'> {
  const { database, now, securityLog } = services
  const at = now()
  try {
    const done = await database.write(async (tx) => {
      const column = `${end}_confirmed_at` as const
      const change = await tx
        .updateTable('email_change')
        .set({ [column]: at })
        .where('id', '=', id)
        .where('expires_at', '>', at)
        .returningAll()
        .executeTakeFirst()
      if (!change) return 'ended'
      if (change.new_confirmed_at === null || change.old_confirmed_at === null) return 'waiting'
      if (await isTaken(tx, change.email_key)) {
        await tx.deleteFrom('email_change').where('id', '=', id).execute()
        return 'taken'
      }
      await applyChange(tx, database, { ...change, at })
      return { key: change.email_key }
    })
    if (typeof done === 'string') return done
    securityLog.note('email_changed', done.key, {})
    return 'changed'
  } catch (error) {
    // Another account got the address after it was looked for.
    if (!isUniqueViolation(error)) throw error
    await database.write((tx) => tx.deleteFrom('email_change').where('id', '=', id).execute())
    return 'taken'
  }
}

async function isTaken(tx: Write, key: string): Promise<boolean> {
  const found = await tx.selectFrom('account').select('id').where('email_key', '=', key).executeTakeFirst()
  return found !== undefined
}

interface ConfirmedChange {
  account_id: string
  email: string
  email_key: string
  session_hash: string
  at: Date
}

async function applyChange(
  tx: Write,
  database: Pick<Database, 'changed'>,
  { account_id: id, email, email_key, session_hash, at }: ConfirmedChange,
): Promise<void> {
  const before = await tx
    .selectFrom('account')
    .select(['email', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('account')
    .set({ email, email_key, email_confirmed_at: at })
    .where('id', '=', id)
    .execute()
  await tx
    .deleteFrom('session')
    .where('account_id', '=', id)
    .where('token_hash', '!=', session_hash)
    .execute()
  for (const table of ['email_change', 'password_reset'] as const)
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  await moveSubscriptions(tx, { id, from: before.email_key, email, email_key })
  // What waits is for the same person, and what was sent is the account's to export and to delete.
  await tx
    .updateTable('mail')
    .set({ email, email_key })
    .where('email_key', '=', before.email_key)
    .where('state', '!=', 'sending')
    .execute()
  await queueMail(database, tx, {
    kind: 'email_changed',
    email: before.email,
    purpose: `${ofFormerAddress(id)}${at.toISOString()}`,
    facts: { at: at.toISOString() },
    now: at,
  })
}

/**
 * Moves what the account asked for to the new address. Where that has asked for, or ended, the same emails itself, it
 * keeps its own word; what nobody has confirmed there is none.
 */
async function moveSubscriptions(
  tx: Write,
  { id, from, email, email_key }: { id: string; from: string; email: string; email_key: string },
): Promise<void> {
  await tx
    .deleteFrom('subscription')
    .where('email_key', '=', email_key)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
  const kept = await tx
    .selectFrom('subscription')
    .select('topic')
    .where('email_key', '=', email_key)
    .execute()
  const topics = kept.map(({ topic }) => topic)
  if (topics.length > 0) {
    await tx.deleteFrom('subscription').where('email_key', '=', from).where('topic', 'in', topics).execute()
  }
  await tx.updateTable('subscription').set({ email, email_key }).where('email_key', '=', from).execute()
  await tx.updateTable('subscription').set({ account_id: id }).where('email_key', '=', email_key).execute()
}

/** How the purposes of emails to an address begin that an account has had before. */
function ofFormerAddress(accountId: string): string {
  return `email changed of ${accountId}, `
}

/** Deletes the emails to addresses that an account had before. */
export async function deleteFormerMail(tx: Write, accountId: string): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where('purpose', 'like', `${ofFormerAddress(accountId)}%`)
    .execute()
}

/** Whether a new address is the account's own, however it is written. */
export function isOwnAddress(account: { email: string }, email: string): boolean {
  return emailKey(account.email) === emailKey(email)
}
