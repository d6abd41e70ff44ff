import { data, type RouterContextProvider } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { ContentQuestion } from './content-client.server.ts'

/** The longest wait for a page's content, in milliseconds. */
const PAGE_WAITS_MS = 3_000

/**
 * Queries what a page shows from the content library, for the page's loader. The cached page is dropped when
 * that content changes. Throws a 503 response when the service is down and has never answered this query
 * before.
 * @returns the result as the service sent it: parse it before use
 */
export async function pageContent(
  context: Readonly<RouterContextProvider>,
  question: ContentQuestion,
): Promise<unknown> {
  const page = context.get(pageContext)
  const { contentClient, now, log } = context.get(servicesContext)
  try {
    const { result, tags, maxAgeMs } = await contentClient.ask(question, {
      perspective: page.preview && 'drafts',
      timeoutMs: PAGE_WAITS_MS,
    })
    for (const tag of tags) page.tag(tag)
    if (maxAgeMs !== undefined) page.expireAt(new Date(now().getTime() + maxAgeMs))
    return result
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a page needs the content service')
    throw data(null, { status: 503 })
  }
}

/**
 * Checks the name, because pages and the server each load their own copy of the class, so `instanceof` would
 * fail.
 */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentUnavailableError'
}
