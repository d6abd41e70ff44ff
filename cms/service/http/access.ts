import { isPublicId } from '#content/documents.ts'
import { ContentError, refusal } from '#content/errors.ts'
import type { ContentStore, Documents } from '#content/store/content-store.ts'
import type { Identity } from './identity.ts'

interface Place {
  store: ContentStore
  projectId: string
}

/**
 * @returns the documents of a dataset that the caller may query
 * @throws ContentError 404 if the dataset does not exist, 401 if it is private and the caller has no token
 */
export function getReadableDocuments(place: Place, dataset: string, identity: Identity): Documents {
  const documents = place.store.documents(dataset)
  if (!documents) throw noSuchDataset(place, dataset)
  if (identity.role === 'anonymous' && !isPublic(place, dataset)) throw tokenNeeded()
  return documents
}

/**
 * Returns whether the caller may see a document. Callers without a token see only ids without a dot: no
 * drafts, versions, or system documents.
 */
export function canSee(identity: Identity, id: string): boolean {
  return identity.role !== 'anonymous' || isPublicId(id)
}

/**
 * Required for everything beyond the public documents.
 * @throws ContentError 401 without a token
 */
export function requireToken({ role }: Identity) {
  if (role === 'anonymous') throw tokenNeeded()
}

/**
 * Required to manage datasets and settings. Mutations use another error body, see `insufficientPermissions`.
 * @throws ContentError 401 without a token, 403 without the write token
 */
export function requireWriteToken(identity: Identity) {
  requireToken(identity)
  if (identity.role !== 'writer') throw refusal(403, 'This requires the write token.')
}

/**
 * Creates the 403 response for a change without the write token.
 * @param kind what the request body contains
 * @param permission the permission that the first change requires
 */
export function insufficientPermissions(
  kind: 'mutation' | 'action',
  permission: 'create' | 'update',
): ContentError {
  const description = `Insufficient permissions; permission "${permission}" required`
  const error = { description, permission, type: 'insufficientPermissionsError' }
  return new ContentError(403, {
    error: {
      type: `${kind}Error`,
      description: `The ${kind}(s) failed: ${description}`,
      items: [{ error, index: 0 }],
    },
  })
}

export function noSuchDataset({ projectId }: Place, dataset: string): ContentError {
  return new ContentError(404, {
    statusCode: 404,
    error: 'Dataset not found',
    message: `Dataset "${dataset}" not found for project ID "${projectId}"`,
  })
}

function isPublic({ store }: Place, dataset: string): boolean {
  return store.datasets().some(({ name, aclMode }) => name === dataset && aclMode === 'public')
}

function tokenNeeded(): ContentError {
  return refusal(401, 'Unauthorized: this requires a token.')
}
