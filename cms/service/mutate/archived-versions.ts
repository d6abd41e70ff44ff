import { type ContentDocument, isJsonArray, isJsonObject, type Json } from '#content/documents.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { ArchivedRelease } from './action.ts'
import { releaseDocumentId } from './releases.ts'

/**
 * Reads from the history the versions of each release in an unarchive action, as they were before they were
 * removed. They are read in advance, because planning holds a lock and cannot wait for the database.
 */
export async function archivedVersions(
  store: Pick<ContentStore, 'documents' | 'history'>,
  dataset: string,
  actions: readonly Json[],
): Promise<Map<string, ArchivedRelease>> {
  const found = new Map<string, ArchivedRelease>()
  for (const action of actions) {
    if (!isJsonObject(action) || action.actionType !== 'sanity.action.release.unarchive') continue
    const release = store.documents(dataset)?.get(releaseDocumentId(String(action.releaseId)))
    if (!release) continue
    const versions: ContentDocument[] = []
    for (const id of finalIds(release)) {
      const last = await store.history.ofDocuments(dataset, [id], { reverse: true, limit: 1 })
      const removal = last.flatMap(({ changes }) => changes).find((change) => change.id === id)
      if (removal?.before && !removal.after) versions.push(removal.before)
    }
    found.set(release._id, { revision: release._rev, versions })
  }
  return found
}

function finalIds(release: ContentDocument): string[] {
  const states = isJsonArray(release.finalDocumentStates) ? release.finalDocumentStates : []
  return states.flatMap((state) => (isJsonObject(state) && typeof state.id === 'string' ? state.id : []))
}
