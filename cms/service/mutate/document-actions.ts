import { z } from 'zod'
import { isDraftId } from '#content/documents.ts'
import {
  action,
  checkPair,
  checkRevision,
  existing,
  formId,
  publishedId,
  purge,
  sentDocument,
  sentPatch,
} from './action.ts'
import { readDocumentId } from './document-rules.ts'
import { alreadyExists, conflict, malformed, notFound } from './mutation-errors.ts'
import { readPatchOperations } from './patch-request.ts'
import { patch } from './plan-mutations.ts'
import { copyToVersion, publishVersion } from './publish-version.ts'
import { checkReleaseOpen } from './releases.ts'

const create = action(
  z.object({ publishedId, attributes: sentDocument, ifExists: z.enum(['fail', 'ignore']).default('fail') }),
  (request, copy) => {
    const id = parseFormId(request.attributes._id, request.publishedId)
    checkReleaseOpen(copy, id)
    if (isDraftId(id) && copy.get(request.publishedId)) throw alreadyExists(request.publishedId)
    if (!copy.get(id)) copy.put(id, request.attributes)
    else if (request.ifExists === 'fail') throw alreadyExists(id)
  },
)

const replaceDraft = action(z.object({ publishedId, attributes: sentDocument }), (request, copy) => {
  const id = parseFormId(request.attributes._id, request.publishedId)
  checkReleaseOpen(copy, id)
  if (!copy.get(id) && !copy.get(request.publishedId)) throw notFound(request.publishedId)
  copy.put(id, request.attributes)
})

const edit = action(z.object({ draftId: formId, publishedId, patch: sentPatch }), (request, copy) => {
  const { draftId, publishedId } = request
  checkPair(draftId, publishedId)
  checkReleaseOpen(copy, draftId)
  const { id: _, ifRevisionID, ...fields } = request.patch
  const operations = readPatchOperations(fields)
  if (copy.get(draftId)) {
    patch(draftId, operations, copy, ifRevisionID)
  } else {
    checkRevision(copy, publishedId, ifRevisionID)
    copyToVersion(copy, existing(copy, publishedId), draftId)
    patch(draftId, operations, copy)
  }
})

const publish = action(
  z.object({
    draftId: formId,
    publishedId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  ({ draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId }, copy) => {
    checkPair(draftId, publishedId)
    checkReleaseOpen(copy, draftId)
    existing(copy, draftId)
    checkRevision(copy, draftId, ifDraftRevisionId)
    checkRevision(copy, publishedId, ifPublishedRevisionId)
    publishVersion(copy, draftId)
  },
)

const unpublish = action(z.object({ draftId: formId, publishedId }), ({ draftId, publishedId }, copy) => {
  checkPair(draftId, publishedId)
  const published = existing(copy, publishedId)
  if (!copy.get(draftId)) copyToVersion(copy, published, draftId)
  copy.remove(publishedId)
})

const discard = action(
  z.object({ draftId: formId.optional(), versionId: formId.optional(), purge }),
  ({ draftId, versionId }, copy) => {
    const id = draftId ?? versionId
    if (id === undefined) throw malformed('Malformed draftId: expected an ID')
    checkReleaseOpen(copy, id)
    existing(copy, id)
    copy.remove(id)
  },
)

const MAX_DRAFTS = 1_000

const remove = action(
  z.object({ publishedId, includeDrafts: z.array(formId).max(MAX_DRAFTS).default([]), purge }),
  ({ publishedId, includeDrafts }, copy) => {
    existing(copy, publishedId)
    for (const id of includeDrafts) {
      checkPair(id, publishedId)
      if (copy.get(id)) copy.remove(id)
    }
    const left = copy.documents.getForms(publishedId).find(({ _id }) => isDraftId(_id))
    if (left) throw draftLeft(publishedId, left._id)
    copy.remove(publishedId)
  },
)

const draftLeft = (id: string, draftId: string) =>
  conflict(
    'documentHasDraftsError',
    `Document "${id}" has the draft "${draftId}", which was not included in the deletion`,
    {
      id,
      draftId,
    },
  )

/** Returns the given draft or version id, or the draft id if none is given. */
function parseFormId(given: unknown, published: string): string {
  const id = given === undefined ? `drafts.${published}` : readDocumentId(given)
  if (id === published) throw malformed(`"${id}" is the ID of a published document`)
  checkPair(id, published)
  return id
}

/** The document actions by type. Each one responds with its transaction id only. */
export const documentActions = {
  'sanity.action.document.create': create,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.discard': discard,
  'sanity.action.document.delete': remove,
}
