export interface BoundedCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/**
 * Creates an LRU cache bounded by the number of entries and by the total length of all keys in characters.
 */
export function boundedCache<Value>(bounds: { entries: number; characters: number }): BoundedCache<Value> {
  const values = new Map<string, Value>()
  let characters = 0
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      if (!values.delete(key)) characters += key.length
      values.set(key, value)
      for (const oldest of values.keys()) {
        if (values.size <= bounds.entries && characters <= bounds.characters) break
        values.delete(oldest)
        characters -= oldest.length
      }
    },
  }
}
