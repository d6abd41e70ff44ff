import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ANYTHING } from '#app/content/content-client.server.ts'
import { ApiError } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { type EventStream, eventStream } from '#cms/service/listen/event-stream.ts'
import { listenLimits } from '#cms/service/listen/limits.ts'
import { serverSentEvent } from '#cms/service/listen/server-sent-event.ts'
import type { ContentChange } from './content-moves.ts'

/** Open tabs of editors. */
const MAX_STREAMS = 100
const HEARTBEAT_MS = 10_000

const place = z.string().max(100)
const request = {
  querystring: z.object({
    position: place.default('').describe('The position of the content when the page read it'),
  }),
  headers: z.object({ 'last-event-id': place.optional() }),
}

/**
 * `GET /api/preview/events` streams the topics that changed, in drafts too, to visitors with the preview
 * cookie. The page knows its own topics, so no document and no token leaves the server.
 */
export const previewApi: FastifyPluginAsyncZod<{ services: Pick<Services, 'preview' | 'now'> }> = async (
  api,
  { services: { preview, now } },
) => {
  const streams = new Map<EventStream, Date>()
  const beat = setInterval(() => {
    for (const [stream, until] of streams) {
      if (until <= now()) stream.end()
      else stream.beat(performance.now())
    }
  }, HEARTBEAT_MS).unref()
  api.addHook('preClose', async () => {
    clearInterval(beat)
    for (const stream of streams.keys()) stream.end()
  })

  api.get(
    '/preview/events',
    { schema: { ...request, hide: true }, exposeHeadRoute: false },
    async ({ headers, query }, reply) => {
      const until = preview.getEnd(headers.cookie)
      if (!until)
        throw new ApiError('NO_PREVIEW', 'Only people previewing drafts can follow changes to them.')
      if (streams.size >= MAX_STREAMS) {
        throw new ApiError('TEMPORARILY_UNAVAILABLE', 'Too many previews are open. Please try again later.')
      }
      const lastSeenId = headers['last-event-id']
      const missed = preview.moves.since(lastSeenId ?? query.position)
      const stream = eventStream(reply, listenLimits)
      const send = ({ position, tags }: ContentChange) => {
        // A client that reads too slowly is disconnected; it reconnects and receives what it missed.
        if (!stream.write(serverSentEvent('moved', JSON.stringify(tags), position))) stream.end()
      }
      const stop = preview.moves.subscribe(send)
      streams.set(stream, until)
      stream.onEnd(() => {
        stop()
        streams.delete(stream)
      })
      stream.write('retry: 1000\n\n')
      for (const move of missed ?? []) send(move)
      // After a server restart, nobody knows what a reconnecting client missed, so it is told that anything
      // may have changed. A page that was just loaded is current; telling it the same would make it reload
      // forever.
      if (!missed && lastSeenId !== undefined) send({ position: preview.moves.position(), tags: [ANYTHING] })
    },
  )
}
