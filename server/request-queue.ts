import { setImmediate } from 'node:timers/promises'
import { ApiError, RETRY_AFTER_SECONDS } from '#app/errors.ts'

export interface RequestQueue {
  /**
   * Runs work when it is its network's turn.
   *
   * @throws ApiError 503 if too many requests wait already, or if this one waited too long
   */
  run<Result>(network: string, work: () => Promise<Result>): Promise<Result>
}

interface Limits {
  /** How many may have begun and not ended: work waits for the database or for content between its steps. */
  atOnce: number
  mostWaiting: number
  mostWaitingPerNetwork: number
  longestWaitMs: number
  /** Lets everything else get its turn; called after each beginning. */
  rest: () => Promise<unknown>
}

/** At 5 to 25 ms each, the last of one network waits one to five seconds. */
const USUAL: Limits = {
  atOnce: 8,
  mostWaiting: 1_000,
  mostWaitingPerNetwork: 200,
  longestWaitMs: 5_000,
  rest: setImmediate,
}

/**
 * Runs one piece of work after another, because each takes the processor for itself while it renders or
 * searches. Networks take turns, so one that asks for a lot delays the others by one piece of work each.
 */
export function createRequestQueue(limits: Partial<Limits> = {}): RequestQueue {
  const { atOnce, mostWaiting, mostWaitingPerNetwork, longestWaitMs, rest } = { ...USUAL, ...limits }
  /** What waits, in order of arrival, by network; the first network is next. */
  const lanes = new Map<string, Set<() => void>>()
  let waiting = 0
  let running = 0
  let isBeginning = false

  async function beginNext() {
    if (isBeginning) return
    isBeginning = true
    while (running < atOnce && waiting > 0) {
      running++
      takeNext()()
      await rest()
    }
    isBeginning = false
  }

  function takeNext(): () => void {
    const [network = '', lane = new Set<() => void>()] = lanes.entries().next().value ?? []
    const [begin = () => {}] = lane
    leave(network, begin)
    // The network's next request waits until the others had their turn.
    if (lanes.delete(network)) lanes.set(network, lane)
    return begin
  }

  function leave(network: string, begin: () => void) {
    const lane = lanes.get(network)
    if (!lane?.delete(begin)) return
    waiting--
    if (lane.size === 0) lanes.delete(network)
  }

  function waitForTurn(network: string): Promise<void> {
    const lane = lanes.get(network) ?? new Set()
    if (waiting >= mostWaiting || lane.size >= mostWaitingPerNetwork) throw tooBusy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = setTimeout(() => {
      leave(network, begin)
      reject(tooBusy())
    }, longestWaitMs)
    const begin = () => {
      clearTimeout(giveUp)
      resolve()
    }
    lanes.set(network, lane.add(begin))
    waiting++
    void beginNext()
    return promise
  }

  return {
    async run(network, work) {
      await waitForTurn(network)
      try {
        return await work()
      } finally {
        running--
        void beginNext()
      }
    },
  }
}

function tooBusy(): ApiError {
  return new ApiError(
    'TEMPORARILY_UNAVAILABLE',
    'The site is very busy right now. Please try again in a few seconds.',
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  )
}
