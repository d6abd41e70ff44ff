import type { FastifyReply } from 'fastify'

/** The headers of JSON that depends on who asks, so no cache may keep it. */
export const privateJson = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
}

export function sendJson(reply: FastifyReply, value: unknown) {
  return reply.headers(privateJson).send(JSON.stringify(value))
}
