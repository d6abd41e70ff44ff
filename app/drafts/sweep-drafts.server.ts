import type { Services } from '#app/services.ts'
import { deleteExpiredDrafts } from './drafts.server.ts'

const everyMs = 3600 * 1000

/**
 * Deletes expired drafts now and once an hour. A database that cannot be written to is tried again the next time.
 * @returns what stops it, once the sweep under way has ended
 */
export function sweepDrafts(services: Pick<Services, 'database' | 'now' | 'log'>): () => Promise<void> {
  const sweep = () =>
    deleteExpiredDrafts(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'expired drafts not deleted'),
    )
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
