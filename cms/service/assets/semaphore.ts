/**
 * Limits how much work runs at once and how much may wait.
 * @returns a function that queues work; it returns undefined immediately if too much is waiting
 */
export function createSemaphore(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
    }
    try {
      return await work()
    } finally {
      // Passes the slot directly to the next waiter without releasing it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined =>
    waiting.length < maxWaiting ? run(work) : undefined
}
