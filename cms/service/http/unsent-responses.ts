import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#content/errors.ts'
import { createFairShare, type ShareLimits } from './fair-share.ts'

export interface UnsentLimits extends ShareLimits {
  /** A client that takes nothing of its answer for this long is disconnected. */
  stallMs: number
}

/** Bytes of answers to callers without a token that have not left the process. */
const unsentLimits: UnsentLimits = {
  overall: 64_000_000,
  perNetwork: 8_000_000,
  stallMs: 10_000,
}

/** The operating system takes this much of an answer at once, so nothing of it stays in the process. */
export const smallResponseBytes = 16_000

/** What a streamed file or export holds: the part that is being sent, and the next one. */
export const streamedBytes = 2 * 64 * 1024

export interface UnsentResponses {
  /**
   * Counts an answer as long as its client has not taken all of it, and ends the connection of one that
   * takes nothing.
   *
   * @param network where the caller is, or undefined for callers with a token, whose bytes are not limited
   * @throws ContentError 429 if the network leaves too much unread, 503 if all networks together do
   */
  hold(response: ServerResponse, network: string | undefined, bytes: number): void
  /** The bytes of all answers on their way to callers without a token. */
  bytes(): number
  close(): void
}

/** Counts an answer of a request; see `UnsentResponses`. */
export type Hold = (request: FastifyRequest, reply: FastifyReply, bytes: number) => void

interface Held {
  response: ServerResponse
  taken: number
  since: number
}

export function createUnsentResponses(limits: UnsentLimits = unsentLimits): UnsentResponses {
  const share = createFairShare(limits)
  const held = new Set<Held>()
  let watch: NodeJS.Timeout | undefined

  function endStalled(): void {
    for (const answer of held) {
      const taken = getTaken(answer.response)
      const now = performance.now()
      if (taken !== answer.taken || answer.response.writableLength === 0) {
        answer.taken = taken
        answer.since = now
      } else if (now - answer.since >= limits.stallMs) answer.response.destroy()
    }
  }

  function watchStalls(): void {
    watch ??= setInterval(endStalled, limits.stallMs / 4).unref()
  }

  function stopWatching(): void {
    clearInterval(watch)
    watch = undefined
  }

  return {
    hold(response, network, bytes) {
      if (bytes <= smallResponseBytes) return
      const giveBack = network === undefined ? () => {} : share.take(network, bytes)
      if (giveBack === 'network')
        throw refusal(429, 'Read the responses already being sent before you request more.', retryLater)
      if (giveBack === 'all')
        throw refusal(503, 'Too many responses are being sent. Try again in a few seconds.', retryLater)
      const answer = { response, taken: getTaken(response), since: performance.now() }
      held.add(answer)
      watchStalls()
      response.once('close', () => {
        giveBack()
        held.delete(answer)
        if (held.size === 0) stopWatching()
      })
    },
    bytes: () => share.taken(),
    close: stopWatching,
  }
}

const retryLater = { retryAfterSeconds: 5 }

/** Returns how many bytes of its connection a client has taken. */
const getTaken = (response: ServerResponse): number =>
  (response.socket?.bytesWritten ?? 0) - response.writableLength
