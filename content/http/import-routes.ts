import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { receiveBody } from '#content/assets/receive-body.ts'
import type { ContentService } from '#content/open-content.ts'
import { mayNot, readableDocuments } from './access.ts'
import { bodyLimits, takeNoBodies } from './bodies.ts'
import { dataRoute } from './data-route.ts'
import { sendJson } from './doc-routes.ts'
import { importDocuments } from './import-documents.ts'
import { pathPart, queryOf, text } from './request-query.ts'

/**
 * `POST /data/import/{dataset}?operation=createOrReplace`: what `export` gives, in any order and of any number. It is received into
 * a file first, so that neither memory nor the time a request may take bounds it. The official tools import by mutations and uploads
 * and need none of this.
 */
export async function importRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  takeNoBodies(app)
  dataRoute(app, { method: 'POST', operation: 'import' }, async (request, reply) => {
    // Until its body is read whole, a refusal ends the connection, or it would go on being sent.
    reply.header('connection', 'close')
    const dataset = pathPart(request, 'dataset')
    const identity = request.contentIdentity
    readableDocuments(content, dataset, identity)
    if (identity.role !== 'writer') throw mayNot('mutation', 'create')
    const { operation } = queryOf(request, asked)
    await using body = await receiveBody(request.raw, content.assets.uploadFolder, bodyLimits.import)
    reply.removeHeader('connection')
    const lines =
      typeof body.source === 'string' ? createReadStream(body.source) : Readable.from([body.source])
    return sendJson(reply, await importDocuments(content, { dataset, identity, operation, lines }))
  })
}

const operations = ['create', 'createIfNotExists', 'createOrReplace'] as const

const asked = z.object({ operation: text.pipe(z.enum(operations)).default('create') })
