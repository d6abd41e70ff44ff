import { refusal } from '#content/errors.ts'
import type { QueueLimits } from './work-limits.ts'

export interface QueryQueue {
  /**
   * Waits until no other work runs, and runs this one. Work of the site and of callers with a token goes
   * first.
   *
   * @param network where the caller is, or undefined for those who go first
   * @throws ContentError 429 if too many queries of the network wait, 503 if too many wait in all or this
   *   one waits too long
   */
  take<Value>(network: string | undefined, work: () => Promise<Value>): Promise<Value>
}

interface Waiting {
  network: string | undefined
  start: () => void
}

export function createQueryQueue(limits: QueueLimits): QueryQueue {
  const waiting: Waiting[] = []
  let isTaken = false

  function checkSpace(network: string | undefined): void {
    const own = waiting.filter((each) => each.network === network).length
    if (network !== undefined && own >= limits.waitingFromNetwork)
      throw refusal(
        429,
        'Too many heavy queries from your network are waiting. Send them one after another.',
        {
          retryAfterSeconds,
        },
      )
    const isFirst = network === undefined
    const ofSameKind = waiting.filter((each) => (each.network === undefined) === isFirst).length
    if (ofSameKind >= limits.waiting) throw busy()
  }

  async function wait(network: string | undefined): Promise<void> {
    checkSpace(network)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = { network, start: resolve }
    waiting.push(entry)
    const giveUp = () => {
      waiting.splice(waiting.indexOf(entry), 1)
      reject(busy())
    }
    const timer = network === undefined ? undefined : setTimeout(giveUp, limits.waitMs)
    try {
      await promise
    } finally {
      clearTimeout(timer)
    }
  }

  function leave(): void {
    const first = waiting.findIndex(({ network }) => network === undefined)
    const [next] = waiting.splice(Math.max(0, first), 1)
    if (next) next.start()
    else isTaken = false
  }

  return {
    async take(network, work) {
      if (isTaken) await wait(network)
      isTaken = true
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

const retryAfterSeconds = 5

const busy = () =>
  refusal(503, 'Too many heavy queries at once. Try again in a moment.', { retryAfterSeconds })
