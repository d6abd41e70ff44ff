import { type ContentDocument, toPublishedId } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { listSlugs } from '#content/store/projection.ts'
import { findReferences } from '#content/store/references.ts'
import { byId } from '#content/store/sorted-documents.ts'

/**
 * Overlays the changes of a transaction (null means removed) on the documents, for the rest of that
 * transaction. Later changes to the map are visible too.
 */
export function createOverlay(
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
    withSlug: (slug) => merged(documents.withSlug(slug), (document) => listSlugs(document).includes(slug)),
    referringTo: (id) => merged(documents.referringTo(id), (document) => findReferences(document).has(id)),
    getForms: (id) => merged(documents.getForms(id), ({ _id }) => toPublishedId(_id) === id),
    // The cached order covers committed documents only, so it is used only without changes.
    orderedBy: (type, path) => (changed.size === 0 ? documents.orderedBy(type, path) : undefined),
    get number() {
      return documents.number
    },
  }
}
