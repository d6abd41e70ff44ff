import type { Session } from '#app/features/account/read-session.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { SignedLinks } from '#app/security/signed-links.ts'
import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import { eraseEmail } from './erase-email.server.ts'
import { undoDays } from './messages.ts'

type DeletionServices = Pick<Services, 'database' | 'now' | 'securityLog'>

const undoMs = undoDays * 24 * 3600 * 1000

/**
 * Marks the visitor's account for deletion, and signs it out everywhere. Nothing is deleted yet: the owner gets an email
 * with a link that keeps the account.
 */
export async function askDeletion(
  { database, now, securityLog }: DeletionServices,
  { account }: Pick<Session, 'account'>,
): Promise<void> {
  const at = now()
  await database.write(async (tx) => {
    const marked = await tx
      .updateTable('account')
      .set({ deletes_at: new Date(at.getTime() + undoMs) })
      .where('id', '=', account.id)
      .where('deletes_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    for (const table of ['session', 'password_reset', 'email_change', 'calendar_feed'] as const)
      await tx.deleteFrom(table).where('account_id', '=', account.id).execute()
    if (!marked) return
    const facts = { accountId: account.id }
    await queueMail(database, tx, { kind: 'deletion_asked', email: account.email, facts, now: at })
  })
  securityLog.note('deletion_asked', emailKey(account.email), {})
}

/**
 * Keeps an account that was to be deleted.
 * @param deletesAt when set, only that deletion is undone, not one that was asked for since
 * @returns false when there was nothing to undo
 */
export async function undoDeletion(
  { database, now, securityLog }: DeletionServices,
  { accountId, deletesAt }: { accountId: string; deletesAt?: Date },
): Promise<boolean> {
  const kept = await database.write((tx) => {
    const undo = tx
      .updateTable('account')
      .set({ deletes_at: null })
      .where('id', '=', accountId)
      .where('deletes_at', '>', now())
      .returning('email_key')
    return (deletesAt ? undo.where('deletes_at', '=', deletesAt) : undo).executeTakeFirst()
  })
  if (!kept) return false
  securityLog.note('deletion_undone', kept.email_key, {})
  return true
}

/** Returns the key of the link that undoes one deletion; another deletion of the same account needs another. */
export function toKeepLink(
  links: SignedLinks,
  { accountId, deletesAt }: { accountId: string; deletesAt: Date },
): string {
  return links.sign('keep-account', `${accountId}_${deletesAt.getTime()}`, undoDays)
}

/** Returns which deletion a link undoes; undefined when it has ended, was forged, or there is nothing left to undo. */
export async function findDeletion(
  { database, now, signedLinks }: Pick<Services, 'database' | 'now' | 'signedLinks'>,
  key: string,
): Promise<{ accountId: string; deletesAt: Date } | undefined> {
  const read = signedLinks.read('keep-account', key)
  if (read === undefined) return undefined
  const [accountId = '', at = ''] = read.split('_')
  const account = await database.read
    .selectFrom('account')
    .select('deletes_at')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const deletesAt = account?.deletes_at
  if (!deletesAt || deletesAt.getTime() !== Number(at) || deletesAt <= now()) return undefined
  return { accountId, deletesAt }
}

/**
 * Deletes the accounts whose time to be kept is over, with everything that is stored of their addresses.
 * @returns how many
 */
export async function deleteDueAccounts(
  services: Pick<Services, 'database' | 'now' | 'visitorRecords'> & {
    securityLog: Pick<Services['securityLog'], 'note'>
  },
): Promise<number> {
  const { database, now, securityLog } = services
  const due = await database.read
    .selectFrom('account')
    .select(['email', 'email_key'])
    .where('deletes_at', '<=', now())
    .execute()
  for (const { email, email_key } of due) {
    await eraseEmail(services, email, { isDryRun: false })
    securityLog.note('account_deleted', email_key, {})
  }
  return due.length
}
