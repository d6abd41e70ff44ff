/**
 * Returns the record stored in local storage under a key, or `{}` when the key is missing, the text is
 * malformed or storage is blocked.
 */
export function readStored(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Stores a record under a key. When storage is full or blocked, the record is lost without an error. */
export function writeStored(key: string, value: Record<string, unknown>): void {
  writeStoredText(key, JSON.stringify(value))
}

/**
 * Returns a short text from local storage, or null when there is none. The script in the document's head uses
 * it.
 */
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
    // The choice then applies to this page only.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
