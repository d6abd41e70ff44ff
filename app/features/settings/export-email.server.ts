import { emailKey, mailboxKey } from '#domain/email.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import type { Database } from '#server/database/database.ts'

/**
 * Returns all that is stored of an address, for its owner: the account with what belongs to it, subscriptions, emails
 * of the last 30 days, entries in drawings. Neither passwords nor keys, which would let a reader act as the owner.
 */
export async function exportEmail(
  { read }: Pick<Database, 'read'>,
  visitorRecords: readonly VisitorRecords[],
  email: string,
) {
  const keys = [...new Set([emailKey(email), mailboxKey(email)])]
  const account = await read
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'opeid', 'created_at'])
    .select(['email_confirmed_at', 'deletes_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return {
    account: account && {
      ...account,
      sessions: await read
        .selectFrom('session')
        .select(['created_at', 'last_seen_at', 'expires_at'])
        .where('account_id', '=', account.id)
        .execute(),
      signInServices: await read
        .selectFrom('sign_on_identity')
        .select(['issuer', 'subject', 'linked_at'])
        .where('account_id', '=', account.id)
        .execute(),
      emailChanges: await read
        .selectFrom('email_change')
        .select(['email', 'asked_at', 'expires_at', 'new_confirmed_at', 'old_confirmed_at'])
        .where('account_id', '=', account.id)
        .execute(),
      calendarFeeds: await read
        .selectFrom('calendar_feed')
        .select('created_at')
        .where('account_id', '=', account.id)
        .execute(),
    },
    records:
      account &&
      Object.fromEntries(
        await Promise.all(
          visitorRecords.map(async (records) => [records.name, await records.export(read, account.id)]),
        ),
      ),
    subscriptions: await read
      .selectFrom('subscription')
      .select(['topic', 'email', 'first_name', 'last_name', 'opeid', 'modal'])
      .select(['asked_at', 'confirmed_at', 'ended_at'])
      .where('email_key', '=', emailKey(email))
      .execute(),
    emails: await read
      .selectFrom('mail')
      .select(['kind', 'email', 'state', 'created_at', 'ended_at'])
      .where('email_key', '=', emailKey(email))
      .execute(),
    stops: await read
      .selectFrom('mail_suppression')
      .select(['reason', 'since'])
      .where('email_key', 'in', keys)
      .execute(),
    drawingEntries: await read
      .selectFrom('drawing_contact')
      .select(['drawing_id', 'entry_id', 'email', 'entered_at'])
      .where('email_key', 'in', keys)
      .execute(),
    drawingRequests: await read
      .selectFrom('drawing_request')
      .select(['drawing_id', 'email', 'method', 'asked_at'])
      .where('email_key', '=', emailKey(email))
      .execute(),
  }
}
