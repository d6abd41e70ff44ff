import type { Change } from '#content/store/content-store.ts'
import { type IndexedComplaint, requestRefused } from './mutation-errors.ts'
import { strongReferences } from './references.ts'
import type { WorkingCopy } from './working-copy.ts'

/**
 * Checks the references at the end of a transaction, so that the order of its mutations does not matter: the
 * targets of changed documents must exist, and nothing may reference a removed document.
 * @throws ContentError 409 that names each document
 */
export function checkReferences(
  kind: 'mutationError' | 'actionError',
  changes: readonly Change[],
  copy: WorkingCopy,
): void {
  const complaints = changes.flatMap((change) => {
    const index = copy.getCause(change.id)
    return findComplaints(change, copy).map((error): IndexedComplaint => ({ status: 409, error, index }))
  })
  const [first, ...others] = complaints
  if (first) throw requestRefused(kind, [first, ...others])
}

function findComplaints({ id, after }: Change, copy: WorkingCopy): IndexedComplaint['error'][] {
  if (!after) {
    const referring = copy.documents.referringTo(id).filter((document) => strongReferences(document).has(id))
    const referencingIDs = referring.map(({ _id }) => _id)
    if (referencingIDs.length === 0) return []
    const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`
    return [{ type: 'documentHasExistingReferencesError', description, id, referencingIDs }]
  }
  return [...strongReferences(after)]
    .filter((referenceID) => !copy.get(referenceID))
    .map((referenceID) => ({
      type: 'documentReferenceMissingError',
      description: `Document "${id}" references non-existent document "${referenceID}"`,
      id,
      referenceID,
    }))
}
