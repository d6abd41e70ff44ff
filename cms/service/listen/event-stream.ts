import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { ListenLimits } from './limits.ts'
import { keepAliveComment } from './server-sent-event.ts'

/** After this time, a connection that does not accept the last bytes of its stream is closed without them. */
const LAST_BYTES_MS = 500

/** A response that continues until one side ends it. */
export interface EventStream {
  /**
   * Adds to the stream; returns false and adds nothing if the stream has ended or more than the limit waits
   * to be read.
   */
  write(bytes: Buffer | string): boolean
  /** Resolves when everything written has been handed to the system, or the stream has ended. */
  drained(): Promise<void>
  /**
   * Call at each keep-alive interval: sends a keep-alive comment, and disconnects a client that has stopped
   * reading.
   *
   * @param now in ms, from a clock that never goes back
   */
  beat(now: number): void
  readonly ended: boolean
  /** Sends everything written before, then `last`, and ends the stream. */
  end(last?: string): void
  onEnd(listener: () => void): void
}

/** Takes over the response from Fastify, with the headers that hooks have set. */
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
    // The connection serves no other request after this one, so a stopping server does not have to wait for
    // it.
    connection: 'close',
    // Nginx would collect events into larger pieces.
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  // `beat` disconnects a client that stops reading, so the server's limit for idle connections does not
  // apply.
  response.socket?.setTimeout(0).setKeepAlive(true, limits.stallMs)
  // Without a listener, a connection reset would be an unhandled error.
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
