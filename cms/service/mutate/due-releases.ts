import { randomUUID } from 'node:crypto'
import { ContentError } from '#content/errors.ts'
import type { ContentStore, Documents } from '#content/store/content-store.ts'
import { checkReferences } from './check-references.ts'
import { withIndex } from './mutation-errors.ts'
import { publishRelease, releaseType } from './releases.ts'
import { workingCopy } from './working-copy.ts'

/** The author in the history for changes that the service makes on schedule. */
const author = 'system'

/**
 * Publishes each release that is due in a transaction of its own. A release that cannot be published becomes
 * active again with the reason in `error`, so that it is not retried forever.
 * @returns the number of published releases
 */
export async function publishDueReleases(
  store: Pick<ContentStore, 'datasets' | 'documents' | 'commit'>,
  now: Date,
): Promise<number> {
  let published = 0
  for (const { name } of store.datasets()) {
    const documents = store.documents(name)
    for (const id of documents ? dueIds(documents, now) : []) {
      if (await publishOne(store, name, id, now)) published++
    }
  }
  return published
}

function dueIds(documents: Documents, now: Date): string[] {
  return documents
    .ofType(releaseType)
    .filter(({ state, publishAt }) => {
      return state === 'scheduled' && typeof publishAt === 'string' && new Date(publishAt) <= now
    })
    .map(({ _id }) => _id)
}

async function publishOne(
  store: Pick<ContentStore, 'commit'>,
  dataset: string,
  id: string,
  now: Date,
): Promise<boolean> {
  try {
    return await change(store, dataset, id, now, null)
  } catch (error) {
    // A temporary error does not concern the release itself, so the release is retried.
    if (!(error instanceof ContentError) || error.status >= 500) throw error
    await change(store, dataset, id, now, error.message)
    return false
  }
}

/**
 * Publishes a release, or reactivates it with a problem.
 * @param problem why it cannot be published, or null to publish it
 * @returns false if another process was first
 */
async function change(
  store: Pick<ContentStore, 'commit'>,
  dataset: string,
  id: string,
  now: Date,
  problem: string | null,
): Promise<boolean> {
  const transactionId = randomUUID()
  const releaseId = id.slice(id.lastIndexOf('.') + 1)
  const action = { actionType: 'sanity.action.release.publish', releaseId }
  const { answer } = await store.commit(dataset, {
    transactionId,
    author,
    mutations: [action],
    plan(documents, at) {
      const release = documents.get(id)
      if (!release || !dueIds(documents, now).includes(id)) return { changes: [], answer: false }
      const copy = workingCopy({ documents, transactionId, at, autoGenerateArrayKeys: true })
      if (problem === null) {
        withIndex('actionError', 0, () => publishRelease(copy, releaseId, release))
      } else {
        const { publishAt, finalDocumentStates, ...fields } = release
        copy.put(id, { ...fields, state: 'active', error: { message: problem } })
      }
      const changes = copy.changes()
      checkReferences('actionError', changes, copy)
      return { changes, answer: true }
    },
  })
  return answer
}
