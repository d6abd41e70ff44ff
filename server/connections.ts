import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** Browsers never send a second request on a connection before the first is answered; some programs do. */
const MOST_PIPELINED = 100
/** A connection without a request that stayed silent in so many checks in a row has none on its way. */
const SILENT_CHECKS = 6
const CHECK_EVERY_MS = 50
const MOST_TURNS = 200

interface Connection {
  /** In order of arrival; responses that were sent at once are not listed. */
  unanswered: Set<ServerResponse>
  bytesRead: number
  silentChecks: number
}

export type Connections = ReturnType<typeof createConnections>

/** Takes care of the connections of one server: their turns, and how they end. */
export function createConnections() {
  const connections = new Map<Socket, Connection>()
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

  return {
    /** Must be called for a server before it listens. */
    track(server: Server) {
      server.on('connection', (socket: Socket) => {
        accepted++
        connections.set(socket, { unanswered: new Set(), bytesRead: 0, silentChecks: 0 })
        socket.once('close', () => connections.delete(socket))
      })
      // Node and Fastify call this when they close the server. Node's own version also cuts responses that
      // are still on their way.
      server.closeIdleConnections = () => {
        const checks = setInterval(endSilent, CHECK_EVERY_MS).unref()
        server.once('close', () => clearInterval(checks))
      }
    },

    /** Answers the requests of one connection one after another, each when the one before it was sent. */
    inTurn(answer: RequestListener): RequestListener {
      return (request, response) => {
        const connection = connections.get(request.socket)
        if (!connection) return answer(request, response)
        const { unanswered } = connection
        const answerNow = () => {
          announceEnd(response, connection)
          answer(request, response)
        }
        // A response has no socket while an earlier one on the connection is unfinished.
        if (response.socket !== null) answerNow()
        else if (unanswered.size < MOST_PIPELINED) response.once('socket', answerNow)
        else return void request.socket.destroy()
        if (response.writableEnded) return
        unanswered.add(response)
        response.once('close', () => unanswered.delete(response))
      }
    },

    /**
     * Lets the event loop take in what has arrived, until no new connection came. Node accepts one
     * connection per turn of its loop, so with other work in each turn, many that arrive together would wait
     * long before their requests are even read.
     */
    async takeIn() {
      for (let turn = 0; turn < MOST_TURNS; turn++) {
        const before = accepted
        // The first callback runs in this turn of the loop, and the second after the network was looked at.
        await setImmediate()
        await setImmediate()
        if (accepted === before) return
      }
    },

    /** From now on, connections end with their last response, and the client is told so. */
    announceClosing() {
      isClosing = true
      for (const connection of connections.values())
        for (const response of connection.unanswered) announceEnd(response, connection)
    },
  }
}
