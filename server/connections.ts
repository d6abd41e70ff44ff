import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { RETRY_AFTER_SECONDS } from '#app/errors.ts'
import { toNetwork } from '#domain/network-of-address.ts'

/** Browsers never send a second request on a connection before the first is answered; some programs do. */
const MAX_PIPELINED = 100
/** A connection without a request that stayed silent in so many checks in a row has none on its way. */
const SILENT_CHECKS = 6
const CHECK_EVERY_MS = 50
const MAX_TURNS = 200

interface Connection {
  /** In order of arrival; responses that were sent at once are not listed. */
  unanswered: Set<ServerResponse>
  bytesRead: number
  silentChecks: number
}

interface Limits {
  /** Connections that may be open, each of which takes a descriptor and about 17 KB. */
  max: number
  /** Of one IPv4 address or one /48 of IPv6. */
  maxPerNetwork: number
}

/** How long a refused client may take to read why. */
const REFUSAL_MS = 1_000

export type Connections = ReturnType<typeof createConnections>

/** Takes care of the connections of one server: how many there are, their turns, and how they end. */
export function createConnections({ max, maxPerNetwork }: Limits) {
  const connections = new Map<Socket, Connection>()
  const countByNetwork = new Map<string, number>()
  let accepted = 0
  let isClosing = false

  /** Lets the client know with the last response that it must not send more on this connection. */
  function announceEnd(response: ServerResponse, { unanswered }: Connection) {
    if (isClosing && unanswered.size <= 1 && !response.headersSent) response.setHeader('connection', 'close')
  }

  function endSilent() {
    for (const [socket, connection] of connections) {
      const isBusy = connection.unanswered.size > 0 || socket.writableLength > 0
      if (isBusy || socket.bytesRead !== connection.bytesRead) {
        connection.bytesRead = socket.bytesRead
        connection.silentChecks = 0
      } else if (++connection.silentChecks > SILENT_CHECKS) {
        socket.destroy()
      }
    }
  }

  /** @returns false if there are too many connections */
  function take(socket: Socket): boolean {
    const network = toNetwork(socket.remoteAddress ?? '', 48)
    const count = countByNetwork.get(network) ?? 0
    if (connections.size >= max || count >= maxPerNetwork) return false
    connections.set(socket, { unanswered: new Set(), bytesRead: 0, silentChecks: 0 })
    countByNetwork.set(network, count + 1)
    socket.once('close', () => {
      connections.delete(socket)
      const left = (countByNetwork.get(network) ?? 0) - 1
      if (left > 0) countByNetwork.set(network, left)
      else countByNetwork.delete(network)
    })
    return true
  }

  return {
    counts: () => ({ open: connections.size, max }),

    /** Must be called for a server before it listens. */
    track(server: Server) {
      const [answer] = server.listeners('connection')
      server.removeAllListeners('connection')
      server.on('connection', (socket: Socket) => {
        accepted++
        if (take(socket)) answer?.call(server, socket)
        else refuse(socket)
      })
      // Node and Fastify call this when they close the server. Node's own version also cuts responses that
      // are still on their way.
      server.closeIdleConnections = () => {
        const checks = setInterval(endSilent, CHECK_EVERY_MS).unref()
        server.once('close', () => clearInterval(checks))
      }
    },

    /** Answers the requests of one connection one after another, each when the one before it was sent. */
    serializePipelined(answer: RequestListener): RequestListener {
      return (request, response) => {
        const connection = connections.get(request.socket)
        if (!connection) return answer(request, response)
        const { unanswered } = connection
        const handleNow = () => {
          announceEnd(response, connection)
          answer(request, response)
        }
        // A response has no socket while an earlier one on the connection is unfinished.
        if (response.socket !== null) handleNow()
        else if (unanswered.size < MAX_PIPELINED) response.once('socket', handleNow)
        else return void request.socket.destroy()
        if (response.writableEnded) return
        unanswered.add(response)
        response.once('close', () => unanswered.delete(response))
      }
    },

    /**
     * Lets the event loop accept the connections that have arrived, until there is no new one. Node accepts one
     * connection per turn of its loop, so with other work in each turn, many that arrive together would wait
     * long before their requests are even read.
     */
    async drainAccepted() {
      for (let turn = 0; turn < MAX_TURNS; turn++) {
        const before = accepted
        // The first callback runs in this turn of the loop, and the second after the network was looked at.
        await setImmediate()
        await setImmediate()
        if (accepted === before) return
      }
    },

    /** From now on, connections end with their last response, and the client is told so. */
    sendConnectionClose() {
      isClosing = true
      for (const connection of connections.values())
        for (const response of connection.unanswered) announceEnd(response, connection)
    },
  }
}

/** Says why, without waiting for a request, and frees the descriptor soon. */
function refuse(socket: Socket) {
  const body = 'Too many connections are open. Please try again in a few seconds.\n'
  socket.on('error', () => undefined)
  // What the client sends is read and dropped: unread, it would make the system take the answer back.
  socket.resume()
  socket.end(
    [
      'HTTP/1.1 503 Service Unavailable',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${body.length}`,
      `Retry-After: ${RETRY_AFTER_SECONDS}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  setTimeout(() => socket.destroy(), REFUSAL_MS).unref()
}
