import type { FastifyRequest } from 'fastify'
import { refusal } from '#content/errors.ts'
import { readableDocuments } from '#content/http/access.ts'
import type { Identity } from '#content/http/identity.ts'
import { pathPart } from '#content/http/request-query.ts'
import type { ContentStore } from '#content/store/content-store.ts'

export interface AdmissionOptions {
  store: ContentStore
  projectId: string
  /** Who asks; throws 401 for a token that is none. */
  identify: (request: FastifyRequest) => Identity
  /** Whether pages of this origin may listen. The headers for them are set by hooks and go out with the stream. */
  isAllowedOrigin: (origin: string) => boolean
}

/** @returns who asks, and for what; throws 403, 401 or 404 for those who may not listen there. */
export function admit(request: FastifyRequest, { identify, isAllowedOrigin, ...place }: AdmissionOptions) {
  const { origin, host } = request.headers
  // A browser would throw the stream away, but it would cost us the same; and clients tell a foreign origin by this status.
  if (origin !== undefined && origin !== `${request.protocol}://${host}` && !isAllowedOrigin(origin)) {
    throw refusal(403, 'The origin of this page is not in the list of allowed origins.')
  }
  const dataset = pathPart(request, 'dataset')
  const identity = identify(request)
  readableDocuments(place, dataset, identity)
  return { dataset, apiVersion: pathPart(request, 'apiVersion'), identity }
}
