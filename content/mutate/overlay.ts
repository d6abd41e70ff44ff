import { type ContentDocument, publishedIdOf } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { allReferences } from './references.ts'

/**
 * Documents with changes laid over them (null: removed), for the rest of the transaction that makes them. The map may go on
 * changing.
 */
export function overlayOf(
  documents: Documents,
  changed: ReadonlyMap<string, ContentDocument | null>,
): Documents {
  const merged = (
    base: readonly ContentDocument[],
    belongs: (document: ContentDocument) => boolean,
  ): readonly ContentDocument[] => {
    if (changed.size === 0) return base
    const added = [...changed.values()].filter((document) => document !== null).filter(belongs)
    return [...base.filter(({ _id }) => !changed.has(_id)), ...added].sort(byId)
  }
  return {
    get: (id) => (changed.has(id) ? (changed.get(id) ?? undefined) : documents.get(id)),
    all: () => merged(documents.all(), () => true),
    ofType: (type) => merged(documents.ofType(type), ({ _type }) => _type === type),
    withSlug: (slug) => merged(documents.withSlug(slug), (document) => slugOf(document) === slug),
    referringTo: (id) => merged(documents.referringTo(id), (document) => allReferences(document).has(id)),
    formsOf: (id) => merged(documents.formsOf(id), ({ _id }) => publishedIdOf(_id) === id),
    // A kept list counts along with what is committed only.
    orderedBy: (type, path) => (changed.size === 0 ? documents.orderedBy(type, path) : undefined),
    get number() {
      return documents.number
    },
  }
}

const byId = (left: ContentDocument, right: ContentDocument): number =>
  left._id < right._id ? -1 : left._id > right._id ? 1 : 0

function slugOf(document: ContentDocument): unknown {
  const { slug } = document
  return typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
}
