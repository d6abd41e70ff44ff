import type { IncomingMessage, Server } from 'node:http'

/** A body that is still coming after this is cut off, whoever sends it; `content/` ends its own a little before. */
export const LONGEST_BODY_MS = 11 * 60_000

export interface BodyTime {
  /** Ends the request, as Node ends one whose headers are late, when its body has not come in time. */
  bound(server: Server, request: IncomingMessage): void
  /** For who may send much: its body may take the longest time, and the work on it may be silent. */
  extend(request: IncomingMessage): void
}

/** How long bodies may take. Node knows one time for all requests, and an image over a slow line takes longer than a form. */
export function createBodyTime(usualMs: number): BodyTime {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  return {
    bound(server, request) {
      const { headers } = request
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
      const timer = setTimeout(() => {
        if (request.complete) return
        const late = Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        server.emit('clientError', late, request.socket)
      }, usualMs)
      timer.unref()
      timers.set(request, timer)
      request.once('close', () => clearTimeout(timer))
    },
    extend(request) {
      clearTimeout(timers.get(request))
      // Node sets its own time again when the answer is out. A request that was made up in a test has no such socket.
      if (typeof request.socket?.setTimeout === 'function') request.socket.setTimeout(0)
    },
  }
}
