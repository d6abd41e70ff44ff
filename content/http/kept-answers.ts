import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentService } from '#content/open-content.ts'
import { readableDocuments } from './access.ts'
import type { AnswerCache } from './answer-cache.ts'
import { anonymous } from './identity.ts'

/** What every answer to a query by nobody in particular carries beside its length and tag. */
export const publicHeaders = {
  'content-type': 'application/json; charset=utf-8',
  // Nothing between us and the caller may give an old answer: a read after an acknowledged write shows it.
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Origin, Authorization',
}

/**
 * The short way to kept answers, for a server that asks before its web framework sees a request. That doubles what one process
 * can serve.
 * @param headers what the framework would add to every answer
 * @returns a function that answers if it can; otherwise it touches nothing and returns false
 */
export function keptAnswers(content: ContentService, cache: AnswerCache, headers: Record<string, string>) {
  const all = { ...headers, ...publicHeaders }
  const numberOf = (dataset: string) => {
    try {
      return readableDocuments(content, dataset, anonymous).number
    } catch {
      return undefined
    }
  }
  return ({ method, url = '', headers: asked }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== 'GET' || !url.startsWith('/v') || asked.authorization !== undefined) return false
    // Callers with a page behind them, a copy of their own or another project in mind go the long way.
    if (asked.origin !== undefined || asked['if-none-match'] !== undefined) return false
    if ((asked['x-sanity-project-id'] ?? content.projectId) !== content.projectId) return false
    const kept = cache.get(`anonymous ${url}`, numberOf)
    if (!kept) return false
    response.writeHead(200, { ...all, etag: kept.etag, 'content-length': kept.body.length })
    response.end(kept.body)
    return true
  }
}
