import { availableParallelism } from 'node:os'

export interface TransformQueue {
  /**
   * Runs work in its turn. Those who ask for the same result share one run, and of one image only one is under way.
   * @returns undefined, at once, where too many wait already
   */
  run<Result>(imageId: string, resultId: string, work: () => Promise<Result>): Promise<Result> | undefined
  /** Runs work when nobody waits; forgets it where much is waiting already. Its errors are its own. */
  runWhenIdle(resultId: string, work: () => Promise<void>): void
  /** Forgets what waits in the background and resolves when nothing runs. */
  close(): Promise<void>
}

interface Job {
  imageId: string
  start: () => Promise<void>
}

/**
 * Each transform holds one of the four threads on which Node also reads files and hashes passwords, and its picture in
 * memory: never more of them than processors, at most two, and one more that draws for later.
 */
const AT_ONCE = Math.min(2, availableParallelism())

/** At 0.1–0.5 s each the last one waits some ten seconds; beyond that a refusal is kinder. */
const MAX_WAITING = 64

/** Drawn one by one; what is forgotten is asked for again by the next request. */
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
      // Only this function puts promises in, under an id that stands for one kind of result.
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
