/**
 * Does something again and again, one run at a time.
 * @param pauseMs between the end of one run and the beginning of the next
 * @param work must not reject
 * @returns the function that ends it, after the run under way
 */
export function every(pauseMs: number, work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const plan = () => {
    timer = setTimeout(() => {
      running = work().finally(() => {
        if (timer) plan()
      })
    }, pauseMs)
    timer.unref()
  }
  plan()
  return async () => {
    clearTimeout(timer)
    timer = undefined
    await running
  }
}
