import { Path } from 'groq-js'
import { type ContentDocument, toPublishedId } from '#content/documents.ts'
import { byId } from '#content/store/sorted-documents.ts'
import { sortingWeight } from './charged.ts'
import type { Lookup } from './lookup.ts'
import type { View } from './view.ts'

/** A set of documents that includes every document a filter can let pass. */
export interface Candidates {
  /** Upper bound of the number of documents; cheap to read, unlike the list. */
  size: number
  /** Steps charged for making the list. */
  listing: number
  /** In `_id` order. */
  list(): readonly ContentDocument[]
}

/** Returns undefined if no index helps. */
export function findCandidates(lookup: Lookup<unknown>, view: View): Candidates | undefined {
  switch (lookup.by) {
    case 'field':
      return findByField(lookup, view)
    case 'versionOf':
      return typeof lookup.key === 'string' ? findByForm(lookup.key, view) : none
    case 'references': {
      const ids = lookup.keys.flatMap((key) => (Array.isArray(key) ? key : [key])).filter(isText)
      return union([...new Set(ids)].map((id) => toCandidates(view.documents.referringTo(id), view)))
    }
    case 'either': {
      const parts = lookup.parts.map((part) => findCandidates(part, view))
      const known = parts.filter((part) => part !== undefined)
      return known.length === parts.length ? union(known) : undefined
    }
    case 'every': {
      const parts = lookup.parts.flatMap((part) => findCandidates(part, view) ?? [])
      return parts.reduce<Candidates | undefined>(
        (best, part) => (best && best.size <= part.size ? best : part),
        undefined,
      )
    }
  }
}

function findByField(
  { path, isIn, key }: Lookup<unknown> & { by: 'field' },
  view: View,
): Candidates | undefined {
  const find = finders.get(path.join('.'))
  if (!find) return undefined
  if (!isIn) return isText(key) ? find(key, view) : hasOnlyText(path) ? none : undefined
  if (key instanceof Path) return path[0] === '_id' ? findByPath(key.toJSON(), view) : undefined
  // `in` with anything else evaluates to null, so no document passes.
  if (!Array.isArray(key)) return none
  const texts = key.filter(isText)
  if (texts.length < key.length && !hasOnlyText(path)) return undefined
  return union([...new Set(texts)].map((text) => find(text, view)))
}

/** `_id` and `_type` are text in every document, so nothing but text can equal them. */
const hasOnlyText = (path: readonly string[]): boolean => path[0] === '_id' || path[0] === '_type'

const finders = new Map<string, (text: string, view: View) => Candidates>([
  ['_type', (type, view) => toCandidates(view.documents.ofType(type), view)],
  ['slug.current', (slug, view) => toCandidates(view.documents.withSlug(slug), view)],
  [
    '_id',
    (id, view) => {
      const document = view.get(id)
      return document ? { size: 1, listing: 1, list: () => [document] } : none
    },
  ],
])

/**
 * Ids in `drafts.**` start with `drafts` and are adjacent in `_id` order, unless the perspective is an
 * overlay, which changes ids. Only the part before the first dot is certain, because groq-js lets any
 * character match a dot of the pattern.
 */
function findByPath(pattern: string, view: View): Candidates | undefined {
  const prefix = pattern.replace(/\..*$|^\*+$/s, '')
  if (prefix === '' || prefix.startsWith('*') || view.perspective.kind === 'overlay') return undefined
  const all = view.documents.all()
  const start = firstAt(all, (id) => id >= prefix)
  const end = firstAt(all, (id) => id >= prefix && !id.startsWith(prefix))
  return toCandidates(all.slice(start, end), view)
}

/** @param isReached returns false for the first ids, then true for all others */
function firstAt(list: readonly ContentDocument[], isReached: (id: string) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const document = list[middle]
    if (document && isReached(document._id)) high = middle
    else low = middle + 1
  }
  return low
}

const none: Candidates = { size: 0, listing: 0, list: () => [] }

/** Documents that can be copied from list to list in about the time it takes to visit one node. */
const copiedPerStep = 50

const toCandidates = (documents: readonly ContentDocument[], view: View): Candidates => ({
  size: documents.length,
  listing: documents.length / copiedPerStep,
  list: () => view.visible(documents),
})

/**
 * Finds the documents for `sanity::versionOf(id)`, which for the id of a draft or version also matches that
 * document itself.
 */
function findByForm(id: string, view: View): Candidates {
  const forms = view.documents.getForms(id)
  const itself = toPublishedId(id) === id ? undefined : view.documents.get(id)
  return toCandidates(itself ? [...forms, itself].sort(byId) : forms, view)
}

function union(parts: readonly Candidates[]): Candidates {
  const [only] = parts
  if (!only) return none
  if (parts.length === 1) return only
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  return {
    size,
    listing: size * sortingWeight,
    list: () => [...new Set(parts.flatMap((part) => part.list()))].sort(byId),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
