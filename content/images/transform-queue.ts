import { availableParallelism } from 'node:os'

export interface TransformQueue {
  /**
   * Queues work. Callers that request the same result share one run, and only one run per image is active at
   * a time.
   * @returns undefined immediately if too much work is waiting
   */
  run<Result>(imageId: string, resultId: string, work: () => Promise<Result>): Promise<Result> | undefined
  /**
   * Runs work when nothing else is waiting, or drops it if the backlog is long. The work handles its own
   * errors.
   */
  runWhenIdle(resultId: string, work: () => Promise<void>): void
  /** Drops the background work and resolves when nothing is running. */
  close(): Promise<void>
}

interface Job {
  imageId: string
  start: () => Promise<void>
}

/**
 * A transform occupies one of the four threads that Node also uses for files and password hashes, and holds
 * its image in memory. The limit is the number of processors and at most two, plus one background run.
 */
const AT_ONCE = Math.min(2, availableParallelism())

/** At 0.1–0.5 s each, the last one waits some ten seconds; after that a 503 response is better. */
const MAX_WAITING = 64

/** Background work runs one item at a time; dropped work is requested again by the next request. */
const MAX_WAITING_WHEN_IDLE = 200

export function createTransformQueue(atOnce = AT_ONCE, maxWaiting = MAX_WAITING): TransformQueue {
  const shared = new Map<string, Promise<unknown>>()
  const waiting: Job[] = []
  const busyImages = new Set<string>()
  const later = new Map<string, () => Promise<void>>()
  let running = 0
  let isDrawingLater = false
  let whenStill: (() => void)[] = []

  function next(): void {
    while (running < atOnce) {
      const place = waiting.findIndex((job) => !busyImages.has(job.imageId))
      const [job] = place === -1 ? [] : waiting.splice(place, 1)
      if (!job) break
      running++
      busyImages.add(job.imageId)
      job.start().finally(() => {
        running--
        busyImages.delete(job.imageId)
        next()
      })
    }
    const first = later.entries().next().value
    if (first && running === 0 && !isDrawingLater) {
      const [resultId, work] = first
      isDrawingLater = true
      work().finally(() => {
        later.delete(resultId)
        isDrawingLater = false
        next()
      })
    }
    if (running === 0 && !isDrawingLater) for (const tell of whenStill.splice(0)) tell()
  }

  return {
    run<Result>(imageId: string, resultId: string, work: () => Promise<Result>) {
      // Only this function adds promises, and each id always stands for one type of result.
      const same = shared.get(resultId) as Promise<Result> | undefined
      if (same) return same
      if (waiting.length >= maxWaiting) return undefined
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      shared.set(resultId, promise)
      const start = () =>
        work()
          .then(resolve, reject)
          .finally(() => shared.delete(resultId))
      waiting.push({ imageId, start })
      next()
      return promise
    },
    runWhenIdle(resultId, work) {
      if (later.has(resultId) || later.size >= MAX_WAITING_WHEN_IDLE) return
      later.set(resultId, () => work().catch(() => undefined))
      next()
    },
    async close() {
      later.clear()
      if (running === 0 && !isDrawingLater) return
      const { promise, resolve } = Promise.withResolvers<void>()
      whenStill = [...whenStill, resolve]
      await promise
    },
  }
}
