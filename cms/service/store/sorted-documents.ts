import type { ContentDocument } from '#content/documents.ts'

export type Compare = (a: ContentDocument, b: ContentDocument) => number

/** A change to one document: `before` is null if it is created, `after` is null if it is deleted. */
export interface Edit {
  before: ContentDocument | null
  after: ContentDocument | null
}

/** Compares by code unit, as `<` does. */
export const byId: Compare = (a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0)

/**
 * Applies edits, each of a different document, to a sorted list. Returns the same array if few elements move,
 * otherwise a new one.
 *
 * @param compare returns 0 only for the same document
 */
export function withEdits(
  list: ContentDocument[],
  edits: readonly Edit[],
  compare: Compare,
): ContentDocument[] {
  if (edits.length <= fewEdits) {
    for (const edit of edits) move(list, edit, compare)
    return list
  }
  const gone = new Set(edits.flatMap(({ before }) => before ?? []))
  const come = edits.flatMap(({ after }) => after ?? []).sort(compare)
  const last = list.at(-1)
  if (gone.size === 0 && (!last || !come[0] || compare(last, come[0]) < 0)) {
    for (const document of come) list.push(document)
    return list
  }
  return merge(gone.size > 0 ? list.filter((document) => !gone.has(document)) : list, come, compare)
}

/** Above this number, one pass over the list costs less than moving its tail for each edit. */
const fewEdits = 8

function move(list: ContentDocument[], { before, after }: Edit, compare: Compare): void {
  if (before && after && compare(before, after) === 0) {
    list[findPlace(list, before, compare)] = after
    return
  }
  if (before) list.splice(findPlace(list, before, compare), 1)
  if (after) list.splice(findPlace(list, after, compare), 0, after)
}

/** Returns the index of a document, or the index where it belongs. */
function findPlace(list: readonly ContentDocument[], wanted: ContentDocument, compare: Compare): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const found = list[middle]
    if (found && compare(found, wanted) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function merge(kept: ContentDocument[], come: ContentDocument[], compare: Compare): ContentDocument[] {
  const merged: ContentDocument[] = []
  let next = 0
  const takeUntil = (end: number) => {
    for (const document of kept.slice(next, end)) merged.push(document)
    next = end
  }
  for (const document of come) {
    takeUntil(findPlace(kept, document, compare))
    merged.push(document)
  }
  takeUntil(kept.length)
  return merged
}
