import type { Json } from '#cms/service/documents.ts'
import { ContentError } from '#cms/service/errors.ts'
import type { ContentStore, Transaction } from '#cms/service/store/content-store.ts'
import { ANYTHING, type ContentClient, ContentUnavailableError, checkTag } from './content-client.server.ts'

/** The parts of the embedded service that the site uses. */
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
    getSyncTags(transaction: Transaction): readonly string[]
  }
}

/**
 * Queries the service in this process: it sends no requests and keeps no copies, and every process sees every
 * transaction.
 */
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
        .catch(throwUnavailable)
      return { result, tags: [...syncTags, ANYTHING] }
    },
    onChange(listener) {
      const stop = [
        store.onTransaction((transaction) => {
          if (transaction.dataset === dataset) listener(queries.getSyncTags(transaction))
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

/** Turns a 503 into `ContentUnavailableError`, because an overloaded service is not a bug in the page. */
function throwUnavailable(error: unknown): never {
  if (!(error instanceof ContentError) || error.status !== 503) throw error
  throw new ContentUnavailableError(`The content service did not respond: ${error.message}`, { cause: error })
}
