import type { Services } from '#app/services.ts'
import { emailKey, mailboxKey } from '#domain/email.ts'
import type { SuppressionReason } from '#domain/mail/mail-state.ts'
import type { Write } from '#server/database/store.ts'

/**
 * Notes addresses that a mail server refuses, or whose owners called our emails spam: they get no emails from now
 * on. Whoever signs up with one again, or recovers a password, still gets none, until the operator allows it. It counts
 * for the whole mailbox, whose owner cannot know with which spelling they asked.
 */
export async function suppress(
  { database, now }: Pick<Services, 'database' | 'now'>,
  emails: readonly string[],
  reason: SuppressionReason,
): Promise<void> {
  const since = now()
  await database.write(async (tx) => {
    for (const email_key of new Set(emails.map(mailboxKey))) {
      await tx
        .insertInto('mail_suppression')
        .values({ email_key, reason, since })
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ reason, since }))
        .execute()
    }
  })
}

/** Returns why a mailbox gets no emails, if it gets none. */
export async function findSuppression(tx: Write, email: string): Promise<SuppressionReason | undefined> {
  const row = await tx
    .selectFrom('mail_suppression')
    .select('reason')
    .where('email_key', 'in', keysOf(email))
    .executeTakeFirst()
  return row?.reason
}

/** Addresses that were suppressed before mailboxes were stand there with their `+tag`. */
function keysOf(email: string): string[] {
  return [mailboxKey(email), emailKey(email)]
}

/** Lets an address have emails again. Returns false when it was not suppressed. */
export async function allowAgain({ database }: Pick<Services, 'database'>, email: string): Promise<boolean> {
  const gone = await database.write((tx) =>
    tx
      .deleteFrom('mail_suppression')
      .where('email_key', 'in', keysOf(email))
      .returning('email_key')
      .execute(),
  )
  return gone.length > 0
}
