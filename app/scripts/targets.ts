/** Returns the element that an event is in or on, by a selector; null when there is none. */
export function findTarget<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null
}

/** Whether a press only follows a link, rather than opening it elsewhere. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}
