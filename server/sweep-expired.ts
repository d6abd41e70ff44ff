import { deleteEndedChallenges } from '#app/features/account/passkeys/challenges.server.ts'
import { deleteEndedResets } from '#app/features/account/recovery.server.ts'
import { deleteEndedPendings } from '#app/features/account/second-factor/pending-sign-in.server.ts'
import { eraseOldContacts } from '#app/features/drawing/contacts.server.ts'
import { deleteOldClicks } from '#app/features/outbound/record-click.server.ts'
import { deleteDueAccounts } from '#app/features/settings/delete-account.server.ts'
import { deleteEndedChanges } from '#app/features/settings/request-email-change.server.ts'
import { eraseOldReferralData, qualifyReferrals } from '#app/features/referrals/qualify.server.ts'
import { deleteOldMail } from '#app/mail/outbox.server.ts'
import { deleteUnconfirmed } from '#app/mail/subscriptions.server.ts'
import { deleteEndedAttempts } from '#app/security/attempt-limits.ts'
import type { Services } from '#app/services.ts'
import { runRetention } from './retention/run-retention.ts'
import type { RetentionServices } from './retention/rules.ts'

const everyMs = 3600 * 1000

/**
 * Deletes what `retentionRules` no longer keeps, now and once an hour. A failed run is retried an hour later.
 * @returns a function that stops it and waits for a sweep in progress
 */
export function sweepExpired(services: RetentionServices & Pick<Services, 'log'>): () => Promise<void> {
  const sweep = async () => {
    try {
      await runRetention(services)
      await deleteExpiredRecords(services)
      await deleteEndedAttempts(services)
      await eraseOldContacts(services)
      await deleteOldMail(services)
      await deleteUnconfirmed(services)
      await deleteEndedResets(services)
      await deleteEndedChanges(services)
      await deleteDueAccounts(services)
      await deleteEndedPendings(services)
      await deleteEndedChallenges(services)
      await deleteOldClicks(services)
      await qualifyReferrals(services)
      await eraseOldReferralData(services)
    } catch (error) {
      services.log.warn({ err: error }, 'expired rows not deleted')
    }
  }
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await sweeping
  }
}
