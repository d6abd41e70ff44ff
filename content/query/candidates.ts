import { Path } from 'groq-js'
import { type ContentDocument, publishedIdOf } from '#content/documents.ts'
import { sortingWeight } from './charged.ts'
import type { Lookup } from './lookup.ts'
import { byId, type View } from './view.ts'

/** Documents among which are all that a filter can let pass. */
export interface Candidates {
  /** At most so many; cheap, unlike the list. */
  size: number
  /** Steps that it takes to make the list. */
  listing: number
  /** In `_id` order. */
  list(): readonly ContentDocument[]
}

/** Undefined where no index helps. */
export function candidatesOf(lookup: Lookup<unknown>, view: View): Candidates | undefined {
  switch (lookup.by) {
    case 'field':
      return ofField(lookup, view)
    case 'versionOf':
      return typeof lookup.key === 'string' ? ofForms(lookup.key, view) : none
    case 'references': {
      const ids = lookup.keys.flatMap((key) => (Array.isArray(key) ? key : [key])).filter(isText)
      return union([...new Set(ids)].map((id) => ofStore(view.documents.referringTo(id), view)))
    }
    case 'either': {
      const parts = lookup.parts.map((part) => candidatesOf(part, view))
      const known = parts.filter((part) => part !== undefined)
      return known.length === parts.length ? union(known) : undefined
    }
    case 'every': {
      const parts = lookup.parts.flatMap((part) => candidatesOf(part, view) ?? [])
      return parts.reduce<Candidates | undefined>(
        (best, part) => (best && best.size <= part.size ? best : part),
        undefined,
      )
    }
  }
}

function ofField({ path, isIn, key }: Lookup<unknown> & { by: 'field' }, view: View): Candidates | undefined {
  const find = finders.get(path.join('.'))
  if (!find) return undefined
  if (!isIn) return isText(key) ? find(key, view) : hasOnlyText(path) ? none : undefined
  if (key instanceof Path) return path[0] === '_id' ? ofPath(key.toJSON(), view) : undefined
  // What is `in` something else is neither true nor false, and does not pass.
  if (!Array.isArray(key)) return none
  const texts = key.filter(isText)
  if (texts.length < key.length && !hasOnlyText(path)) return undefined
  return union([...new Set(texts)].map((text) => find(text, view)))
}

/** `_id` and `_type` are text in every document, so that nothing else can equal them. */
const hasOnlyText = (path: readonly string[]): boolean => path[0] === '_id' || path[0] === '_type'

const finders = new Map<string, (text: string, view: View) => Candidates>([
  ['_type', (type, view) => ofStore(view.documents.ofType(type), view)],
  ['slug.current', (slug, view) => ofStore(view.documents.withSlug(slug), view)],
  [
    '_id',
    (id, view) => {
      const document = view.get(id)
      return document ? { size: 1, listing: 1, list: () => [document] } : none
    },
  ],
])

/**
 * What is in `drafts.**` begins with `drafts` and stands together in `_id` order, as long as ids are shown as they are. No more than
 * the first part is sure: groq-js lets any character stand for a dot.
 */
function ofPath(pattern: string, view: View): Candidates | undefined {
  const prefix = pattern.replace(/\..*$|^\*+$/s, '')
  if (prefix === '' || prefix.startsWith('*') || view.perspective.kind === 'overlay') return undefined
  const all = view.documents.all()
  const start = firstAt(all, (id) => id >= prefix)
  const end = firstAt(all, (id) => id >= prefix && !id.startsWith(prefix))
  return ofStore(all.slice(start, end), view)
}

/** @param isReached false for the first ids, then true for all others */
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

/** Documents that are copied from list to list in about the time in which a node is visited. */
const copiedPerStep = 50

const ofStore = (documents: readonly ContentDocument[], view: View): Candidates => ({
  size: documents.length,
  listing: documents.length / copiedPerStep,
  list: () => view.visible(documents),
})

/** A draft is also a version of its own id. */
function ofForms(id: string, view: View): Candidates {
  const forms = view.documents.formsOf(id)
  const itself = publishedIdOf(id) === id ? undefined : view.documents.get(id)
  return ofStore(itself ? [...forms, itself].sort(byId) : forms, view)
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
