import type { IncomingMessage, Server } from 'node:http'

/** The longest that any body may take to arrive; `cms/service/` ends its own uploads a little earlier. */
export const MAX_BODY_MS = 11 * 60_000

export interface BodyTimeout {
  /** Ends the request, as Node ends one with late headers, if its body does not arrive in time. */
  bound(server: Server, request: IncomingMessage): void
  /** Gives a trusted client's body the longest time, and lets the connection be silent during processing. */
  extend(request: IncomingMessage): void
}

/**
 * Limits how long request bodies may take. Node has one time limit for all requests, but uploading an image
 * over a slow connection takes longer than submitting a form.
 */
export function createBodyTimeout(defaultMs: number): BodyTimeout {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  return {
    bound(server, request) {
      const { headers } = request
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
      const timer = setTimeout(() => {
        if (request.complete) return
        const late = Object.assign(new Error('The request body took too long to arrive'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        })
        server.emit('clientError', late, request.socket)
      }, defaultMs)
      timer.unref()
      timers.set(request, timer)
      request.once('close', () => clearTimeout(timer))
    },
    extend(request) {
      clearTimeout(timers.get(request))
      // Node restores the socket's timeout after the response. Mock requests in tests have no such socket.
      if (typeof request.socket?.setTimeout === 'function') request.socket.setTimeout(0)
    },
  }
}
