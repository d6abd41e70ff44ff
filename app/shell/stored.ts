/** What local storage holds under a key, as a record; `{}` for a missing key, unreadable text, or blocked storage. */
export function readStored(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Keeps a record under a key. A full or blocked storage loses it, and that is all that happens. */
export function writeStored(key: string, value: Record<string, unknown>): void {
  writeStoredText(key, JSON.stringify(value))
}

/** A short text, as the script in the document's head reads it; null when there is none. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStoredText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice then holds for this page only.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
