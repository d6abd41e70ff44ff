import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#content/errors.ts'
import type { IsAllowedOrigin } from './cross-origin.ts'
import { sendJson } from './send-json.ts'

/** Lists that the hosted service maintains for its customers and that are always empty here. */
const EMPTY_LISTS = [
  '/features',
  '/projects/:projectId/features',
  '/projects/:projectId/user-applications',
  '/schedules/:projectId/:dataset',
  '/journey/announcements',
  '/subscriptions/project/:projectId',
]

/** Services of the hosted product that are not offered here. */
const NOT_OFFERED = [
  '/agent/*',
  '/blueprints/*',
  '/collaboration/*',
  '/context/*',
  '/functions/*',
  '/media-libraries/*',
]

/** Adds small endpoints that the official clients and the editor call besides content. */
export function studioRoutes(app: FastifyInstance, { isAllowed }: { isAllowed: IsAllowedOrigin }) {
  app.get('/ping', async (_request, reply) => sendJson(reply, { pong: true }))
  app.get('/intake/telemetry-status', async (_request, reply) => sendJson(reply, { status: 'denied' }))
  app.get('/check/cors', async (request, reply) => {
    const { origin } = request.headers
    const allowed = origin !== undefined && isAllowed(origin)
    // Pages of unlisted sites may read this response too, so that they can report the problem.
    if (origin !== undefined && !allowed) reply.header('access-control-allow-origin', '*')
    return sendJson(reply, { result: { allowed, withCredentials: allowed } })
  })
  for (const url of EMPTY_LISTS) app.get(url, async (_request, reply) => sendJson(reply, []))

  const notOffered = async (_request: FastifyRequest, _reply: FastifyReply) => {
    throw refusal(501, 'This service does not support this feature.')
  }
  for (const url of NOT_OFFERED) {
    app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: notOffered })
  }
}
