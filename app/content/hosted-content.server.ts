import { ClientError, type SanityClient } from '@sanity/client'
import type { Log } from '#app/log.ts'
import {
  ANYTHING,
  type ContentAnswer,
  type ContentClient,
  type ContentQuestion,
  ContentUnavailableError,
  checkTag,
} from './content-client.server.ts'
import { LastGoodAnswers, type ServiceAnswer } from './last-good-answers.server.ts'
import { type LiveEvents, openLiveEvents } from './live-events.server.ts'

/** How long an answer is shown when no event would report a change. */
const TRUST_WITHOUT_EVENTS_MS = 60_000

/**
 * Queries a hosted service. When it does not answer in time, its last answer is used, for as long as answers
 * are trusted without events.
 */
export function hostedContent({
  published,
  drafts,
  log,
  trustMs = TRUST_WITHOUT_EVENTS_MS,
}: {
  published: SanityClient
  /** The client with the read token; when undefined, there is no token and previews are refused. */
  drafts: SanityClient | undefined
  log: Pick<Log, 'warn'>
  trustMs?: number
}): ContentClient {
  const lastGood = new LastGoodAnswers()
  const publishedEvents = shareEvents((moved) => openLiveEvents({ client: published, trustMs, log, moved }))
  const { live } = publishedEvents
  // Opened at the first preview.
  let draftEvents: SharedEvents | undefined

  /** @param isTold whether an event reports when the answer changes */
  const toAnswer = ({ result, syncTags = [] }: ServiceAnswer, isTold: boolean): ContentAnswer => ({
    result,
    tags: [...syncTags, ANYTHING],
    ...(!isTold && { maxAgeMs: trustMs }),
  })

  async function fetchAnswer(client: SanityClient, question: ContentQuestion, timeoutMs: number | undefined) {
    try {
      const { result, syncTags } = await client.fetch(question.query, question.params ?? {}, {
        filterResponse: false,
        returnQuery: false,
        ...(question.tag !== undefined && { tag: question.tag }),
        ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
      })
      return { result: result as unknown, syncTags }
    } catch (error) {
      throw isUnavailable(error) ? unavailable(error) : error
    }
  }

  async function askPublished(
    question: ContentQuestion,
    timeoutMs: number | undefined,
  ): Promise<ContentAnswer> {
    const wasLive = live.isConnected()
    try {
      const { result, syncTags } = await fetchAnswer(published, question, timeoutMs)
      lastGood.save(question, { result, syncTags })
      return toAnswer({ result, syncTags }, wasLive && syncTags !== undefined)
    } catch (error) {
      const lastGoodAnswer = error instanceof ContentUnavailableError ? lastGood.get(question) : undefined
      if (!lastGoodAnswer) throw error
      log.warn({ err: error }, 'the content service did not respond; showing its last response')
      return toAnswer(lastGoodAnswer, false)
    }
  }

  return {
    async ask(question, { perspective = 'published', timeoutMs } = {}) {
      checkTag(question)
      if (perspective === 'published') return askPublished(question, timeoutMs)
      return toAnswer(await fetchAnswer(drafts ?? refuseDrafts(), question, timeoutMs), false)
    },
    onChange(listener, { perspective = 'published' } = {}) {
      if (perspective === 'published') return publishedEvents.subscribe(listener)
      const client = drafts ?? refuseDrafts()
      draftEvents ??= shareEvents((moved) =>
        openLiveEvents({ client, includeDrafts: true, trustMs, log, moved }),
      )
      return draftEvents.subscribe(listener)
    },
    close() {
      live.close()
      draftEvents?.live.close()
    },
  }
}

type SharedEvents = ReturnType<typeof shareEvents>

/** Shares the events of one connection among any number of listeners. */
function shareEvents(open: (moved: (tags: readonly string[] | undefined) => void) => LiveEvents) {
  const listeners = new Set<(tags: readonly string[]) => void>()
  const live = open((tags) => {
    for (const listener of listeners) listener(tags ?? [ANYTHING])
  })
  return {
    live,
    subscribe(listener: (tags: readonly string[]) => void) {
      const own = (tags: readonly string[]) => listener(tags)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}

function refuseDrafts(): never {
  throw new Error('Previews of a hosted content service need CONTENT_READ_TOKEN.')
}

/**
 * Whether waiting can resolve the error. Any other error is about the query, and an old answer would only
 * hide it.
 */
function isUnavailable(error: unknown): boolean {
  return !(error instanceof ClientError) || error.statusCode === 408 || error.statusCode === 429
}

function unavailable(error: unknown): ContentUnavailableError {
  const reason = error instanceof Error ? error.message : String(error)
  return new ContentUnavailableError(`The content service did not respond: ${reason}`, { cause: error })
}
