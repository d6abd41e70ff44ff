import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { receiveBody } from '#content/assets/receive-body.ts'
import type { ContentService } from '#content/open-content.ts'
import { getReadableDocuments, insufficientPermissions } from './access.ts'
import { bodyLimits, refuseBodies } from './bodies.ts'
import { dataRoute } from './data-route.ts'
import { importDocuments } from './import-documents.ts'
import { parseRequestQuery, pathPart, text } from './request-query.ts'
import { sendJson } from './send-json.ts'

/**
 * Adds `POST /data/import/{dataset}?operation=createOrReplace`, which accepts the output of `export` in any
 * order and amount. The body is first saved to a file, so that memory and the request timeout do not limit
 * its size. The official tools import through mutations and uploads and do not use it.
 */
export async function importRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  refuseBodies(app)
  dataRoute(app, { method: 'POST', operation: 'import' }, async (request, reply) => {
    // Until the whole body has been read, an error response closes the connection so that the client stops
    // sending.
    reply.header('connection', 'close')
    const dataset = pathPart(request, 'dataset')
    const identity = request.contentIdentity
    getReadableDocuments(content, dataset, identity)
    if (identity.role !== 'writer') throw insufficientPermissions('mutation', 'create')
    const { operation } = parseRequestQuery(request, asked)
    await using body = await receiveBody(request.raw, content.assets.uploadFolder, bodyLimits.import)
    reply.removeHeader('connection')
    const lines =
      typeof body.source === 'string' ? createReadStream(body.source) : Readable.from([body.source])
    return sendJson(reply, await importDocuments(content, { dataset, identity, operation, lines }))
  })
}

const operations = ['create', 'createIfNotExists', 'createOrReplace'] as const

const asked = z.object({ operation: text.pipe(z.enum(operations)).default('create') })
