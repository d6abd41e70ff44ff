import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentService } from '#content/open-content.ts'
import { getReadableDocuments, insufficientPermissions } from './access.ts'
import { bodyLimits, jsonBody } from './bodies.ts'
import { dataRoute } from './data-route.ts'
import { pathPart } from './request-query.ts'
import { sendJson } from './send-json.ts'

/**
 * Adds `POST /data/mutate/{dataset}` and `POST /data/actions/{dataset}`, which apply all changes of a body or
 * none.
 */
export function mutateRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  const bodyLimit = bodyLimits.mutation

  dataRoute(app, { method: 'POST', operation: 'mutate', bodyLimit }, async (request, reply) => {
    const dataset = pathPart(request, 'dataset')
    const { role, id: author } = request.contentIdentity
    getReadableDocuments(content, dataset, request.contentIdentity)
    const body = jsonBody(request, z.unknown())
    if (role !== 'writer') throw insufficientPermissions('mutation', creates(body) ? 'create' : 'update')
    return sendJson(reply, await content.mutate({ dataset, body, options: request.query, author }))
  })

  dataRoute(app, { method: 'POST', operation: 'actions', bodyLimit }, async (request, reply) => {
    const dataset = pathPart(request, 'dataset')
    const { role, id: author } = request.contentIdentity
    getReadableDocuments(content, dataset, request.contentIdentity)
    const body = jsonBody(request, z.unknown())
    if (role !== 'writer') throw insufficientPermissions('action', 'update')
    return sendJson(reply, await content.act({ dataset, body, author }))
  })
}

const creating = z.object({
  mutations: z.tuple(
    [
      z.union([
        z.object({ create: z.unknown() }),
        z.object({ createIfNotExists: z.unknown() }),
        z.object({ createOrReplace: z.unknown() }),
      ]),
    ],
    z.unknown(),
  ),
})

const creates = (body: unknown): boolean => creating.safeParse(body).success
