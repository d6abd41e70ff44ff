import { z } from 'zod'
import type { ContentStore } from '#content/store/content-store.ts'
import { checkReferences } from './check-references.ts'
import { withIndex } from './mutation-errors.ts'
import { readBody, readMutations } from './mutation-request.ts'
import { type MutationResult, planMutation, type Select } from './plan-mutations.ts'
import { workingCopy } from './working-copy.ts'

export interface MutateRequest {
  dataset: string
  /** The parsed JSON, or the raw body if it is not JSON. */
  body: unknown
  /** The query parameters of the URL, as text. */
  options: unknown
  /** The id of the token. */
  author: string
}

export interface MutateAnswer {
  transactionId: string
  /** One result per document of each mutation, in order. */
  results: MutationResult[]
}

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((text) => text === 'true' || text === '1')
  .default(false)

const optionsShape = z.object({
  returnIds: flag,
  returnDocuments: flag,
  /** Accepted without effect, because an acknowledged transaction is always visible. */
  visibility: z.enum(['sync', 'async', 'deferred']).optional(),
  dryRun: flag,
  autoGenerateArrayKeys: flag,
  skipCrossDatasetReferenceValidation: flag,
})

/**
 * Performs all mutations of a request, or none.
 * @throws ContentError 400 or 409 with one item per refused mutation; any error of `commit`
 */
export async function mutate(
  { store, select }: { store: Pick<ContentStore, 'commit'>; select: Select },
  { dataset, body, options, author }: MutateRequest,
): Promise<MutateAnswer> {
  const { returnDocuments, dryRun, autoGenerateArrayKeys } = readBody(optionsShape, options, 'mutationError')
  const { transactionId, mutations, sent } = readMutations(body)
  const { answer: results } = await store.commit(dataset, {
    transactionId,
    author,
    mutations: sent,
    dryRun,
    plan(documents, at) {
      const copy = workingCopy({ documents, transactionId, at, autoGenerateArrayKeys })
      const results = mutations.flatMap((mutation, index) => {
        copy.begin(index)
        return withIndex('mutationError', index, () => planMutation(mutation, copy, select))
      })
      const changes = copy.changes()
      checkReferences('mutationError', changes, copy)
      return { changes, answer: results }
    },
  })
  return { transactionId, results: returnDocuments ? results : results.map(withoutDocument) }
}

const withoutDocument = ({ id, operation }: MutationResult): MutationResult => ({ id, operation })
