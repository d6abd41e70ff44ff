import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ContentError } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { AdmissionOptions } from './admission.ts'
import type { Audience } from './audience.ts'
import { eventStream } from './event-stream.ts'
import type { Hub, Position } from './hub.ts'
import type { ListenLimits } from './limits.ts'
import type { places } from './places.ts'
import { positionOf } from './resume.ts'

/** What both kinds of streams are made with. */
export interface Streams extends AdmissionOptions {
  store: ContentStore
  hub: Hub
  limits: ListenLimits
  takePlace: ReturnType<typeof places>
}

export interface StreamStart {
  dataset: string
  /** Those with the same key are told the same. */
  key: string
  audience: () => Audience
  /** Where the client was, if it wants to go on from there. */
  lastEventId: string | undefined
  /** The first events; `resumed`: those that were missed follow. */
  greet: (from: Position, resumed: boolean) => string
}

/** Those who lost their streams together must not all come back in one moment. */
const retryLine = (aboutMs: number) => `retry: ${randomInt(aboutMs / 2, aboutMs * 1.5)}\n`

/** Turns the answer into a stream, or throws 429 or 503, after which clients come back. */
export async function startStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, hub, limits, takePlace }: Streams,
  { dataset, key, audience, lastEventId, greet }: StreamStart,
): Promise<void> {
  const leave = takePlace(request.ip)
  if (leave === 'address') throw tooMany(reply, 429)
  if (leave === 'all') throw tooMany(reply, 503)
  try {
    const latest = () => hub.latest(dataset)
    const resumed =
      lastEventId === undefined
        ? undefined
        : await positionOf({ store, dataset, lastEventId, latest, limits })
    if (!hub.hasRoom(dataset, key)) throw tooMany(reply, 503)
    // Also for one that resumes: it throws where the dataset is gone, while an answer can still say so.
    const number = latest()
    const from = resumed ?? { number }
    // From here to the join nothing is awaited, so nothing can happen in between.
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
