/** One value and those who listen to it. */
export interface Observable<Value> {
  get(): Value
  set(value: Value): void
  /** Returns the function that ends it. */
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
