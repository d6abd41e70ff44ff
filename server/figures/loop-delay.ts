import { monitorEventLoopDelay } from 'node:perf_hooks'

const MINUTE_MS = 60_000

/**
 * Measures the delays of the event loop, by the minute. The library's own figures begin anew with each look at them, so
 * two who look would each see half.
 */
export function watchLoopDelay() {
  const current = monitorEventLoopDelay({ resolution: 10 })
  current.enable()
  const readCurrent = () => ({ p50: toMs(current.percentile(50)), p99: toMs(current.percentile(99)) })
  let lastMinute: ReturnType<typeof readCurrent> | undefined
  const timer = setInterval(() => {
    lastMinute = readCurrent()
    current.reset()
  }, MINUTE_MS)
  timer.unref()
  return {
    /** Returns the delays of the last whole minute, or of the first one so far, in milliseconds. */
    read: () => lastMinute ?? readCurrent(),
    stop() {
      clearInterval(timer)
      current.disable()
    },
  }
}

function toMs(nanoseconds: number): number {
  return Math.round(nanoseconds / 1e6)
}
