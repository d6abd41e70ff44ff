import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ContentDocument, isDraftId, isVersionId, toPublishedId } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import type { Documents } from '#content/store/content-store.ts'
import { canSee, getReadableDocuments } from './access.ts'
import { dataRoute } from './data-route.ts'
import type { Identity } from './identity.ts'
import { flag, list, parseRequestQuery, pathPart } from './request-query.ts'
import { sendJson } from './send-json.ts'

/** The official client requests at most 100 ids at once, and the URL length limits the rest. */
const MOST_IDS = 1_000

/** Adds `GET /data/doc/{dataset}/{id,id…}`, which returns documents by id without a query. */
export function docRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
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
    const answer = excludeContent
      ? { documents: [], omitted }
      : { documents: found.flatMap(({ shown }) => shown), omitted }
    return sendJson(reply, answer)
  })
}

const asked = z.object({ excludeContent: flag, includeAllVersions: flag, perspective: list.optional() })

export function parseDocumentIds(request: FastifyRequest): string[] {
  // Read from a route wildcard, because Fastify limits the length of named parameters and this is a list.
  const ids = pathPart(request, '*')
    .split(',')
    .filter((id) => id !== '')
  if (ids.length === 0) throw refusal(400, 'The address names no document.')
  if (ids.length > MOST_IDS) throw refusal(400, `At most ${MOST_IDS} documents can be asked for at once.`)
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
