/** Runs work a few at a time; what comes in between waits, and what comes when too many wait is refused. */
export interface WorkQueue {
  /**
   * @param from who asks; nobody alone can take more than half of the places to wait
   * @returns undefined if too many wait
   */
  run<Result extends NonNullable<unknown>>(
    from: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined>
}

export function createWorkQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): WorkQueue {
  const waiting: { from: string; start: () => void }[] = []
  let running = 0

  return {
    async run(from, work) {
      if (running < atOnce) running += 1
      else {
        const own = waiting.filter((one) => one.from === from).length
        if (waiting.length >= maxWaiting || own >= Math.ceil(maxWaiting / 2)) return undefined
        await new Promise<void>((start) => waiting.push({ from, start }))
      }
      try {
        return await work()
      } finally {
        // Whoever has waited longest takes over the place.
        const next = waiting.shift()
        if (next) next.start()
        else running -= 1
      }
    },
  }
}
