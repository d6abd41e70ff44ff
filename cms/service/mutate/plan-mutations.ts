import type { ContentDocument, JsonObject } from '#content/documents.ts'
import type { Documents } from '#content/store/content-store.ts'
import { isDocumentId } from './document-rules.ts'
import { alreadyExists, malformed, notFound, revisionDiffers } from './mutation-errors.ts'
import type { Mutation, Selection, SentDocument } from './mutation-request.ts'
import { applyPatch, type PatchOperation } from './patch.ts'
import type { WorkingCopy } from './working-copy.ts'

/**
 * Runs a query that returns documents or ids, and returns the ids.
 * @throws ContentError 400 if the query is invalid
 */
export type Select = (query: string, params: JsonObject, documents: Documents) => readonly string[]

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  /** The document after the mutation, or before it for a delete. */
  document?: ContentDocument
}

/**
 * Applies one mutation to the working copy.
 * @throws MutationRefused
 */
export function planMutation(mutation: Mutation, copy: WorkingCopy, select: Select): MutationResult[] {
  switch (mutation.kind) {
    case 'delete':
      return selected(mutation.selection, copy, select).map((id) => remove(id, copy))
    case 'patch':
      return selected(mutation.selection, copy, select).map((id) =>
        patch(id, mutation.operations, copy, mutation.ifRevisionID),
      )
    default:
      return [write(mutation.kind, mutation.document, copy)]
  }
}

function write(
  kind: 'create' | 'createIfNotExists' | 'createOrReplace',
  sent: SentDocument,
  copy: WorkingCopy,
): MutationResult {
  const { _id: id } = sent
  const existing = copy.get(id)
  if (existing && kind === 'create') throw alreadyExists(id)
  if (existing && kind === 'createIfNotExists') return { id, operation: 'none', document: existing }
  return { id, operation: existing ? 'update' : 'create', document: copy.put(id, sent) }
}

function remove(id: string, copy: WorkingCopy): MutationResult {
  const document = copy.get(id)
  if (!document) return { id, operation: 'none' }
  copy.remove(id)
  return { id, operation: 'delete', document }
}

/** @throws MutationRefused if the document is missing, has another revision, or cannot take the operations */
export function patch(
  id: string,
  operations: readonly PatchOperation[],
  copy: WorkingCopy,
  ifRevisionID?: string,
): MutationResult {
  const existing = copy.get(id)
  if (!existing) throw notFound(id)
  // The expected revision is the one before the transaction, even if an earlier patch of it has already
  // created a new revision.
  const current = copy.revisionBefore(id) ?? existing._rev
  if (ifRevisionID !== undefined && ifRevisionID !== current) throw revisionDiffers(id, current, ifRevisionID)
  const fields = applyPatch(existing, operations, copy.meter)
  for (const name of ['_id', '_type']) {
    if (fields[name] !== existing[name]) throw malformed(`Cannot modify immutable attribute "${name}"`)
  }
  return { id, operation: 'update', document: copy.put(id, fields) }
}

function selected(selection: Selection, copy: WorkingCopy, select: Select): readonly string[] {
  if ('ids' in selection) return selection.ids
  const ids = select(selection.query, selection.params, copy.documents)
  return [...new Set(ids)].filter((id) => isDocumentId(id) && copy.get(id))
}
