/** A value with listeners that are called when it changes. */
export interface Observable<Value> {
  get(): Value
  set(value: Value): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createObservable<Value>(first: Value): Observable<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
