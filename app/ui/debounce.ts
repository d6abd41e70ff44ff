/** The default wait of a debounced call, in milliseconds (spec §9). */
const defaultDebounceMs = 166

export interface Debounced<Arguments extends unknown[]> {
  (...args: Arguments): void
  /** Cancels the waiting call, if there is one. */
  cancel(): void
}

/** Calls `work` once with the latest arguments, after no call for `waitMs`. */
export function debounce<Arguments extends unknown[]>(
  work: (...args: Arguments) => void,
  waitMs = defaultDebounceMs,
): Debounced<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const debounced = (...args: Arguments) => {
    clearTimeout(timer)
    timer = setTimeout(work, waitMs, ...args)
  }
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) })
}
