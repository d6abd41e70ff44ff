/**
 * Lets some work run and some wait.
 * @returns a function that runs work in its turn; undefined, at once, where too much waits already
 */
export function createTurns(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
    }
    try {
      return await work()
    } finally {
      // Hands its place on without giving it up in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined =>
    waiting.length < maxWaiting ? inTurn(work) : undefined
}
