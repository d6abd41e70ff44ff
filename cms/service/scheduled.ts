/**
 * Repeats work, one run at a time.
 * @param pauseMs the pause between the end of one run and the start of the next
 * @param work must not reject
 * @returns a function that stops the repetition and waits for the current run
 */
export function repeatEvery(pauseMs: number, work: () => Promise<void>): () => Promise<void> {
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
