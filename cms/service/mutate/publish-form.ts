import { type ContentDocument, isJsonObject, toPublishedId } from '#content/documents.ts'
import { strengthen } from './references.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Replaces the published document with its draft or version, which must exist. */
export function publishForm(copy: WorkingCopy, formId: string): void {
  const form = copy.get(formId)
  if (!form) return
  const publishedId = toPublishedId(formId)
  const { _system, _createdAt, ...fields } = strengthen(form)
  copy.put(publishedId, copy.get(publishedId) ? fields : { ...fields, _createdAt })
  copy.remove(formId)
}

/**
 * Copies a document to a draft or version. `_system` is not copied, because it says how a version is
 * released.
 */
export function copyForm(copy: WorkingCopy, { _system, ...fields }: ContentDocument, formId: string): void {
  copy.put(formId, fields)
}

/** Returns whether publishing the release will unpublish this document. */
export const isGoingToUnpublish = ({ _system }: ContentDocument): boolean =>
  isJsonObject(_system) && _system.delete === true
