import { type Draft, maxDraftCharacters, maxDrafts } from './drafts.ts'

/** Drafts exist in this browser alone. */
export const draftsKey = 'essay-drafts'

/** Below the least that browsers grant a site, with room for what else it keeps. */
const maxCharacters = 1_500_000

/** `refused`: the browser stores nothing, or has no room left. */
export type SaveResult = 'kept' | 'tooLong' | 'refused'

/** Returns the drafts that this browser keeps; entries that this site did not write are left out. */
export function readDrafts(): Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDraft).slice(0, maxDrafts) : []
  } catch {
    // Some browsers refuse storage, and people can change what is in it.
    return []
  }
}

/** Replaces what is stored; drafts without text are left out. What was stored stays when the result is not `kept`. */
export function saveDrafts(drafts: readonly Draft[]): SaveResult {
  const written = drafts.filter(({ text }) => text.trim() !== '')
  if (written.length > maxDrafts || written.some(({ text }) => text.length > maxDraftCharacters))
    return 'tooLong'
  const json = JSON.stringify(written)
  if (json.length > maxCharacters) return 'tooLong'
  try {
    if (written.length === 0) localStorage.removeItem(draftsKey)
    else localStorage.setItem(draftsKey, json)
    return 'kept'
  } catch {
    return 'refused'
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'prompts' in value &&
    Array.isArray(value.prompts) &&
    value.prompts.every((prompt) => typeof prompt === 'string')
  )
}
