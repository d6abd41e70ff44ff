import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { ListenLimits } from './limits.ts'
import { keepAliveComment } from './server-sent-event.ts'

/** After this a connection that does not take in the last bytes of its stream is ended without them. */
const LAST_BYTES_MS = 500

/** An answer that goes on until one side ends it. */
export interface EventStream {
  /** Adds to what is sent; false: more than the bound waits to be read, so nothing was added. */
  write(bytes: Buffer | string): boolean
  /** Resolves when all that was written is on its way, or the stream is at its end. */
  drained(): Promise<void>
  /**
   * To be called at each interval of keep-alive: says that we are here, and cuts off who has stopped reading.
   * @param now in ms, of a clock that only goes forward
   */
  beat(now: number): void
  readonly ended: boolean
  /** Sends what was written before, and this, then ends. */
  end(last?: string): void
  onEnd(listener: () => void): void
}

/** Takes the answer over from Fastify, with the headers that hooks have put on it. */
export function eventStream(
  reply: FastifyReply,
  limits: Pick<ListenLimits, 'bufferedBytes' | 'stallMs'>,
): EventStream {
  const response = reply.raw
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value)
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // It serves no other request after this one, so that a server which is to stop need not wait for it.
    connection: 'close',
    // Nginx would gather events into larger pieces.
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  // Cut off below by what it does not read; the server's limit for idle connections is for others.
  response.socket?.setTimeout(0).setKeepAlive(true, limits.stallMs)
  // Without a listener the reset of a connection would be an error nobody handles.
  response.on('error', () => response.destroy())

  let written = 0
  let taken = 0
  let seen = { taken: 0, at: Number.POSITIVE_INFINITY }
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  response.on('close', wake)
  const isEnded = () => response.writableEnded || response.destroyed
  const send = (bytes: Buffer | string) => {
    const length = Buffer.byteLength(bytes)
    written += length
    response.write(bytes, () => {
      taken += length
      if (taken === written) wake()
    })
  }
  return {
    write(bytes) {
      if (isEnded() || written - taken > limits.bufferedBytes) return false
      send(bytes)
      return true
    },
    drained() {
      if (isEnded() || taken === written) return Promise.resolve()
      return new Promise((resolve) => waiting.add(resolve))
    },
    beat(now) {
      if (isEnded()) return
      if (written === taken) {
        seen = { taken, at: now }
        send(keepAliveComment)
      } else if (seen.taken !== taken || seen.at > now) {
        seen = { taken, at: now }
      } else if (now - seen.at >= limits.stallMs) {
        response.destroy()
      }
    },
    get ended() {
      return isEnded()
    },
    end(last) {
      if (isEnded()) return
      if (last === undefined) response.end()
      else response.end(last)
      endLater(response)
    },
    onEnd: (listener) => void response.once('close', listener),
  }
}

function endLater(response: ServerResponse) {
  const timer = setTimeout(() => response.destroy(), LAST_BYTES_MS)
  response.once('close', () => clearTimeout(timer))
}
