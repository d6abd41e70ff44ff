import type { Json } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import type { ContentStore, Transaction } from '#content/store/content-store.ts'
import { ANYTHING, type ContentClient, ContentUnavailableError, checkTag } from './content-client.server.ts'

/** What the site needs of the service in this process. */
export interface EmbeddedContent {
  store: Pick<ContentStore, 'onTransaction' | 'onReplaced'>
  queries: {
    answer(question: {
      dataset: string
      query: string
      params: Readonly<Record<string, Json>>
      perspective: readonly string[]
      apiVersion: string
      identity: { id: string; role: 'anonymous' | 'reader' }
      timeLimitMs?: number
    }): Promise<{ result: Json; syncTags: readonly string[] }>
    syncTagsOf(transaction: Transaction): readonly string[]
  }
}

/** The service of this process: no request, no copy, and every process hears of every transaction by itself. */
export function embeddedContent(
  { store, queries }: EmbeddedContent,
  { dataset, apiVersion }: { dataset: string; apiVersion: string },
): ContentClient {
  return {
    async ask(question, { perspective = 'published', timeoutMs } = {}) {
      checkTag(question)
      const { result, syncTags } = await queries
        .answer({
          dataset,
          query: question.query,
          params: question.params ?? {},
          perspective: [perspective],
          apiVersion,
          identity: { id: 'site', role: perspective === 'drafts' ? 'reader' : 'anonymous' },
          ...(timeoutMs !== undefined && { timeLimitMs: timeoutMs }),
        })
        .catch(overloaded)
      return { result, tags: [...syncTags, ANYTHING] }
    },
    onChange(listener) {
      const stop = [
        store.onTransaction((transaction) => {
          if (transaction.dataset === dataset) listener(queries.syncTagsOf(transaction))
        }),
        store.onReplaced((replaced) => {
          if (replaced === dataset) listener([ANYTHING])
        }),
      ]
      return () => {
        for (const each of stop) each()
      }
    },
    close() {},
  }
}

/** Too much asked of the service by others is no bug of the page. */
function overloaded(error: unknown): never {
  if (!(error instanceof ContentError) || error.status !== 503) throw error
  throw new ContentUnavailableError(`The content service did not answer: ${error.message}`, { cause: error })
}
