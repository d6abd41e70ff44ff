import { data, type RouterContextProvider } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { ContentQuestion } from './content-client.server.ts'

/** Whoever waits for a page waits no longer than this for its words. */
const PAGE_WAITS_MS = 3_000

/**
 * What a page shows of the content library, for its loader. The page is dropped from the cache when that changes. Throws an
 * answer 503 when the service is away and never answered this question before.
 * @returns what was asked for, as the service sent it: parse it before use.
 */
export async function pageContent(
  context: Readonly<RouterContextProvider>,
  question: ContentQuestion,
): Promise<unknown> {
  const page = context.get(pageContext)
  const { contentClient, now, log } = context.get(servicesContext)
  try {
    const { result, tags, keepForMs } = await contentClient.ask(question, {
      perspective: page.preview && 'drafts',
      timeoutMs: PAGE_WAITS_MS,
    })
    for (const tag of tags) page.tag(tag)
    if (keepForMs !== undefined) page.expireAt(new Date(now().getTime() + keepForMs))
    return result
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a page needs the content service')
    throw data(null, { status: 503 })
  }
}

/** Asks by name: pages and server load the class each for themselves, so `instanceof` would tell them apart. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentUnavailableError'
}
