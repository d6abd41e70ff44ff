import { qualifyReferrals } from '#app/features/referrals/qualify.server.ts'
import type { Services } from '#app/services.ts'
import type { RetentionServices } from './retention/rules.ts'
import { runRetention } from './retention/run-retention.ts'

const everyMs = 3600 * 1000

/**
 * Deletes what `retentionRules` no longer keeps, and looks which referrals qualify by now, at once and once an hour. A
 * failed run is retried an hour later.
 * @returns a function that stops it and waits for a sweep in progress
 */
export function sweepExpired(services: RetentionServices & Pick<Services, 'log'>): () => Promise<void> {
  const sweep = async () => {
    try {
      await runRetention(services)
      await qualifyReferrals(services)
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
