import type { AttemptLimits } from '#app/security/attempt-limits.ts'
import { mailboxKey } from '#domain/email.ts'
import type { Write } from '#server/database/store.ts'

/**
 * Counts an email that anybody can have sent to any address: for a new password, to confirm one, a welcome. A stranger
 * who uses up what one network may ask for leaves the owner of the mailbox the rest of the day's emails, and always
 * those of their own devices.
 * @param account with the id of a device that has signed in to it before, if this is one
 * @returns false when it must not be sent; whoever asked is not told, because the earlier ones have arrived
 */
export async function countEmail(
  tx: Write,
  attempts: AttemptLimits,
  { email, address, account, device }: { email: string; address: string; account?: string; device?: string },
): Promise<boolean> {
  const { allowed } =
    account !== undefined && device !== undefined
      ? await attempts.count(tx, ['emailByDevice'], { address, account, device })
      : await attempts.count(tx, ofAnybody, { address, mailbox: mailboxKey(email) })
  return allowed
}

const ofAnybody = ['emailByRecipientAndAddress', 'emailByRecipient', 'emailInAll'] as const
