import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { ContentError, refusal } from '#content/errors.ts'
import { noSuchDataset } from '#content/http/access.ts'
import { createFairShare, type FairShare } from '#content/http/fair-share.ts'
import type { Identity } from '#content/http/identity.ts'
import { pathPart } from '#content/http/request-query.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { ContentDatabase } from '#content/store/database.ts'
import { handleSocket } from './connection.ts'
import { type PresenceLimits, presenceLimits } from './limits.ts'
import { openRooms } from './room.ts'

export interface PresenceHttpOptions {
  store: ContentStore
  database: Pick<ContentDatabase, 'broadcast' | 'onBroadcast'>
  projectId: string
  identify: (authorization: string | undefined) => Identity
  isAllowedOrigin: (origin: string) => boolean
  /** Returns the network whose callers share places. */
  toNetwork: (address: string) => string
  limits?: Partial<PresenceLimits>
}

/**
 * Serves `GET /socket/:dataset` as a WebSocket, where editors tell one another what they have open. Nothing
 * is stored. Browsers cannot send a header with it, so a token may also come as the first message. Closing
 * the app closes every socket.
 */
export async function presenceHttp(app: FastifyInstance, options: PresenceHttpOptions): Promise<void> {
  const { store, identify, isAllowedOrigin, toNetwork } = options
  const limits = { ...presenceLimits, ...options.limits }
  const editors = createFairShare({ overall: limits.sockets, perNetwork: limits.socketsPerNetwork })
  const strangers = createFairShare({ overall: limits.strangers, perNetwork: limits.strangersPerNetwork })
  const rooms = openRooms(options.database)
  app.addHook('onClose', async () => void rooms.close())
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    preClose: (done) => void handleLeave(app.websocketServer, limits.leaveMs, done),
    // A socket that broke the protocol was already closed with its code, and a lost connection needs nothing.
    errorHandler(error, socket, request) {
      if (socket.readyState !== socket.OPEN) return
      request.log.error({ err: error }, 'a presence socket failed')
      socket.close(1011, 'an internal error occurred')
    },
  })
  // After a rejection is sent, Node would leave its connection open without an owner.
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
      // Any page can open a socket to any address, and browsers do not ask for permission first.
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
        message: 'This address accepts only WebSockets.',
      })
    },
    wsHandler(socket, request) {
      const network = toNetwork(request.ip)
      let leave = () => {}
      socket.on('close', () => leave())
      /** Leaves the place that the socket has for one of this kind. */
      const takePlace = (places: FairShare): boolean => {
        leave()
        leave = () => {}
        const taken = places.take(network)
        if (typeof taken === 'function') leave = taken
        else socket.close(TRY_LATER, 'too many sockets')
        return typeof taken === 'function'
      }
      const identity = request.contentIdentity
      let isStranger = identity.role === 'anonymous'
      if (!takePlace(isStranger ? strangers : editors)) return
      const dataset = pathPart(request, 'dataset')
      handleSocket(socket, {
        dataset,
        rooms,
        limits,
        identity,
        identify(authorization) {
          const identified = identify(authorization)
          if (isStranger) takePlace(editors)
          isStranger = false
          return identified
        },
      })
    },
  })
}

/**
 * Returns whether a request is for the presence socket. For all others the `Upgrade` header is ignored, and
 * they are answered as usual.
 */
export function asksForPresence({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && /^\/v(\d[^/]*|x)\/socket\/[^/?]+(\?|$)/i.test(url)
}

/**
 * Closes a connection that was rejected in whatever way; one that becomes a WebSocket no longer has this
 * limit.
 */
function boundOpening(socket: Duplex) {
  if (socket instanceof Socket) socket.setTimeout(OPENING_MS, () => socket.destroy())
}

const OPENING_MS = 5_000
const TRY_LATER = 1013
const GOING_AWAY = 1001

function handleLeave(server: FastifyInstance['websocketServer'], leaveMs: number, done: () => void) {
  for (const socket of server.clients) socket.close(GOING_AWAY, 'the server is stopping')
  const cut = setTimeout(() => {
    for (const socket of server.clients) socket.terminate()
  }, leaveMs)
  server.close(() => {
    clearTimeout(cut)
    done()
  })
}
