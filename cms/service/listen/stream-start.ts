import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ContentError } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { AdmissionOptions } from './admission.ts'
import type { Audience } from './audience.ts'
import type { createConnectionLimiter } from './connection-limiter.ts'
import { eventStream } from './event-stream.ts'
import type { Hub, Position } from './hub.ts'
import type { ListenLimits } from './limits.ts'
import { findPosition } from './resume.ts'

/** What both kinds of streams need. */
export interface Streams extends AdmissionOptions {
  store: ContentStore
  hub: Hub
  limits: ListenLimits
  takePlace: ReturnType<typeof createConnectionLimiter>
}

export interface StreamStart {
  dataset: string
  /** Streams with the same key receive the same events. */
  key: string
  audience: () => Audience
  /** The last event that the client received, if it wants to continue from there. */
  lastEventId: string | undefined
  /** Returns the first events; if `resumed`, the missed events follow. */
  greet: (from: Position, resumed: boolean) => string
}

/** Clients that lost their streams together must not all reconnect at the same moment. */
const retryLine = (aboutMs: number) => `retry: ${randomInt(aboutMs / 2, aboutMs * 1.5)}\n`

/**
 * Turns the response into a stream.
 *
 * @throws ContentError 429 or 503 if there are too many streams; clients reconnect after that
 */
export async function startStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, hub, limits, takePlace, getNetwork }: Streams,
  { dataset, key, audience, lastEventId, greet }: StreamStart,
): Promise<void> {
  const network = getNetwork(request)
  const leave = takePlace(network)
  if (leave === 'network') throw tooMany(reply, 429)
  if (leave === 'all') throw tooMany(reply, 503)
  try {
    const latest = () => hub.latest(dataset)
    const resumed =
      lastEventId === undefined
        ? undefined
        : await findPosition({ store, dataset, lastEventId, latest, limits })
    if (!hub.hasRoom(dataset, key, network === undefined)) throw tooMany(reply, 503)
    // Also needed when resuming: it throws if the dataset is gone, while a response can still report that.
    const number = latest()
    const from = resumed ?? { number }
    // Nothing is awaited from here to the join, so no transaction can come in between.
    const stream = eventStream(reply, limits)
    if (stream.ended) return leave()
    stream.onEnd(leave)
    stream.write(`${retryLine(limits.retryMs)}${greet(from, resumed !== undefined)}`)
    hub.join({ dataset, key, audience, stream, from })
  } catch (error) {
    leave()
    throw error
  }
}

function tooMany(reply: FastifyReply, statusCode: 429 | 503): ContentError {
  reply.header('retry-after', '1')
  const error = statusCode === 429 ? 'Too Many Requests' : 'Service Unavailable'
  return new ContentError(statusCode, {
    statusCode,
    error,
    message: 'Too many listeners are connected. Try again later.',
  })
}
