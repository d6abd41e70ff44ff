import type { ContentDocument } from '#content/documents.ts'
import type { Change } from '#content/store/content-store.ts'

/** A patch in mendoza's format that replaces the whole value: valid, and never wrong. */
type WholeEffect = readonly [0, ContentDocument | null]

/** What leads from the document before a change to the one after it, and back. */
export function effectsOf({ before, after }: Pick<Change, 'before' | 'after'>): {
  apply: WholeEffect
  revert: WholeEffect
} {
  return { apply: [0, after], revert: [0, before] }
}
