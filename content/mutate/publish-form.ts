import { type ContentDocument, publishedIdOf } from '#content/documents.ts'
import { isJsonObject } from './json-bounds.ts'
import { strengthen } from './references.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Puts a draft or version, which must be there, in the place of its published document. */
export function publishForm(copy: WorkingCopy, formId: string): void {
  const form = copy.get(formId)
  if (!form) return
  const publishedId = publishedIdOf(formId)
  const { _system, _createdAt, ...fields } = strengthen(form)
  copy.put(publishedId, copy.get(publishedId) ? fields : { ...fields, _createdAt })
  copy.remove(formId)
}

/** Makes a draft or version of a document; `_system`, which says how a version is released, is not copied. */
export function copyForm(copy: WorkingCopy, { _system, ...fields }: ContentDocument, formId: string): void {
  copy.put(formId, fields)
}

/** Whether publishing the release will unpublish the document. */
export const isGoingToUnpublish = ({ _system }: ContentDocument): boolean =>
  isJsonObject(_system) && _system.delete === true
