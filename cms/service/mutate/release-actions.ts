import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type ContentDocument, isJsonObject, type Json } from '#content/documents.ts'
import { action, sentDocument, sentPatch } from './action.ts'
import { readTime } from './document-rules.ts'
import { alreadyExists, conflict, malformed } from './mutation-errors.ts'
import { applyPatch } from './patch.ts'
import { readPatchOperations } from './patch-request.ts'
import { publishRelease, releaseDocumentId, releaseIn, releaseType, versionsIn } from './releases.ts'

const releaseId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'is not the ID of a release')
const named = z.object({ releaseId })

const create = action(
  z.object({ releaseId, metadata: sentDocument.default({}) }),
  ({ releaseId, metadata }, copy) => {
    const id = releaseDocumentId(releaseId)
    if (copy.get(id)) throw alreadyExists(id)
    copy.put(id, {
      _type: releaseType,
      name: releaseId,
      state: 'active',
      metadata: { releaseType: 'undecided', cardinality: 'many', ...metadata },
    })
  },
)

const edit = action(z.object({ releaseId, patch: sentPatch }), ({ releaseId, patch }, copy) => {
  const release = releaseIn(copy, releaseId, ['active', 'scheduled', 'archived'])
  const { id: _, ifRevisionID, ...fields } = patch
  if (ifRevisionID !== undefined) throw malformed('"ifRevisionID" cannot be used to edit a release')
  const { metadata, ...edited } = applyPatch(release, readPatchOperations(fields), copy.meter)
  const touchesMore = Object.keys({ ...release, ...edited }).some(
    (name) => name !== 'metadata' && !isSame(edited[name], release[name]),
  )
  if (touchesMore || !isJsonObject(metadata)) throw malformed('Only the metadata of a release can be edited')
  copy.put(release._id, { ...release, metadata })
})

const publish = action(named, ({ releaseId }, copy) =>
  publishRelease(copy, releaseId, releaseIn(copy, releaseId, ['active', 'scheduled'])),
)

const archive = action(named, ({ releaseId }, copy) => {
  const release = releaseIn(copy, releaseId, ['active'])
  const versions = versionsIn(copy, releaseId)
  for (const { _id } of versions) copy.remove(_id)
  copy.put(release._id, { ...release, state: 'archived', finalDocumentStates: pickIds(versions) })
})

const unarchive = action(named, ({ releaseId }, copy, archived) => {
  const release = releaseIn(copy, releaseId, ['archived'])
  const kept = archived.get(release._id)
  if (kept?.revision !== release._rev) {
    throw conflict('transactionConflictError', `Release "${release._id}" has just been changed: try again`, {
      id: release._id,
    })
  }
  for (const version of kept.versions) copy.put(version._id, version)
  copy.put(release._id, { ...without(release, 'finalDocumentStates'), state: 'active' })
})

const schedule = action(z.object({ releaseId, publishAt: z.string() }), ({ releaseId, publishAt }, copy) => {
  const release = releaseIn(copy, releaseId, ['active'])
  const finalDocumentStates = pickIds(versionsIn(copy, releaseId))
  copy.put(release._id, {
    ...without(release, 'error'),
    state: 'scheduled',
    publishAt: readTime(publishAt),
    finalDocumentStates,
  })
})

const unschedule = action(named, ({ releaseId }, copy) => {
  const release = releaseIn(copy, releaseId, ['scheduled'])
  copy.put(release._id, { ...without(release, 'publishAt', 'finalDocumentStates'), state: 'active' })
})

const remove = action(named, ({ releaseId }, copy) => {
  const release = releaseIn(copy, releaseId, ['archived', 'published'])
  for (const { _id } of versionsIn(copy, releaseId)) copy.remove(_id)
  copy.remove(release._id)
})

const importRelease = action(
  z.object({
    releaseId,
    attributes: sentDocument.optional(),
    document: sentDocument.optional(),
    ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
  }),
  ({ releaseId, attributes, document = attributes, ifExists }, copy) => {
    if (!document) throw malformed('Expected either "attributes" or "document"')
    const id = releaseDocumentId(releaseId)
    const exists = copy.get(id) !== undefined
    if (exists && ifExists === 'fail') throw alreadyExists(id)
    if (exists && ifExists === 'ignore') return
    const whole = { state: 'active', metadata: {}, ...document, _type: releaseType, name: releaseId }
    copy.put(id, whole)
  },
)

/**
 * Compares values by content. Cloning normalizes them, because patched values have no prototype and long
 * lists are parsed anew on each read.
 */
const isSame = (left: Json | undefined, right: Json | undefined) =>
  isDeepStrictEqual(structuredClone(left), structuredClone(right))

const pickIds = (versions: readonly ContentDocument[]) => versions.map(({ _id }) => ({ id: _id }))

const without = (document: ContentDocument, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)))

export const releaseActions = {
  'sanity.action.release.create': create,
  'sanity.action.release.edit': edit,
  'sanity.action.release.publish': publish,
  'sanity.action.release.archive': archive,
  'sanity.action.release.unarchive': unarchive,
  'sanity.action.release.schedule': schedule,
  'sanity.action.release.unschedule': unschedule,
  'sanity.action.release.delete': remove,
  'sanity.action.release.import': importRelease,
}
