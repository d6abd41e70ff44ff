import { type ContentDocument, toPublishedId } from '#content/documents.ts'
import type { Change, Documents } from './content-store.ts'
import { createOrderedLists } from './ordered-lists.ts'
import { createPostings } from './postings.ts'
import { findReferences } from './references.ts'
import { byId, type Edit, withEdits } from './sorted-documents.ts'

/** The documents of a dataset and their indexes. */
export interface Projection {
  documents: Documents
  /**
   * Applies the changes of a transaction: any number of documents, in about the time of one pass over the
   * lists.
   */
  apply(number: number, changes: readonly Pick<Change, 'id' | 'after'>[]): void
}

export function createProjection(): Projection {
  let number = 0
  let all: ContentDocument[] = []
  const documents = new Map<string, ContentDocument>()
  const types = createPostings((document) => [document._type])
  const slugs = createPostings(listSlugs)
  const references = createPostings(findReferences)
  /** Drafts and versions only; published documents are found by their id. */
  const forms = createPostings(({ _id: id }) => (toPublishedId(id) === id ? [] : [toPublishedId(id)]))
  const ordered = createOrderedLists()

  return {
    documents: {
      get number() {
        return number
      },
      get: (id) => documents.get(id),
      all: () => all,
      ofType: types.get,
      withSlug: slugs.get,
      referringTo: references.get,
      getForms(publishedId) {
        const published = toPublishedId(publishedId) === publishedId ? documents.get(publishedId) : undefined
        const others = forms.get(publishedId)
        return published ? [published, ...others].sort(byId) : others
      },
      orderedBy: (type, path) => ordered.get(type, path, () => types.get(type)),
    },

    apply(next, changes) {
      number = next
      const edits = netEdits(documents, changes)
      for (const { before, after } of edits) {
        if (after) documents.set(after._id, after)
        else if (before) documents.delete(before._id)
      }
      all = withEdits(all, edits, byId)
      for (const index of [types, slugs, references, forms, ordered]) index.apply(edits)
    },
  }
}

/**
 * A transaction may change a document more than once; only its state before and after the transaction counts.
 */
function netEdits(
  documents: ReadonlyMap<string, ContentDocument>,
  changes: readonly Pick<Change, 'id' | 'after'>[],
): Edit[] {
  const edits = new Map<string, Edit>()
  for (const { id, after } of changes) edits.set(id, { before: documents.get(id) ?? null, after })
  return [...edits.values()].filter(({ before, after }) => before || after)
}

/** Returns the slug under which a document is found, if it has one. */
export function listSlugs({ slug }: ContentDocument): string[] {
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return []
  return typeof slug.current === 'string' ? [slug.current] : []
}
