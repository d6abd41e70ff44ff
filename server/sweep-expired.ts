import { deleteEndedResets } from '#app/features/account/recovery.server.ts'
import { eraseOldContacts } from '#app/features/drawing/contacts.server.ts'
import { deleteOldClicks } from '#app/features/outbound/record-click.server.ts'
import { deleteDueAccounts } from '#app/features/settings/delete-account.server.ts'
import { deleteEndedChanges } from '#app/features/settings/request-email-change.server.ts'
import { deleteOldMail } from '#app/mail/outbox.server.ts'
import { deleteUnconfirmed } from '#app/mail/subscriptions.server.ts'
import { deleteEndedAttempts } from '#app/security/attempt-limits.ts'
import type { Services } from '#app/services.ts'
import { runRetention } from './retention/run-retention.ts'

const everyMs = 3600 * 1000

type SweptServices = Pick<Services, 'database' | 'now' | 'visitorRecords'>

/**
 * Deletes expired records of visitors, accounts whose owners asked for it, counts, addresses of past drawings,
 * subscriptions and changes of address that nobody confirmed, emails that ended a month ago and old choices of offers,
 * now and once an hour. A failed run is retried an hour later.
 * Deletes what `retentionRules` no longer keeps, now and once an hour. A failed run is retried an hour later.
 * @returns a function that stops it and waits for a sweep in progress
 */
export function sweepExpired(
  services: Pick<Services, 'database' | 'now' | 'log' | 'securityLog' | 'visitorRecords'>,
): () => Promise<void> {
  const sweep = async () => {
    try {
      await deleteExpiredRecords(services)
      await deleteEndedAttempts(services)
      await eraseOldContacts(services)
      await deleteOldMail(services)
      await deleteUnconfirmed(services)
      await deleteEndedResets(services)
      await deleteEndedChanges(services)
      await deleteDueAccounts(services)
      await deleteOldClicks(services)
export function sweepExpired(services: SweptServices & Pick<Services, 'log'>): () => Promise<void> {
    try {
      await deleteExpired(services)
      await runRetention(services)
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

/** One run. */
export async function deleteExpired(services: SweptServices): Promise<void> {
  await deleteExpiredRecords(services)
  await deleteEndedAttempts(services)
  await eraseOldContacts(services)
  await deleteOldMail(services)
  await deleteUnconfirmed(services)
  await deleteEndedResets(services)
  await deleteOldClicks(services)
}
