import { z } from 'zod'
import { type ContentDocument, isDraftId, isVersionId, type Json, toPublishedId } from '#content/documents.ts'
import { isDocumentId } from './document-rules.ts'
import { malformed, notFound, revisionDiffers } from './mutation-errors.ts'
import { readShape } from './mutation-request.ts'
import { patchFields } from './patch-request.ts'
import type { WorkingCopy } from './working-copy.ts'

/**
 * The versions that each release contained when it was archived, by the id of the release document. They are
 * read before the dataset is locked.
 */
export type ArchivedVersions = ReadonlyMap<string, ArchivedRelease>

export interface ArchivedRelease {
  /** The revision of the release document at the time of reading. */
  revision: string
  versions: readonly ContentDocument[]
}

/**
 * Applies one action to the working copy.
 * @throws MutationRefused
 */
export type PlannedAction = (copy: WorkingCopy, archived: ArchivedVersions) => void

/**
 * Creates an entry of the action list: a function that parses the request and returns its plan.
 * @throws MutationRefused 400 if the request is malformed
 */
export function action<Request>(
  shape: z.ZodType<Request>,
  plan: (request: Request, copy: WorkingCopy, archived: ArchivedVersions) => void,
): (sent: Json) => PlannedAction {
  return (sent) => {
    const request = readShape(shape, sent)
    return (copy, archived) => plan(request, copy, archived)
  }
}

export const documentId = z.string().refine(isDocumentId, 'is not a document ID')
/** The id of a draft or of a version in a release. */
export const formId = documentId.refine((id) => isDraftId(id) || isVersionId(id), {
  message: 'must begin with "drafts." or "versions.{release}."',
})
export const publishedId = documentId.refine((id) => toPublishedId(id) === id, {
  message: 'is not the ID of a published document',
})
/** A document as an action sends it. */
export const sentDocument = z.record(
  z.string(),
  z.custom<Json>((value) => value !== undefined),
)
/** The `id` is ignored, because the action itself names the document. */
export const sentPatch = z.strictObject({ ...patchFields, id: z.string().optional() })
/** Accepted without effect, because the history is never purged; see the README. */
export const purge = z.boolean().optional()

/** @throws MutationRefused 400 if the ids belong to different documents */
export function checkPair(form: string, published: string): void {
  if (toPublishedId(form) !== published) {
    throw malformed(`"${form}" is not a draft or version of "${published}"`)
  }
}

/**
 * Returns a document of the working copy.
 * @throws MutationRefused 409 if it is missing
 */
export function existing(copy: WorkingCopy, id: string): ContentDocument {
  const document = copy.get(id)
  if (!document) throw notFound(id)
  return document
}

/** @throws MutationRefused 409 if a revision is expected and the document has another one */
export function checkRevision(copy: WorkingCopy, id: string, expected: string | undefined): void {
  if (expected === undefined) return
  const current = copy.revisionBefore(id) ?? copy.get(id)?._rev ?? null
  if (current !== expected) throw revisionDiffers(id, current, expected)
}
