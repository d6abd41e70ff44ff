/**
 * Notifies listeners of events in order. If one throws, the error is logged and the others are still
 * notified.
 */
export function createListeners<T>(log: { error(details: object, message: string): void }) {
  const listeners = new Set<(event: T) => void>()
  return {
    notify(event: T): void {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          log.error({ err: error }, 'a content listener failed')
        }
      }
    },
    add(listener: (event: T) => void): () => void {
      // Each registration has its own function, so that a listener added twice is removed once at a time.
      const own = (event: T) => listener(event)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}
