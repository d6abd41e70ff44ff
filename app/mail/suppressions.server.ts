import type { Services } from '#app/services.ts'
import { emailKey } from '#domain/email.ts'
import type { SuppressionReason } from '#domain/mail/mail-state.ts'

/**
 * Notes addresses that a mail server refuses, or whose owners called our letters spam: they get no letters from now
 * on. Whoever signs up with one again, or recovers a password, still gets none, until the operator allows it.
 */
export async function suppress(
  { database, now }: Pick<Services, 'database' | 'now'>,
  emails: readonly string[],
  reason: SuppressionReason,
): Promise<void> {
  const since = now()
  await database.write(async (tx) => {
    for (const email_key of new Set(emails.map(emailKey))) {
      await tx
        .insertInto('mail_suppression')
        .values({ email_key, reason, since })
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ reason, since }))
        .execute()
    }
  })
}

/** Lets an address have letters again. Returns false when it was not suppressed. */
export async function allowAgain({ database }: Pick<Services, 'database'>, email: string): Promise<boolean> {
  const gone = await database.write((tx) =>
    tx
      .deleteFrom('mail_suppression')
      .where('email_key', '=', emailKey(email))
      .returning('email_key')
      .executeTakeFirst(),
  )
  return gone !== undefined
}
