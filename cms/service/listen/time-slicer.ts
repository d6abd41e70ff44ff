import { setImmediate } from 'node:timers/promises'

/** Work continues this long without a pause, so requests wait no longer for it. */
const SLICE_MS = 8

/** Lets long work pause regularly so that everything else gets its turn. */
export function createTimeSlicer() {
  let until = 0
  return {
    isOver: () => performance.now() > until,
    async rest() {
      await setImmediate()
      until = performance.now() + SLICE_MS
    },
  }
}
