import { keep, readKept, type SaveResult } from '#kit/browser-files/keep.ts'
import { type Draft, maxDraftCharacters, maxDrafts } from './drafts.ts'

/** Drafts exist in this browser alone. */
export const draftsKey = 'essay-drafts'

/** Returns the drafts that this browser keeps; entries that this site did not write are left out. */
export function readDrafts(): Draft[] {
  const stored = readKept(draftsKey)
  return Array.isArray(stored) ? stored.filter(isDraft).slice(0, maxDrafts) : []
}

/** Replaces what is stored; drafts without text are left out. What was stored stays when the result is not `kept`. */
export function saveDrafts(drafts: readonly Draft[]): SaveResult {
  const written = drafts.filter(({ text }) => text.trim() !== '')
  if (written.length > maxDrafts || written.some(({ text }) => text.length > maxDraftCharacters))
    return 'tooLong'
  return keep(draftsKey, written.length === 0 ? undefined : written)
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
