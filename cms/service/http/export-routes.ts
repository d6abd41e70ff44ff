import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ContentDocument } from '#content/documents.ts'
import type { ContentService } from '#content/open-content.ts'
import { canSee, getReadableDocuments, requireToken } from './access.ts'
import { dataRoute } from './data-route.ts'
import { flag, list, parseRequestQuery, pathPart } from './request-query.ts'
import { type Hold, streamedBytes } from './unsent-responses.ts'

/**
 * Lines are written in chunks of about this many characters, because one write per document would be slow.
 */
const PIECE_LENGTH = 64 * 1024

/**
 * Adds `GET /data/export/{dataset}?types=…&assets=true`, which returns every document that the caller may
 * see, one JSON line each, in `_id` order, as of the time of the request. With `assets`, asset documents
 * contain their bytes as `_bytes` in Base64; otherwise the bytes are at their `url`. The response is streamed
 * at the speed of the reader and never held in memory as a whole.
 */
export function exportRoutes(app: FastifyInstance, { content, getNetwork, hold }: ExportRoutesOptions) {
  dataRoute(app, { method: 'GET', operation: 'export' }, async (request, reply) => {
    const dataset = pathPart(request, 'dataset')
    const identity = request.contentIdentity
    const documents = getReadableDocuments(content, dataset, identity)
    const { types, assets } = parseRequestQuery(request, asked)
    // Each asset is held in memory as text until the reader has received it, so callers without a token use
    // its `url` instead.
    if (assets) requireToken(identity)
    const network = getNetwork(request)
    content.queries.checkBytes(network, streamedBytes)
    hold(request, reply, streamedBytes)
    // Copying the list takes a snapshot, because the documents themselves never change.
    const all = documents
      .all()
      .filter(({ _id, _type }) => canSee(identity, _id) && (!types || types.includes(_type)))
    const readAssetBytes = assets
      ? (document: ContentDocument) => bytesIn(content, document)
      : async () => undefined
    return reply
      .header('content-type', 'application/x-ndjson')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(charged(pieces(all, readAssetBytes)), { highWaterMark: 1 }))

    async function* charged(texts: AsyncIterable<string>) {
      for await (const text of texts) {
        content.queries.chargeForBytes(network, text.length)
        yield text
      }
    }
  })
}

interface ExportRoutesOptions {
  content: ContentService
  /** Returns the network of a caller without a token. */
  getNetwork: (request: FastifyRequest) => string | undefined
  hold: Hold
}

const asked = z.object({ types: list.optional(), assets: flag })

async function* pieces(
  documents: readonly ContentDocument[],
  readAssetBytes: (document: ContentDocument) => Promise<string | undefined>,
) {
  let piece = ''
  for (const document of documents) {
    const _bytes = /^sanity\.(image|file)Asset$/.test(document._type)
      ? await readAssetBytes(document)
      : undefined
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
