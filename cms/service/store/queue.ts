import { setImmediate } from 'node:timers/promises'
import { refusal } from '#content/errors.ts'

/** Waiting writes hold their request in memory, so their number is limited; a rejected client may retry. */
const maxWaiting = 1_000

/**
 * Runs one task at a time for each key, in the order of the calls.
 *
 * @throws ContentError 503 if too many tasks wait
 */
export function createQueues() {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()

  return {
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 }
      if (queue.waiting >= maxWaiting)
        throw refusal(503, 'Too many writes are waiting already. Try again later.')
      queues.set(key, queue)
      queue.waiting += 1
      const done = queue.last.then(work).finally(async () => {
        queue.waiting -= 1
        // SQLite answers synchronously; without a turn of the event loop, many writes would block everything
        // else.
        await setImmediate()
        if (queue.waiting === 0) queues.delete(key)
      })
      queue.last = done.catch(() => {})
      return done
    },

    async ended(): Promise<void> {
      await Promise.all([...queues.values()].map(({ last }) => last))
    },
  }
}
