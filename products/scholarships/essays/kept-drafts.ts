import { type Draft, mostDraftCharacters, mostDrafts } from './drafts.ts'

/** Drafts exist in this browser alone. */
export const draftsKey = 'essay-drafts'

/** Below the least that browsers grant a site, with room for what else it keeps. */
const mostCharacters = 1_500_000

/** `refused`: the browser keeps nothing, or has no room left. */
export type Keeping = 'kept' | 'tooLong' | 'refused'

/** Returns the drafts that this browser keeps; entries that this site did not write are left out. */
export function readDrafts(): Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftsKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDraft).slice(0, mostDrafts) : []
  } catch {
    // Some browsers refuse storage, and people can change what is in it.
    return []
  }
}

/** Replaces what is kept; drafts without text are left out. What was kept stays when the result is not `kept`. */
export function keepDrafts(drafts: readonly Draft[]): Keeping {
  const written = drafts.filter(({ text }) => text.trim() !== '')
  if (written.length > mostDrafts || written.some(({ text }) => text.length > mostDraftCharacters))
    return 'tooLong'
  const json = JSON.stringify(written)
  if (json.length > mostCharacters) return 'tooLong'
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
