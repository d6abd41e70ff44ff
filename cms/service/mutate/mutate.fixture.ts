import { createClient, type SanityClient } from '@sanity/client'
import { evaluateSync, parse } from 'groq-js'
import type { ContentDocument, JsonObject } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import type { ContentHistory, ContentStore, Documents, Transaction } from '#content/store/content-store.ts'
import { createProjection } from '#content/store/projection.ts'
import { act } from './act.ts'
import { mutate } from './mutate.ts'
import type { Select } from './plan-mutations.ts'

export const dataset = 'production'
export const start = '2026-11-21T12:00:00.000Z'

type TestedStore = Pick<ContentStore, 'datasets' | 'documents' | 'commit' | 'history'>

/** An in-memory store with frozen documents, in which commits are one minute apart. */
export function memoryStore() {
  const projection = createProjection()
  const log: Transaction[] = []
  const store: TestedStore = {
    datasets: () => [{ name: dataset, aclMode: 'public', createdAt: start }],
    documents: () => projection.documents,
    history: { ...unused, ofDocuments: async (_, ids, options) => getHistory(log, ids, options?.limit) },
    async commit(name, { transactionId: id, author, mutations, dryRun, plan }) {
      const at = new Date(Date.parse(start) + log.length * 60_000).toISOString()
      const { changes, answer } = plan(projection.documents, at)
      if (dryRun || changes.length === 0) return { transaction: null, answer }
      const kept = changes.map((change) => ({ ...change, after: change.after && frozenCopy(change.after) }))
      const transaction = { number: log.length + 1, id, dataset: name, author, at, changes: kept, mutations }
      log.push(transaction)
      projection.apply(transaction.number, kept)
      return { transaction, answer }
    },
  }
  return { store, log, client: openClient(store), documents: projection.documents }
}

const unused: ContentHistory = {
  ofDocuments: async () => [],
  documentAt: async () => undefined,
  after: async () => undefined,
  getNumber: async () => undefined,
}

function getHistory(log: readonly Transaction[], ids: readonly string[], limit = 100): Transaction[] {
  return log
    .filter(({ changes }) => changes.some(({ id }) => ids.includes(id)))
    .toReversed()
    .slice(0, limit)
}

function frozenCopy(document: ContentDocument): ContentDocument {
  return JSON.parse(JSON.stringify(document), (_, value) => Object.freeze(value))
}

/** Selects documents with the query evaluator, without an index. */
export function select(query: string, params: JsonObject, documents: Documents): string[] {
  const found: unknown = evaluateSync(parse(query, { params }), { dataset: documents.all(), params }).data
  return Array.isArray(found) ? found.map((item) => (typeof item === 'string' ? item : item?._id)) : []
}

/** Creates an official client whose requests go to this store. */
export function openClient(store: TestedStore, selectWith: Select = select): SanityClient {
  return createClient({
    projectId: 'bursar',
    dataset,
    apiVersion: '2025-02-19',
    token: 'token',
    useCdn: false,
    resolveFetch: () => async (input, init) => {
      const url = new URL(String(input))
      const body: unknown = JSON.parse(String(init?.body))
      try {
        return Response.json(await answer(store, selectWith, url, body))
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        return Response.json(error.body, { status: error.status })
      }
    },
  })
}

async function answer(store: TestedStore, select: Select, url: URL, body: unknown): Promise<unknown> {
  if (url.pathname.includes('/data/actions/')) return act({ store }, { dataset, body, author: 'tester' })
  const options = Object.fromEntries(url.searchParams)
  return mutate({ store, select }, { dataset, body, options, author: 'tester' })
}

/** Returns the status and body of a refused request. */
export async function catchRefusal(request: Promise<unknown>): Promise<{ status: number; error: unknown }> {
  const error: unknown = await request.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  )
  if (error instanceof ContentError)
    return { status: error.status, error: 'error' in error.body && error.body.error }
  if (error instanceof Error && 'statusCode' in error && 'responseBody' in error) {
    return { status: Number(error.statusCode), error: JSON.parse(String(error.responseBody)).error }
  }
  throw error
}
