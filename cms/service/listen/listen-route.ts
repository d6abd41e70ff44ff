import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#content/errors.ts'
import type { CompileFilter } from '#content/query/filter.ts'
import { admit } from './admission.ts'
import { LISTEN_URL_LENGTH } from './limits.ts'
import { listenAudience, listenKey, toScope } from './listen-audience.ts'
import { listenRequest } from './listen-request.ts'
import { positionId } from './resume.ts'
import { serverSentEvent } from './server-sent-event.ts'
import { type Streams, startStream } from './stream-start.ts'

/** Streams mutations of the documents that a filter selects, one event for each document. */
export function listenRoute(streams: Streams & { compileFilter: CompileFilter }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.url.length > LISTEN_URL_LENGTH) throw refusal(414, 'The query is too large for a listener.')
    const { dataset, apiVersion, identity } = admit(request, streams)
    const asked = listenRequest(request)
    const filter = streams.compileFilter(asked.query, asked.params)
    const scope = toScope(identity, asked.includeAllVersions, apiVersion)
    const lastEventId = asked.enableResume ? asked.lastEventId : undefined
    await startStream(request, reply, streams, {
      dataset,
      key: listenKey(asked, scope),
      audience: () => listenAudience(asked, filter, scope),
      lastEventId,
      greet({ number }, resumed) {
        const name = JSON.stringify({ listenerName: randomUUID() })
        if (resumed) return serverSentEvent('welcomeback', name)
        return serverSentEvent(lastEventId === undefined ? 'welcome' : 'reset', name, positionId(number))
      },
    })
  }
}
