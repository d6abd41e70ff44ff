import { randomUUID } from 'node:crypto'
import type { ContentDocument } from '#cms/service/documents.ts'
import type { ContentStore } from '#cms/service/store/content-store.ts'
import { getKeys } from '#domain/keys.ts'
import { type ListedLine, type Listings, productLines } from '#domain/product-line.ts'
import type { Database } from '#server/database/database.ts'
import { readListings } from '#server/database/read-listings.ts'

/** The author that the history shows. */
const AUTHOR = 'catalog'

/**
 * Makes drafts of the published documents that describe samples of product lines that no longer list samples, so
 * that nothing on the site calls a real item invented. Editors can rewrite and publish them.
 * @returns the ids of the documents that became drafts
 */
export async function retireSampleDocuments({
  store,
  dataset,
  database,
}: {
  store: Pick<ContentStore, 'documents' | 'commit'>
  dataset: string
  database: Database
}): Promise<string[]> {
  const categories = categoriesWithoutSamples(await database.snapshot(readListings))
  const isOver = (document: ContentDocument) => describesSamplesOf(document, categories)
  const found = store.documents(dataset)?.all().filter(isOver) ?? []
  if (found.length === 0) return []
  const transactionId = randomUUID()
  const { answer } = await store.commit<string[]>(dataset, {
    transactionId,
    author: AUTHOR,
    mutations: found.map(({ _id }) => ({ patch: { id: _id, set: { draft: true } } })),
    plan(documents, at) {
      // Another process may have retired some of them since.
      const published = found.flatMap(({ _id }) => documents.get(_id) ?? []).filter(isOver)
      const changes = published.map((before) => ({
        id: before._id,
        before,
        after: { ...before, draft: true, _rev: transactionId, _updatedAt: at },
      }))
      return { changes, answer: published.map(({ _id }) => _id) }
    },
  })
  return answer
}

function categoriesWithoutSamples(listings: Listings): ReadonlySet<unknown> {
  const lines: readonly ListedLine[] = getKeys(listings).filter((line) => listings[line] !== 'samples')
  return new Set(lines.map((line) => productLines[line].category))
}

function describesSamplesOf(document: ContentDocument, categories: ReadonlySet<unknown>): boolean {
  return (
    document.describesSamples === true &&
    document.draft !== true &&
    Array.isArray(document.categories) &&
    categories.has(document.categories[0])
  )
}
