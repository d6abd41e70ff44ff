import { setImmediate } from 'node:timers/promises'
import { isPublicId } from '#content/documents.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { entryId, entryOfDocument, searchedTypes } from './document-entry.ts'
import type { SearchFeed, SearchSource } from './search-entry.ts'

export interface EmbeddedContentSource {
  store: Pick<ContentStore, 'documents' | 'onTransaction' | 'onReplaced'>
  dataset: string
  today(): string
}

/** Requests are answered between as many documents. */
const AT_ONCE = 20

/** The published documents of the service in this process, by its log: each change is in the index when its page shows it. */
export function embeddedContentSource({ store, dataset, today }: EmbeddedContentSource): SearchSource {
  return {
    name: 'content',
    async follow(feed) {
      const known = new Set<string>()
      const put = (id: string) => putDocument(feed, known, id, store.documents(dataset)?.get(id), today())
      const loadAll = async () => {
        const ids = searchedTypes.flatMap((type) =>
          (store.documents(dataset)?.ofType(type) ?? []).map(({ _id }) => _id).filter(isPublicId),
        )
        for (const [at, id] of ids.entries()) {
          put(id)
          if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
        }
      }
      const stopHearing = [
        store.onTransaction((transaction) => {
          if (transaction.dataset !== dataset) return
          for (const { id } of transaction.changes) if (isPublicId(id)) put(id)
        }),
        store.onReplaced((replaced) => {
          if (replaced !== dataset) return
          for (const id of known) put(id)
          void loadAll()
        }),
      ]
      await loadAll()
      return () => {
        for (const stop of stopHearing) stop()
      }
    },
  }
}

/** Puts a document as it now is, or takes it out where it is gone or not to be found. */
export function putDocument(
  feed: SearchFeed,
  known: Set<string>,
  id: string,
  document: unknown,
  today: string,
): void {
  const entry = entryOfDocument(document, today)
  if (entry) {
    known.add(id)
    feed.put(entry)
  } else if (known.delete(id)) feed.remove(entryId(id))
}
