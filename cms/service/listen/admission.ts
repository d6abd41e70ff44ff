import type { FastifyRequest } from 'fastify'
import { refusal } from '#content/errors.ts'
import { getReadableDocuments } from '#content/http/access.ts'
import type { Identity } from '#content/http/identity.ts'
import { pathPart } from '#content/http/request-query.ts'
import type { ContentStore } from '#content/store/content-store.ts'

export interface AdmissionOptions {
  store: ContentStore
  projectId: string
  /**
   * Returns the caller.
   *
   * @throws ContentError 401 for an invalid token
   */
  identify: (request: FastifyRequest) => Identity
  /** Returns the network of a caller without a token. */
  getNetwork: (request: FastifyRequest) => string | undefined
  /**
   * Returns whether pages of this origin may listen. Hooks set the response headers for them, and the stream
   * sends those headers.
   */
  isAllowedOrigin: (origin: string) => boolean
}

/**
 * Checks whether the caller may listen to a dataset.
 *
 * @returns the caller, the dataset, and the API version
 * @throws ContentError 401, 403, or 404 if the caller may not listen
 */
export function admit(request: FastifyRequest, { identify, isAllowedOrigin, ...place }: AdmissionOptions) {
  const { origin, host } = request.headers
  // A browser would discard the stream, but it would cost the server the same, and clients recognize a
  // foreign origin by this status.
  if (origin !== undefined && origin !== `${request.protocol}://${host}` && !isAllowedOrigin(origin)) {
    throw refusal(403, 'The origin of this page is not in the list of allowed origins.')
  }
  const dataset = pathPart(request, 'dataset')
  const identity = identify(request)
  getReadableDocuments(place, dataset, identity)
  return { dataset, apiVersion: pathPart(request, 'apiVersion'), identity }
}
