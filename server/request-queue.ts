import { setImmediate } from 'node:timers/promises'
import { ApiError, RETRY_AFTER_SECONDS } from '#app/errors.ts'

export interface RequestQueue {
  /**
   * Runs work when it is its network's turn.
   *
   * @throws ApiError 503 if too many requests wait already, or if this one waited too long
   */
  run<Result>(network: string, work: () => Promise<Result>): Promise<Result>

  /**
   * Work that several requests wait for. It takes one place for each of their networks and begins with the first
   * that is due, so nobody waits in the place of a crowd that asked before.
   */
  share<Result>(work: () => Promise<Result>): SharedWork<Result>

  /** How many wait, and how many have begun and not ended. */
  counts(): { waiting: number; running: number }
}

export interface SharedWork<Result> {
  /** Waits for the result. Throws as `run` does, to those alone whose own network has no place. */
  join(network: string): Promise<Result>
  hasBegun(): boolean
  /** Whether it runs, or somebody waits for its turn. */
  isPending(): boolean
}

interface Limits {
  /** How many may have begun and not ended: work waits for the database or for content between its steps. */
  atOnce: number
  maxWaiting: number
  maxWaitingPerNetwork: number
  maxWaitMs: number
  /** Lets everything else get its turn; called after each beginning. */
  rest: () => Promise<unknown>
}

/** At 5 to 25 ms each, the last of one network waits one to five seconds. */
const DEFAULT_LIMITS: Limits = {
  atOnce: 8,
  maxWaiting: 1_000,
  maxWaitingPerNetwork: 200,
  maxWaitMs: 5_000,
  rest: setImmediate,
}

/** A request that waits for its turn. */
interface Place {
  begin: () => void
  /** Gives it up. */
  refuse: () => void
}

/**
 * Runs one piece of work after another, because each takes the processor for itself while it renders or
 * searches. Networks take turns, so one that asks for a lot delays the others by one piece of work each. When all
 * places are taken, a newcomer gets the last one of the network that has most, so a few networks never refuse another.
 */
export function createRequestQueue(limits: Partial<Limits> = {}): RequestQueue {
  const { atOnce, maxWaiting, maxWaitingPerNetwork, maxWaitMs, rest } = { ...DEFAULT_LIMITS, ...limits }
  /** What waits, in order of arrival, by network; the first network is next. */
  const lanes = new Map<string, Set<Place>>()
  let waiting = 0
  let running = 0
  let isBeginning = false

  async function beginNext() {
    if (isBeginning) return
    isBeginning = true
    while (running < atOnce && waiting > 0) {
      running++
      takeNext()?.begin()
      await rest()
    }
    isBeginning = false
  }

  function takeNext(): Place | undefined {
    const [network = '', lane = new Set<Place>()] = lanes.entries().next().value ?? []
    const [place] = lane
    if (place) leave(network, place)
    // The network's next request waits until the others had their turn.
    if (lanes.delete(network)) lanes.set(network, lane)
    return place
  }

  function leave(network: string, place: Place) {
    const lane = lanes.get(network)
    if (!lane?.delete(place)) return
    waiting--
    if (lane.size === 0) lanes.delete(network)
  }

  /** Returns whether one more may wait; where all places are taken, the network with most of them loses its last one. */
  function hasRoom(own: number): boolean {
    if (own >= maxWaitingPerNetwork) return false
    if (waiting < maxWaiting) return true
    const [longest = new Set<Place>()] = [...lanes.values()].sort((a, b) => b.size - a.size)
    if (longest.size <= own + 1) return false
    ;[...longest].at(-1)?.refuse()
    return true
  }

  /** @throws ApiError 503 if no place is left */
  function waitForTurn(network: string): { promise: Promise<void>; leave: () => void } {
    const lane = lanes.get(network) ?? new Set()
    if (!hasRoom(lane.size)) throw tooBusy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const end = () => {
      clearTimeout(giveUp)
      leave(network, place)
    }
    const place = {
      begin() {
        clearTimeout(giveUp)
        resolve()
      },
      refuse() {
        end()
        reject(tooBusy())
      },
    }
    const giveUp = setTimeout(place.refuse, maxWaitMs)
    lanes.set(network, lane.add(place))
    waiting++
    void beginNext()
    return { promise, leave: end }
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      running--
      void beginNext()
    }
  }

  return {
    counts: () => ({ waiting, running }),

    async run(network, work) {
      await waitForTurn(network).promise
      return run(work)
    },

    share<Result>(work: () => Promise<Result>): SharedWork<Result> {
      const places = new Map<string, ReturnType<typeof waitForTurn>>()
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      // No caller may be left to receive the failure.
      promise.catch(() => undefined)
      let state: 'waiting' | 'running' | 'ended' = 'waiting'

      async function begin() {
        state = 'running'
        for (const place of places.values()) place.leave()
        await run(work).then(resolve, reject)
        state = 'ended'
      }

      function takePlace(network: string) {
        const place = waitForTurn(network)
        places.set(network, place)
        place.promise.then(begin, () => places.delete(network))
        return place
      }

      return {
        hasBegun: () => state !== 'waiting',
        isPending: () => (state === 'waiting' ? places.size > 0 : state === 'running'),
        async join(network) {
          if (state !== 'waiting') return promise
          const place = places.get(network) ?? takePlace(network)
          return Promise.race([promise, place.promise.then(() => promise)])
        },
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
