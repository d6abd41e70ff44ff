import { byteOrderMark, withoutFormula, writeCsv } from '#domain/csv.ts'
import { mailboxKey } from '#domain/email.ts'
import type { Database } from '#server/database/database.ts'
import { writeNewFile } from './write-new-file.ts'

const columns = [
  'topic',
  'email',
  'first_name',
  'last_name',
  'opeid',
  'promo',
  'asked_at',
  'confirmed_at',
] as const

/**
 * Writes a CSV file of who confirmed which topic and still wants it. Addresses that emails are blocked for are left out.
 * Visitors typed the names, so no cell can run as a formula.
 * @returns the lines to print
 */
export async function exportSubscriptions({ read }: Pick<Database, 'read'>, file: string): Promise<string[]> {
  const subscriptions = await read
    .selectFrom('subscription')
    .select(['topic', 'email', 'email_key', 'first_name', 'last_name', 'opeid', 'modal'])
    .select(['asked_at', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('topic')
    .orderBy('email_key')
    .execute()
  const blocks = await read.selectFrom('mail_suppression').select('email_key').execute()
  const blocked = new Set(blocks.map(({ email_key }) => email_key))
  const wanted = subscriptions.filter(
    ({ email, email_key }) => !blocked.has(email_key) && !blocked.has(mailboxKey(email)),
  )
  const rows = wanted.map((row) => [
    row.topic,
    row.email,
    row.first_name,
    row.last_name,
    row.opeid,
    row.modal,
    row.asked_at.toISOString(),
    row.confirmed_at?.toISOString() ?? '',
  ])
  const text = byteOrderMark + writeCsv([columns, ...rows].map((cells) => cells.map(withoutFormula)))
  await writeNewFile(file, text)
  const left = subscriptions.length - wanted.length
  return [
    `Wrote ${wanted.length} confirmed subscriptions to ${file}, which only you can read.`,
    ...(left > 0 ? [`${left} were left out because emails to their addresses are blocked.`] : []),
  ]
}
