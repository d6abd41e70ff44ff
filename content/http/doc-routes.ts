import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ContentDocument, isDraftId, isVersionId, publishedIdOf } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import type { Documents } from '#content/store/content-store.ts'
import { readableDocuments, sees } from './access.ts'
import { dataRoute } from './data-route.ts'
import type { Identity } from './identity.ts'
import { flag, list, pathPart, queryOf } from './request-query.ts'

/** The official client asks for at most 100 at once; an address has room for few more. */
const MOST_IDS = 1_000

/** `GET /data/doc/{dataset}/{id,id…}`: documents by id, past every query. */
export function docRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  dataRoute(app, { method: 'GET', operation: 'doc', rest: '/*' }, async (request, reply) => {
    const identity = request.contentIdentity
    const documents = readableDocuments(content, pathPart(request, 'dataset'), identity)
    const { excludeContent, includeAllVersions, perspective } = queryOf(request, asked)
    const ids = idsOf(request)
    const find = includeAllVersions ? allForms : oneForm(perspective, identity)
    const found = ids.map((id) => ({
      id,
      shown: find(documents, id).filter(({ _id, _originalId }) => sees(identity, String(_originalId ?? _id))),
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

export function idsOf(request: FastifyRequest): string[] {
  // A wildcard of the route: the length of named parts is bounded, and this is a list.
  const ids = pathPart(request, '*')
    .split(',')
    .filter((id) => id !== '')
  if (ids.length === 0) throw refusal(400, 'The address names no document.')
  if (ids.length > MOST_IDS) throw refusal(400, `At most ${MOST_IDS} documents can be asked for at once.`)
  return ids
}

type Find = (documents: Documents, id: string) => readonly ContentDocument[]

const allForms: Find = (documents, id) => documents.formsOf(publishedIdOf(id))

/** @param perspective first of `drafts` (once `previewDrafts`), `published` and names of releases that has the document */
function oneForm(perspective: readonly string[] | undefined, identity: Identity): Find {
  if (!perspective || perspective.length === 0 || perspective.includes('raw')) {
    return (documents, id) => [documents.get(id) ?? []].flat()
  }
  return (documents, asked) => {
    const id = publishedIdOf(asked)
    // A form that the caller may not see is as if it were not there.
    const ids = [...perspective.map((name) => formIn(name, id)), id].filter((each) => sees(identity, each))
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

/** Whoever may not see drafts does not learn which there are. */
function omissionReason(identity: Identity, id: string): 'existence' | 'permission' {
  return !sees(identity, id) && (isDraftId(id) || isVersionId(id)) ? 'permission' : 'existence'
}

export function sendJson(reply: FastifyReply, value: unknown) {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(JSON.stringify(value))
}
