import type { ContentDocument } from '#content/documents.ts'

export type Compare = (a: ContentDocument, b: ContentDocument) => number

/** What became of one document: null before, it came; null after, it went. */
export interface Edit {
  before: ContentDocument | null
  after: ContentDocument | null
}

/** By code unit, as `<` does. */
export const byId: Compare = (a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0)

/**
 * A sorted list with these edits, each of another document: the same array where few things move, otherwise a new one.
 * @param compare tells any two documents apart
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

/** From here on one pass over the list costs less than moving its rest for each edit. */
const fewEdits = 8

function move(list: ContentDocument[], { before, after }: Edit, compare: Compare): void {
  if (before && after && compare(before, after) === 0) {
    list[placeOf(list, before, compare)] = after
    return
  }
  if (before) list.splice(placeOf(list, before, compare), 1)
  if (after) list.splice(placeOf(list, after, compare), 0, after)
}

/** Where it is, or where it would be. */
function placeOf(list: readonly ContentDocument[], wanted: ContentDocument, compare: Compare): number {
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
    takeUntil(placeOf(kept, document, compare))
    merged.push(document)
  }
  takeUntil(kept.length)
  return merged
}
