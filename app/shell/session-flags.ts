/** Returns what this visit has noted under a key; null when nothing is, or the browser stores nothing. */
export function readFlag(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Notes something until the tab closes. */
export function writeFlag(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without it the page only knows less about the visit.
  }
}
