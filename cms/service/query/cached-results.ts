import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { EvaluatedText } from './thread-messages.ts'

export interface CachedResults {
  /**
   * Returns the answer that is cached or being made for a key, or else makes it.
   *
   * @param key contains all that the answer depends on, including the state of the documents
   * @param isLasting false if the answer also depends on the time, so that only those who wait now share it
   */
  get(key: string, isLasting: boolean, make: () => Promise<EvaluatedText>): Promise<EvaluatedText>
}

export function createCachedResults(maxSize: number): CachedResults {
  const cached = new LRUCache<string, EvaluatedText>({
    maxSize,
    sizeCalculation: ({ json, reads }, key) =>
      json.bytes.length + key.length + 50 * (reads.ids.length + reads.lists.length) + 200,
  })
  const made = new Map<string, Promise<EvaluatedText>>()
  let turn = Promise.resolve()
  /** Answers may be large, so those that are there already leave one by one, with others served in between. */
  function takeTurn(): Promise<void> {
    turn = turn.then(() => setImmediate())
    return turn
  }
  return {
    async get(key, isLasting, make) {
      const known = cached.get(key) ?? made.get(key)
      if (known) {
        const evaluated = await known
        await takeTurn()
        return evaluated
      }
      const promise = make().then((evaluated) => {
        if (isLasting) cached.set(key, evaluated)
        return evaluated
      })
      made.set(key, promise)
      const forget = () => made.delete(key)
      promise.then(forget, forget)
      return promise
    },
  }
}
