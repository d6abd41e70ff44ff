import type { FastifyReply, FastifyRequest } from 'fastify'
import { ContentError, refusal } from '#content/errors.ts'
import { requireToken } from '#content/http/access.ts'
import { admit } from './admission.ts'
import { eventStream } from './event-stream.ts'
import { isSince, liveRequest } from './listen-request.ts'
import { goAway, liveAudience, restart, type SyncTagsOf } from './live-audience.ts'
import { positionId } from './resume.ts'
import { serverSentEvent } from './server-sent-event.ts'
import { type Streams, startStream } from './stream-start.ts'

/** The API version that introduced live events. */
const SINCE = '2021-03-25'

/** Streams the sync tags of the answers that each transaction made stale. */
export function liveRoute(streams: Streams & { syncTagsOf: SyncTagsOf }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { dataset, apiVersion, identity } = admit(request, streams)
    if (!isSince(apiVersion, SINCE)) {
      throw refusal(400, `The live events API requires API version ${SINCE} or later.`)
    }
    if (!acceptsEvents(request.headers.accept)) throw notAcceptable()
    const { includeDrafts, lastEventId } = liveRequest(request)
    if (includeDrafts) requireToken(identity)
    const start = {
      dataset,
      key: `live ${includeDrafts}`,
      audience: () => liveAudience(streams.syncTagsOf, includeDrafts),
      lastEventId,
      greet({ number }: { number: number }, resumed: boolean) {
        const welcome = serverSentEvent('welcome', '{}', resumed ? undefined : positionId(number))
        if (resumed || lastEventId === undefined) return welcome
        return restart(number) + welcome
      },
    }
    try {
      await startStream(request, reply, streams, start)
    } catch (error) {
      const isFull = error instanceof ContentError && (error.status === 429 || error.status === 503)
      if (!isFull) throw error
      // Clients take this as the signal to poll instead.
      eventStream(reply, streams.limits).end(`retry: 30000\n${goAway('Too many listeners are connected')}`)
    }
  }
}

function acceptsEvents(accept: string | undefined): boolean {
  return accept === undefined || /text\/event-stream|text\/\*|\*\/\*/.test(accept)
}

function notAcceptable(): ContentError {
  return new ContentError(406, {
    statusCode: 406,
    error: 'Not Acceptable',
    message: 'Live events are sent only as text/event-stream.',
  })
}
