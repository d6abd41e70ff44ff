import { isPublicId } from '#content/documents.ts'
import { ContentError, refusal } from '#content/errors.ts'
import type { ContentStore, Documents } from '#content/store/content-store.ts'
import type { Identity } from './identity.ts'

interface Place {
  store: ContentStore
  projectId: string
}

/** @returns the documents of a dataset for somebody who may ask it; 404 where there is none, 401 where it is private. */
export function readableDocuments(place: Place, dataset: string, identity: Identity): Documents {
  const documents = place.store.documents(dataset)
  if (!documents) throw noSuchDataset(place, dataset)
  if (identity.role === 'anonymous' && !isPublic(place, dataset)) throw tokenNeeded()
  return documents
}

/** Everybody without a token sees what has no dot in its id: no drafts, versions or system documents. */
export function sees(identity: Identity, id: string): boolean {
  return identity.role !== 'anonymous' || isPublicId(id)
}

/** For everything that shows more than the public documents. */
export function mustHaveToken({ role }: Identity) {
  if (role === 'anonymous') throw tokenNeeded()
}

/** For management: datasets, settings. Mutations have a shape of their own, see `mayNot`. */
export function mustWrite(identity: Identity) {
  mustHaveToken(identity)
  if (identity.role !== 'writer') throw refusal(403, 'This needs the write token.')
}

/**
 * The refusal of a change for want of the write token.
 * @param kind what the body holds
 * @param permission that the first of them would need
 */
export function mayNot(kind: 'mutation' | 'action', permission: 'create' | 'update'): ContentError {
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
  return refusal(401, 'Unauthorized: this needs a token.')
}
