import { refusal } from '#content/errors.ts'
import { maxAnonymousWorkers, maxWaiting, maxWorkers } from './work-limits.ts'

export interface Places {
  /** Waits for a place, works, and gives it back. Throws ContentError 503 while too many wait. */
  take<Value>(isAnonymous: boolean, work: () => Promise<Value>): Promise<Value>
}

/** Heavy queries are worked on a few at a time, anonymous ones never in every place. */
export function openPlaces(): Places {
  const waiting: { isAnonymous: boolean; start: () => void }[] = []
  let taken = 0
  let takenByAnonymous = 0
  const isFree = (isAnonymous: boolean) =>
    taken < maxWorkers && (!isAnonymous || takenByAnonymous < maxAnonymousWorkers)

  function enter(isAnonymous: boolean): void {
    taken += 1
    if (isAnonymous) takenByAnonymous += 1
  }

  function leave(isAnonymous: boolean): void {
    taken -= 1
    if (isAnonymous) takenByAnonymous -= 1
    const place = waiting.findIndex((each) => isFree(each.isAnonymous))
    const [next] = place === -1 ? [] : waiting.splice(place, 1)
    if (!next) return
    enter(next.isAnonymous)
    next.start()
  }

  return {
    async take(isAnonymous, work) {
      if (isFree(isAnonymous)) enter(isAnonymous)
      else if (waiting.length < maxWaiting)
        await new Promise<void>((start) => waiting.push({ isAnonymous, start }))
      else throw refusal(503, 'Too many heavy queries at once. Try again in a moment.')
      try {
        return await work()
      } finally {
        leave(isAnonymous)
      }
    },
  }
}
