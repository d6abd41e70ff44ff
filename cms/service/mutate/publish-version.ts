import { type ContentDocument, isJsonObject, toPublishedId } from '#content/documents.ts'
import { strengthen } from './references.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Replaces the published document with its draft or version, which must exist. */
export function publishVersion(copy: WorkingCopy, versionId: string): void {
  const version = copy.get(versionId)
  if (!version) return
  const publishedId = toPublishedId(versionId)
  const { _system, _createdAt, ...fields } = strengthen(version)
  copy.put(publishedId, copy.get(publishedId) ? fields : { ...fields, _createdAt })
  copy.remove(versionId)
}

/**
 * Copies a document to a draft or version. `_system` is not copied, because it says how a version is
 * released.
 */
export function copyToVersion(
  copy: WorkingCopy,
  { _system, ...fields }: ContentDocument,
  versionId: string,
): void {
  copy.put(versionId, fields)
}

/** Returns whether publishing the release will unpublish this document. */
export const isGoingToUnpublish = ({ _system }: ContentDocument): boolean =>
  isJsonObject(_system) && _system.delete === true
