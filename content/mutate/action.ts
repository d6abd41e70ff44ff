import { z } from 'zod'
import { type ContentDocument, isDraftId, isVersionId, type Json, publishedIdOf } from '#content/documents.ts'
import { isDocumentId } from './document-rules.ts'
import { malformed, notFound, revisionDiffers } from './mutation-errors.ts'
import { readShape } from './mutation-request.ts'
import { patchFields } from './patch-request.ts'
import type { WorkingCopy } from './working-copy.ts'

/** What a release held when it was archived, by the release's document id; read before the dataset is locked. */
export type ArchivedVersions = ReadonlyMap<string, ArchivedRelease>

export interface ArchivedRelease {
  /** The revision of the release's document that this was read for. */
  revision: string
  versions: readonly ContentDocument[]
}

/** Does one action on the copy. Throws `MutationRefused`. */
export type PlannedAction = (copy: WorkingCopy, archived: ArchivedVersions) => void

/** An action as the list of actions keeps it: reads what was sent (throws `MutationRefused` 400) and gives its plan. */
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
/** Of a draft or of a version in a release. */
export const formId = documentId.refine((id) => isDraftId(id) || isVersionId(id), {
  message: 'must begin with "drafts." or "versions.{release}."',
})
export const publishedId = documentId.refine((id) => publishedIdOf(id) === id, {
  message: 'is not the ID of a published document',
})
/** A document as an action sends it. */
export const sentDocument = z.record(
  z.string(),
  z.custom<Json>((value) => value !== undefined),
)
/** Its own `id` says nothing here: the action names the document. */
export const sentPatch = z.strictObject({ ...patchFields, id: z.string().optional() })
/** History is kept whole; see the README. */
export const purge = z.boolean().optional()

/** @throws MutationRefused 400 where the two name different documents */
export function checkPair(form: string, published: string): void {
  if (publishedIdOf(form) !== published) {
    throw malformed(`"${form}" is not a draft or version of "${published}"`)
  }
}

/** @throws MutationRefused 409 */
export function existing(copy: WorkingCopy, id: string): ContentDocument {
  const document = copy.get(id)
  if (!document) throw notFound(id)
  return document
}

/** @throws MutationRefused 409 where a revision is asked for and another is there */
export function checkRevision(copy: WorkingCopy, id: string, expected: string | undefined): void {
  if (expected === undefined) return
  const current = copy.revisionBefore(id) ?? copy.get(id)?._rev ?? null
  if (current !== expected) throw revisionDiffers(id, current, expected)
}
