import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ContentDocument, isDraftId, isVersionId, toPublishedId } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import { tooLargeError } from '#content/query/query-error.ts'
import { outsideResultBytes } from '#content/query/work-limits.ts'
import type { Documents } from '#content/store/content-store.ts'
import { canSee, getReadableDocuments } from './access.ts'
import { dataRoute } from './data-route.ts'
import type { Identity } from './identity.ts'
import { flag, list, parseRequestQuery, pathPart } from './request-query.ts'
import { streamBody } from './response-body.ts'
import { privateJson } from './send-json.ts'
import { type Hold, smallResponseBytes } from './unsent-responses.ts'

/** The official client requests at most 100 ids at once, and the URL length limits the rest. */
const MAX_IDS = 1_000

/** Adds `GET /data/doc/{dataset}/{id,id…}`, which returns documents by id without a query. */
export function docRoutes(app: FastifyInstance, { content, getNetwork, hold }: DocRoutesOptions) {
  dataRoute(app, { method: 'GET', operation: 'doc', rest: '/*' }, async (request, reply) => {
    const identity = request.contentIdentity
    const documents = getReadableDocuments(content, pathPart(request, 'dataset'), identity)
    const { excludeContent, includeAllVersions, perspective } = parseRequestQuery(request, asked)
    const ids = parseDocumentIds(request)
    const find = includeAllVersions ? allForms : oneForm(perspective, identity)
    const found = ids.map((id) => ({
      id,
      shown: find(documents, id).filter(({ _id, _originalId }) =>
        canSee(identity, String(_originalId ?? _id)),
      ),
    }))
    const omitted = found
      .filter(({ shown }) => shown.length === 0)
      .map(({ id }) => ({ id, reason: omissionReason(identity, id) }))
    const shown = excludeContent ? [] : found.flatMap((each) => each.shown)
    const network = getNetwork(request)
    const json = serialize(shown, network === undefined ? Number.POSITIVE_INFINITY : outsideResultBytes)
    const body = Buffer.from(`{"documents":${json},"omitted":${JSON.stringify(omitted)}}`)
    content.queries.checkBytes(network, body.length)
    hold(request, reply, body.length)
    content.queries.chargeForBytes(network, body.length)
    return reply
      .headers({ ...privateJson, 'content-length': body.length })
      .send(body.length > smallResponseBytes ? streamBody([body]) : body)
  })
}

interface DocRoutesOptions {
  content: ContentService
  /** Returns the network of a caller without a token. */
  getNetwork: (request: FastifyRequest) => string | undefined
  hold: Hold
}

/** @throws ContentError 400 if it takes more bytes */
function serialize(documents: readonly ContentDocument[], maxBytes: number): string {
  const texts: string[] = []
  let bytes = 0
  for (const document of documents) {
    const text = JSON.stringify(document)
    bytes += Buffer.byteLength(text)
    if (bytes > maxBytes) throw tooLargeError(maxBytes)
    texts.push(text)
  }
  return `[${texts.join(',')}]`
}

const asked = z.object({ excludeContent: flag, includeAllVersions: flag, perspective: list.optional() })

export function parseDocumentIds(request: FastifyRequest): string[] {
  // Read from a route wildcard, because Fastify limits the length of named parameters and this is a list.
  const ids = pathPart(request, '*')
    .split(',')
    .filter((id) => id !== '')
  if (ids.length === 0) throw refusal(400, 'The address does not include a document ID.')
  if (ids.length > MAX_IDS) throw refusal(400, `At most ${MAX_IDS} documents can be requested at once.`)
  return ids
}

type Find = (documents: Documents, id: string) => readonly ContentDocument[]

const allForms: Find = (documents, id) => documents.getForms(toPublishedId(id))

/**
 * Finds the first form of a document in the order of the perspectives, and the published document last.
 * @param perspective `drafts` (formerly `previewDrafts`), `published`, or names of releases
 */
function oneForm(perspective: readonly string[] | undefined, identity: Identity): Find {
  if (!perspective || perspective.length === 0 || perspective.includes('raw')) {
    return (documents, id) => [documents.get(id) ?? []].flat()
  }
  return (documents, asked) => {
    const id = toPublishedId(asked)
    // A draft or version that the caller may not see is treated as missing.
    const ids = [...perspective.map((name) => formIn(name, id)), id].filter((each) => canSee(identity, each))
    const found = ids.map((each) => documents.get(each)).find((document) => document !== undefined)
    return found ? [{ ...found, _id: id, _originalId: found._id }] : []
  }
}

function formIn(perspective: string, id: string): string {
  if (perspective === 'published') return id
  return perspective === 'drafts' || perspective === 'previewDrafts'
    ? `drafts.${id}`
    : `versions.${perspective}.${id}`
}

/**
 * Returns the same reason for every draft id, so that a caller without access cannot tell which drafts exist.
 */
function omissionReason(identity: Identity, id: string): 'existence' | 'permission' {
  return !canSee(identity, id) && (isDraftId(id) || isVersionId(id)) ? 'permission' : 'existence'
}
