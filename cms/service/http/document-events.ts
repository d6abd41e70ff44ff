import { isDraftId, isVersionId, toPublishedId } from '#content/documents.ts'
import type { Change, ContentStore, Transaction } from '#content/store/content-store.ts'

/**
 * An event in the life of a document, as the history of the official editor lists it. Edits of a draft are
 * not events.
 */
interface DocumentEvent {
  id: string
  type: string
  timestamp: string
  author: string
  /** The published id, which identifies the document with its drafts and versions. */
  documentId: string
  [detail: string]: string | undefined
}

/**
 * Returns the events of a draft or version together with those of its published document, newest first.
 * @param id the id of a published document, draft, or version
 */
export async function toDocumentEvents(
  store: ContentStore,
  { dataset, id, max }: { dataset: string; id: string; max: number },
): Promise<DocumentEvent[]> {
  const documentId = toPublishedId(id)
  const ids = [...new Set([documentId, id === documentId ? `drafts.${documentId}` : id])]
  const transactions = await findNewest(store, { dataset, ids, max })
  return transactions.flatMap((transaction) => eventsIn(transaction, documentId, ids))
}

async function findNewest(
  { history }: ContentStore,
  { dataset, ids, max }: { dataset: string; ids: readonly string[]; max: number },
): Promise<Transaction[]> {
  const found: Transaction[] = []
  while (found.length < max) {
    const last = found.at(-1)?.id
    const page = await history.ofDocuments(dataset, ids, { ...(last && { to: last }), reverse: true })
    // Each page begins with the last transaction of the previous page.
    const next = last === undefined ? page : page.slice(1)
    if (next.length === 0) break
    found.push(...next)
  }
  return found.slice(0, max)
}

function eventsIn(transaction: Transaction, documentId: string, ids: readonly string[]): DocumentEvent[] {
  const changes = transaction.changes.filter((change) => ids.includes(change.id))
  const published = changes.find((change) => change.id === documentId)
  const version = changes.find((change) => change.id !== documentId)
  const fields = getEventKind(transaction.id, published, version)
  if (!fields) return []
  const { id, at, author } = transaction
  return [{ id: `${id}-${fields.type}`, timestamp: at, author, documentId, ...fields }]
}

function getEventKind(revision: string, published: Change | undefined, version: Change | undefined) {
  const versionFields = version && { versionId: version.id, ...getRelease(version.id) }
  const isGone = (change: Change | undefined) => change?.before && !change.after
  const isNew = (change: Change | undefined) => change && !change.before && change.after
  if (versionFields && isGone(version) && published?.after) {
    const versionRevisionId = version?.before?._rev
    return {
      type: 'publishDocumentVersion',
      revisionId: revision,
      publishCause: 'document.publish',
      ...versionFields,
      versionRevisionId,
    }
  }
  if (versionFields && isGone(published) && version?.after) {
    return { type: 'unpublishDocument', ...versionFields, versionRevisionId: revision }
  }
  if (isGone(published)) return { type: 'deleteDocumentGroup' }
  if (versionFields && isGone(version)) {
    return { type: 'deleteDocumentVersion', ...versionFields, versionRevisionId: version?.before?._rev }
  }
  if (versionFields && isNew(version)) {
    return { type: 'createDocumentVersion', ...versionFields, versionRevisionId: revision }
  }
  if (isNew(published)) return { type: 'createLiveDocument', revisionId: revision }
  return published && { type: 'updateLiveDocument', revisionId: revision }
}

function getRelease(id: string): { releaseId?: string } {
  if (isDraftId(id) || !isVersionId(id)) return {}
  const releaseId = id.split('.')[1]
  return releaseId ? { releaseId } : {}
}
