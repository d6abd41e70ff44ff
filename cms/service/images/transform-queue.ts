import { availableParallelism } from 'node:os'
import { type ContentError, refusal } from '#content/errors.ts'

export interface TransformQueue {
  /**
   * Runs work when it is its network's turn. Callers that request the same result share one run, which comes
   * as early as the first turn among their networks, and only one run per image is active at a time.
   *
   * @throws ContentError 503 if too much work is waiting, or if this work waited too long
   */
  run<Result>(wanted: Requested, work: () => Promise<Result>): Promise<Result>
  /**
   * Runs work when nothing else is waiting, or drops it if the backlog is long. The work handles its own
   * errors.
   */
  runWhenIdle(resultId: string, work: () => Promise<void>): void
  /** Drops the background work and resolves when nothing is running. */
  close(): Promise<void>
}

interface Requested {
  imageId: string
  resultId: string
  /** The network that wants it. */
  network: string
}

export interface TransformLimits {
  atOnce: number
  maxWaiting: number
  maxWaitingPerNetwork: number
  maxWaitMs: number
}

interface Job {
  imageId: string
  /** The networks that wait for it. */
  networks: Set<string>
  result: Promise<unknown>
  start: () => Promise<void>
}

const defaultLimits: TransformLimits = {
  // A transform occupies one of the four threads that Node also uses for files and password hashes, and holds
  // its image in memory. One background run may come on top.
  atOnce: Math.min(2, availableParallelism()),
  maxWaiting: 256,
  // At 0.1–0.5 s each, the last one of a network waits some five seconds.
  maxWaitingPerNetwork: 32,
  // Well within the time after which the server ends a silent connection.
  maxWaitMs: 10_000,
}

/** Background work runs one item at a time; dropped work is requested again by the next request. */
const MAX_WAITING_WHEN_IDLE = 200

/** Networks take turns, so one that asks for many images delays the others by one image each. */
export function createTransformQueue(limits: Partial<TransformLimits> = {}): TransformQueue {
  const { atOnce, maxWaiting, maxWaitingPerNetwork, maxWaitMs } = { ...defaultLimits, ...limits }
  /** What waits or runs, by result. */
  const jobs = new Map<string, Job>()
  /** What waits, in order of arrival, by network; the first network is next. */
  const lanes = new Map<string, Set<Job>>()
  const busyImages = new Set<string>()
  const later = new Map<string, () => Promise<void>>()
  let waiting = 0
  let running = 0
  let isDrawingLater = false
  let whenStill: (() => void)[] = []

  function next(): void {
    while (running < atOnce) {
      const job = takeNext()
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

  function takeNext(): Job | undefined {
    for (const [network, lane] of lanes) {
      for (const job of lane) {
        if (busyImages.has(job.imageId)) continue
        leave(job)
        // The network's next image waits until the others had their turn.
        if (lanes.delete(network)) lanes.set(network, lane)
        return job
      }
    }
    return undefined
  }

  /** Adds a job to the lane of a network, which may not be the first that wants it. */
  function enter(network: string, job: Job): void {
    const lane = lanes.get(network) ?? new Set()
    if (job.networks.size === 0) waiting++
    job.networks.add(network)
    lanes.set(network, lane.add(job))
  }

  /** @returns false if the job does not wait any more */
  function leave(job: Job): boolean {
    if (job.networks.size === 0) return false
    waiting--
    for (const network of job.networks) {
      const lane = lanes.get(network)
      lane?.delete(job)
      if (lane?.size === 0) lanes.delete(network)
    }
    job.networks.clear()
    return true
  }

  function createJob<Result>({ imageId, resultId }: Requested, work: () => Promise<Result>): Job {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const giveUp = setTimeout(() => {
      if (!leave(job)) return
      jobs.delete(resultId)
      reject(tooBusy())
    }, maxWaitMs)
    const start = () => {
      clearTimeout(giveUp)
      return work()
        .then(resolve, reject)
        .finally(() => jobs.delete(resultId))
    }
    const job: Job = { imageId, networks: new Set(), result: promise, start }
    return job
  }

  return {
    async run<Result>(wanted: Requested, work: () => Promise<Result>) {
      const same = jobs.get(wanted.resultId)
      if (!same && waiting >= maxWaiting) throw tooBusy()
      const isWaiting = !same || same.networks.size > 0
      const lane = lanes.get(wanted.network)
      const isInLane = same !== undefined && lane?.has(same)
      if (isWaiting && !isInLane && lane && lane.size >= maxWaitingPerNetwork) throw tooBusy()
      const job = same ?? createJob(wanted, work)
      jobs.set(wanted.resultId, job)
      if (isWaiting) enter(wanted.network, job)
      next()
      // Only this function adds jobs, and each id always stands for one type of result.
      return job.result as Promise<Result>
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

const tooBusy = (): ContentError =>
  refusal(503, 'Too many images are being rendered right now. Try again in a few seconds.', {
    retryAfterSeconds: 2,
  })
