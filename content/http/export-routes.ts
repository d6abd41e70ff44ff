import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentDocument } from '#content/documents.ts'
import type { ContentService } from '#content/open-content.ts'
import { mustHaveToken, readableDocuments, sees } from './access.ts'
import { dataRoute } from './data-route.ts'
import { flag, list, pathPart, queryOf } from './request-query.ts'

/** Lines are handed on in pieces of about this many characters: one write for each document would be slow. */
const PIECE_LENGTH = 64 * 1024

/**
 * `GET /data/export/{dataset}?types=…&assets=true`: every document the caller may see, one JSON line each, in `_id` order, as the
 * dataset is at the moment of asking. With `assets` the documents of assets carry their bytes as `_bytes`, in Base64; without, they
 * are at their `url`. It is written as fast as it is read, and never held as a whole.
 */
export function exportRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  dataRoute(app, { method: 'GET', operation: 'export' }, async (request, reply) => {
    const dataset = pathPart(request, 'dataset')
    const identity = request.contentIdentity
    const documents = readableDocuments(content, dataset, identity)
    const { types, assets } = queryOf(request, asked)
    // Each asset is held whole, as text, until its reader has taken it in: nothing for strangers, who have its `url`.
    if (assets) mustHaveToken(identity)
    // A copy of the list is one moment; the documents themselves never change.
    const all = documents
      .all()
      .filter(({ _id, _type }) => sees(identity, _id) && (!types || types.includes(_type)))
    const bytesOf = assets ? (document: ContentDocument) => bytesIn(content, document) : async () => undefined
    return reply
      .header('content-type', 'application/x-ndjson')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(pieces(all, bytesOf), { highWaterMark: 1 }))
  })
}

const asked = z.object({ types: list.optional(), assets: flag })

async function* pieces(
  documents: readonly ContentDocument[],
  bytesOf: (document: ContentDocument) => Promise<string | undefined>,
) {
  let piece = ''
  for (const document of documents) {
    const _bytes = /^sanity\.(image|file)Asset$/.test(document._type) ? await bytesOf(document) : undefined
    piece += `${JSON.stringify({ ...document, _bytes })}\n`
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

async function bytesIn(
  { store }: ContentService,
  { sha1hash }: ContentDocument,
): Promise<string | undefined> {
  const bytes = typeof sha1hash === 'string' ? await store.blobs.get(sha1hash) : undefined
  return bytes && Buffer.from(bytes).toString('base64')
}
