import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { ContentError, refusal } from '#content/errors.ts'
import { noSuchDataset } from '#content/http/access.ts'
import type { Identity } from '#content/http/identity.ts'
import { pathPart } from '#content/http/request-query.ts'
import { places } from '#content/listen/places.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { converse } from './connection.ts'
import { type PresenceLimits, presenceLimits } from './limits.ts'
import { openRooms } from './room.ts'

export interface PresenceHttpOptions {
  store: ContentStore
  projectId: string
  identify: (authorization: string | undefined) => Identity
  isAllowedOrigin: (origin: string) => boolean
  limits?: Partial<PresenceLimits>
}

/**
 * `GET /socket/:dataset` as a WebSocket: where editors tell one another what they have open. Nothing of it is kept. Browsers cannot
 * send a header with it, so a token may also come as the first message. Closing the app ends every socket.
 */
export async function presenceHttp(app: FastifyInstance, options: PresenceHttpOptions): Promise<void> {
  const { store, identify, isAllowedOrigin } = options
  const limits = { ...presenceLimits, ...options.limits }
  const takePlace = places({ streams: limits.sockets, streamsPerAddress: limits.socketsPerAddress })
  const rooms = openRooms()
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    preClose: (done) => void takeLeave(app.websocketServer, limits.leaveMs, done),
    // What breaks the protocol has been closed with its code by then; a lost connection needs nothing.
    errorHandler(error, socket, request) {
      if (socket.readyState !== socket.OPEN) return
      request.log.error({ err: error }, 'a presence socket failed')
      socket.close(1011, 'an internal error occurred')
    },
  })
  // A refusal is answered, and Node leaves its connection open to nobody.
  app.addHook('onResponse', async ({ raw }) => raw.socket.destroySoon())
  const bound = (_request: IncomingMessage, socket: Duplex) => boundOpening(socket)
  app.server.on('upgrade', bound)
  app.addHook('onClose', async () => void app.server.off('upgrade', bound))
  app.route({
    method: 'GET',
    url: '/socket/:dataset',
    exposeHeadRoute: false,
    async preHandler(request) {
      const { origin, host } = request.headers
      // Any page can open a socket to anywhere, and browsers do not ask for leave first.
      if (origin !== undefined && origin !== `${request.protocol}://${host}` && !isAllowedOrigin(origin)) {
        throw refusal(403, 'The origin of this page is not in the list of allowed origins.')
      }
      const dataset = pathPart(request, 'dataset')
      if (!store.documents(dataset)) throw noSuchDataset(options, dataset)
    },
    handler(_request, reply) {
      reply.header('upgrade', 'websocket')
      throw new ContentError(426, {
        statusCode: 426,
        error: 'Upgrade Required',
        message: 'This address takes WebSockets only.',
      })
    },
    wsHandler(socket, request) {
      const leave = takePlace(request.ip)
      if (typeof leave === 'string') return socket.close(TRY_LATER, 'too many sockets')
      socket.on('close', leave)
      const dataset = pathPart(request, 'dataset')
      converse(socket, { dataset, rooms, limits, identity: request.contentIdentity, identify })
    },
  })
}

/** Whether a request is for here. For all others an `Upgrade` header means nothing, and they are answered as they are. */
export function asksForPresence({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && /^\/v(\d[^/]*|x)\/socket\/[^/?]+(\?|$)/i.test(url)
}

/** What becomes a WebSocket has no such limit any more; what was refused in whatever way does not stay. */
function boundOpening(socket: Duplex) {
  if (socket instanceof Socket) socket.setTimeout(OPENING_MS, () => socket.destroy())
}

const OPENING_MS = 5_000
const TRY_LATER = 1013
const GOING_AWAY = 1001

function takeLeave(server: FastifyInstance['websocketServer'], leaveMs: number, done: () => void) {
  for (const socket of server.clients) socket.close(GOING_AWAY, 'the server is stopping')
  const cut = setTimeout(() => {
    for (const socket of server.clients) socket.terminate()
  }, leaveMs)
  server.close(() => {
    clearTimeout(cut)
    done()
  })
}
