import { forgetEntrant } from '#app/features/drawing/contacts.server.ts'
import { emailKey, mailboxKey } from '#domain/email.ts'
import { getKeys } from '#domain/keys.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import type { Database } from '#server/database/database.ts'
import { deleteFormerMail } from './email-change.server.ts'

/**
 * Where an address stands, and what the operator is told that is. With an account goes all that belongs to it, from its
 * sessions to its answers.
 */
const places = {
  account: 'accounts',
  subscription: 'subscriptions',
  mail: 'emails from the last 30 days',
  mail_suppression: 'blocks that stop all emails',
  email_change: 'requests to change an account to this address',
} as const

type Place = keyof typeof places

/**
 * Erases all that is held of an address, when its owner asks for it. Of drawings whose list is published, the hash of
 * the entry stays; it leads to nobody.
 * @returns how many there were of what; with `isDryRun` they stay
 */
export async function eraseEmail(
  { database, visitorRecords }: { database: Database; visitorRecords: readonly VisitorRecords[] },
  email: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<Map<string, number>> {
  const key = emailKey(email)
  // A stop counts for the mailbox; who stops `ada+x@` does not erase the account of `ada@`.
  const keysIn = (place: Place) => (place === 'mail_suppression' ? [key, mailboxKey(email)] : [key])
  const held = new Map<string, number>()
  const count = (name: string, rows: readonly unknown[]) => rows.length > 0 && held.set(name, rows.length)
  for (const place of getKeys(places)) {
    const found = database.read.selectFrom(place).select('email_key').where('email_key', 'in', keysIn(place))
    count(places[place], await found.execute())
  }
  const entries = database.read
    .selectFrom('drawing_contact')
    .select('email_key')
    .where('email_key', 'in', [key, mailboxKey(email)])
  count('entries in drawings', await entries.execute())
  if (isDryRun) return held
  await forgetEntrant(database, email)
  await database.write(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', key)
      .executeTakeFirst()
    if (account) {
      for (const records of visitorRecords) await records.delete?.(tx, [account.id])
      await deleteFormerMail(tx, account.id)
    }
    for (const place of getKeys(places)) {
      await tx.deleteFrom(place).where('email_key', 'in', keysIn(place)).execute()
    }
  })
  return held
}
