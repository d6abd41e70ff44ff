/** Below the least that browsers grant a site, with room for what else it keeps. */
const maxCharacters = 1_500_000

/** For good, or only until the tab is closed. */
export type KeepPlace = 'localStorage' | 'sessionStorage'

/** `refused`: the browser stores nothing, or has no room left. */
export type SaveResult = 'kept' | 'tooLong' | 'refused'

/** Returns what this browser keeps under a key; undefined if nothing, or nothing that this site could have written. */
export function readKept(key: string, place: KeepPlace = 'localStorage'): unknown {
  try {
    return JSON.parse(window[place].getItem(key) ?? 'null') ?? undefined
  } catch {
    // Some browsers refuse storage, and people can change what is in it.
    return undefined
  }
}

/** Keeps a value in this browser alone; undefined deletes it. What was kept stays when the result is not `kept`. */
export function keep(key: string, value: unknown, place: KeepPlace = 'localStorage'): SaveResult {
  const json = JSON.stringify(value)
  if (json !== undefined && json.length > maxCharacters) return 'tooLong'
  try {
    if (json === undefined) window[place].removeItem(key)
    else window[place].setItem(key, json)
    return 'kept'
  } catch {
    return 'refused'
  }
}
