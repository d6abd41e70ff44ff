import { setImmediate } from 'node:timers/promises'
import { isPublicId } from '#cms/service/documents.ts'
import type { ContentStore } from '#cms/service/store/content-store.ts'
import { entryId, namesDate, searchedTypes, toDocumentEntry } from './document-entry.ts'
import type { SearchFeed, SearchSource } from './search-entry.ts'

export interface EmbeddedContentSource {
  store: Pick<ContentStore, 'documents' | 'onTransaction' | 'onReplaced'>
  dataset: string
  today(): string
}

/** Loading pauses after this many documents so that requests are answered in between. */
const AT_ONCE = 20

/**
 * Follows the published documents of the content store in this process, so that each change is in the index
 * as soon as its page shows it.
 */
export function embeddedContentSource({ store, dataset, today }: EmbeddedContentSource): SearchSource {
  const known: KnownDocuments = new Map()
  let filledOn = today()
  let put: (id: string) => void = () => undefined
  return {
    name: 'content',
    async follow(feed) {
      put = (id) => putDocument(feed, known, id, store.documents(dataset)?.get(id), today())
      const loadAll = async () => {
        const ids = searchedTypes.flatMap((type) =>
          (store.documents(dataset)?.ofType(type) ?? []).map(({ _id }) => _id).filter(isPublicId),
        )
        for (const [at, id] of ids.entries()) {
          put(id)
          if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
        }
      }
      const unsubscribe = [
        store.onTransaction((transaction) => {
          if (transaction.dataset !== dataset) return
          for (const { id } of transaction.changes) if (isPublicId(id)) put(id)
        }),
        store.onReplaced((replaced) => {
          if (replaced !== dataset) return
          for (const id of known.keys()) put(id)
          void loadAll()
        }),
      ]
      await loadAll()
      return () => {
        for (const stop of unsubscribe) stop()
      }
    },
    update() {
      if (filledOn === today()) return
      filledOn = today()
      for (const [id, namesDate] of known) if (namesDate) put(id)
    },
  }
}

/** The documents in the index, and whether a text of theirs names the date. */
export type KnownDocuments = Map<string, boolean>

/** Adds or updates a document in the index; removes it when it is gone or search must not find it. */
export function putDocument(
  feed: SearchFeed,
  known: KnownDocuments,
  id: string,
  document: unknown,
  today: string,
): void {
  const entry = toDocumentEntry(document, today)
  if (entry) {
    known.set(id, namesDate(document))
    feed.put(entry)
  } else if (known.delete(id)) feed.remove(entryId(id))
}
