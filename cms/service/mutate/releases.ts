import type { ContentDocument } from '#content/documents.ts'
import { conflict, notFound } from './mutation-errors.ts'
import { isGoingToUnpublish, publishVersion } from './publish-version.ts'
import type { WorkingCopy } from './working-copy.ts'

export type ReleaseState = 'active' | 'scheduled' | 'archived' | 'published'

export const releaseType = 'system.release'
export const releaseDocumentId = (releaseId: string): string => `_.releases.${releaseId}`

/**
 * Returns a release.
 * @throws MutationRefused 409 if it does not exist or is not in one of the states
 */
export function releaseIn(
  copy: WorkingCopy,
  releaseId: string,
  states: readonly ReleaseState[],
): ContentDocument {
  const id = releaseDocumentId(releaseId)
  const release = copy.get(id)
  if (release?._type !== releaseType) throw notFound(id)
  if (!states.some((state) => state === release.state)) throw wrongState(release, states)
  return release
}

/**
 * Refuses changes to the versions of a scheduled, archived, or published release.
 * @throws MutationRefused
 */
export function checkReleaseOpen(copy: WorkingCopy, formId: string): void {
  const [, releaseId] = /^versions\.([^.]+)\./.exec(formId) ?? []
  if (releaseId === undefined) return
  const release = copy.get(releaseDocumentId(releaseId))
  if (release && release.state !== 'active') throw wrongState(release, ['active'])
}

export function versionsIn(copy: WorkingCopy, releaseId: string): ContentDocument[] {
  const prefix = `versions.${releaseId}.`
  return copy.documents.all().filter(({ _id }) => _id.startsWith(prefix))
}

/**
 * Publishes every version of a release, or unpublishes the documents whose version says so, and sets the
 * state to `published`.
 */
export function publishRelease(copy: WorkingCopy, releaseId: string, release: ContentDocument): void {
  const versions = versionsIn(copy, releaseId)
  for (const version of versions) {
    if (isGoingToUnpublish(version)) {
      const publishedId = version._id.slice(`versions.${releaseId}.`.length)
      if (copy.get(publishedId)) copy.remove(publishedId)
      copy.remove(version._id)
    } else {
      publishVersion(copy, version._id)
    }
  }
  const finalDocumentStates = versions.map(({ _id }) => ({ id: _id }))
  const { error, ...fields } = release
  copy.put(release._id, { ...fields, state: 'published', publishedAt: copy.at, finalDocumentStates })
}

const wrongState = (release: ContentDocument, states: readonly ReleaseState[]) =>
  conflict(
    'releaseStateError',
    `Release "${release._id}" is ${JSON.stringify(release.state)}; this requires ${states.map((state) => `"${state}"`).join(' or ')}`,
    { id: release._id, state: release.state },
  )
