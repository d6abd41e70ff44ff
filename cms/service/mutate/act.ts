import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import type { PlannedAction } from './action.ts'
import { archivedVersions } from './archived-versions.ts'
import { checkReferences } from './check-references.ts'
import { documentActions } from './document-actions.ts'
import { assertJson, isObject, newMeter } from './json-bounds.ts'
import { malformed, withIndex } from './mutation-errors.ts'
import { eachItem, readBody, transactionIdShape } from './mutation-request.ts'
import { releaseActions } from './release-actions.ts'
import { versionActions } from './version-actions.ts'
import { workingCopy } from './working-copy.ts'

export interface ActRequest {
  dataset: string
  /** The parsed JSON, or the raw body if it is not JSON. */
  body: unknown
  /** The id of the token. */
  author: string
}

/** The Studio sends only a few; releases are the way to publish many documents at once. */
const MAX_ACTIONS = 1_000

const bodyShape = z.object({
  actions: z.array(z.unknown()).min(1, 'contains no action').max(MAX_ACTIONS),
  transactionId: transactionIdShape.optional(),
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
  dryRun: z.boolean().default(false),
})

const known = new Map(Object.entries({ ...documentActions, ...versionActions, ...releaseActions }))

/**
 * Performs all actions of a request, or none.
 * @throws ContentError 400 or 409 with one item per refused action; 501 for actions on variants; any error of
 *   `commit`
 */
export async function act(
  { store }: { store: Pick<ContentStore, 'commit' | 'documents' | 'history'> },
  { dataset, body, author }: ActRequest,
): Promise<{ transactionId: string }> {
  const { actions, transactionId = randomUUID(), dryRun } = readBody(bodyShape, body, 'actionError')
  const meter = newMeter()
  const sent: Json[] = []
  const planned = eachItem('actionError', actions, (action) => {
    assertJson(action, meter)
    sent.push(action)
    return readAction(action)
  })
  const archived = await archivedVersions(store, dataset, sent)
  await store.commit(dataset, {
    transactionId,
    author,
    mutations: sent,
    dryRun,
    plan(documents, at) {
      const copy = workingCopy({ documents, transactionId, at, autoGenerateArrayKeys: true })
      for (const [index, action] of planned.entries()) {
        copy.begin(index)
        withIndex('actionError', index, () => action(copy, archived))
      }
      const changes = copy.changes()
      checkReferences('actionError', changes, copy)
      return { changes, answer: null }
    },
  })
  return { transactionId }
}

function readAction(action: Json): PlannedAction {
  const type = isObject(action) ? action.actionType : undefined
  const read = typeof type === 'string' ? known.get(type) : undefined
  if (read) return read(action)
  if (typeof type === 'string' && /^sanity\.action\.(document\.)?variant\./.test(type)) {
    throw refusal(501, `This service does not support variants, so "${type}" is not available.`)
  }
  throw malformed(`Unknown action type ${JSON.stringify(type)?.slice(0, 100) ?? 'undefined'}`)
}
