import { setImmediate } from 'node:timers/promises'

/** Work goes on this long at a stretch: requests wait no longer for it. */
const STRETCH_MS = 8

/** Lets a long work stop now and then, so that everything else has its turn. */
export function pacer() {
  let until = 0
  return {
    isOver: () => performance.now() > until,
    async rest() {
      await setImmediate()
      until = performance.now() + STRETCH_MS
    },
  }
}
