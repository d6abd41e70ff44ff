import { z } from 'zod'
import type { JsonObject } from '#content/documents.ts'
import {
  action,
  checkPair,
  checkRevision,
  documentId,
  existing,
  formId,
  publishedId,
  purge,
  sentDocument,
} from './action.ts'
import { readDocumentId } from './document-rules.ts'
import { alreadyExists, malformed } from './mutation-errors.ts'
import { readShape } from './mutation-request.ts'
import { copyToVersion } from './publish-version.ts'
import { checkReleaseOpen } from './releases.ts'

const create = action(
  z.object({
    publishedId,
    document: sentDocument.optional(),
    baseId: documentId.optional(),
    versionId: formId.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  ({ publishedId, document, baseId, versionId, ifBaseRevisionId }, copy) => {
    const id = document ? toVersionId(document, publishedId) : versionId
    if (id === undefined || (!document && baseId === undefined)) {
      throw malformed('Expected either "document" or "baseId" and "versionId"')
    }
    checkPair(id, publishedId)
    checkReleaseOpen(copy, id)
    if (copy.get(id)) throw alreadyExists(id)
    if (document) {
      copy.put(id, document)
    } else if (baseId !== undefined) {
      checkPair(baseId, publishedId)
      const base = existing(copy, baseId)
      checkRevision(copy, baseId, ifBaseRevisionId)
      copyToVersion(copy, base, id)
    }
  },
)

const replace = action(z.object({ document: sentDocument }), ({ document }, copy) => {
  const id = readShape(formId, document._id)
  checkReleaseOpen(copy, id)
  existing(copy, id)
  copy.put(id, document)
})

const discard = action(z.object({ versionId: formId, purge }), ({ versionId }, copy) => {
  checkReleaseOpen(copy, versionId)
  existing(copy, versionId)
  copy.remove(versionId)
})

const unpublish = action(z.object({ versionId: formId, publishedId }), ({ versionId, publishedId }, copy) => {
  checkPair(versionId, publishedId)
  checkReleaseOpen(copy, versionId)
  const published = existing(copy, publishedId)
  copy.put(versionId, { ...(copy.get(versionId) ?? published), _system: { delete: true } })
})

function toVersionId(document: JsonObject, publishedId: string): string {
  const id = readDocumentId(document._id)
  if (id === publishedId) throw malformed(`"${id}" is the ID of a published document`)
  return id
}

export const versionActions = {
  'sanity.action.document.version.create': create,
  'sanity.action.document.version.replace': replace,
  'sanity.action.document.version.discard': discard,
  'sanity.action.document.version.unpublish': unpublish,
}
