/** Hears what happens, in order. One that throws is logged and disturbs nobody else. */
export function createListeners<T>(log: { error(details: object, message: string): void }) {
  const listeners = new Set<(event: T) => void>()
  return {
    tell(event: T): void {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          log.error({ err: error }, 'a listener to content failed')
        }
      }
    },
    add(listener: (event: T) => void): () => void {
      // Its own function, so that one listener added twice is ended once at a time.
      const own = (event: T) => listener(event)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}
