import type { FastifyReply } from 'fastify'

/** Sends an answer that depends on who asks, so no cache may keep it. */
export function sendJson(reply: FastifyReply, value: unknown) {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(JSON.stringify(value))
}
