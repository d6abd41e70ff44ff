import { createClient, type SanityClient } from '@sanity/client'
import { evaluateSync, parse } from 'groq-js'
import type { ContentDocument, Json } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import type { ContentHistory, ContentStore, Documents, Transaction } from '#content/store/content-store.ts'
import { createProjection } from '#content/store/projection.ts'
import { act } from './act.ts'
import { mutate } from './mutate.ts'
import type { Select } from './plan-mutations.ts'

export const dataset = 'production'
export const start = '2026-11-21T12:00:00.000Z'

type TestedStore = Pick<ContentStore, 'datasets' | 'documents' | 'commit' | 'history'>

/** What the store keeps, without a database: each commit a minute after the one before, documents frozen. */
export function memoryStore() {
  const projection = createProjection()
  const log: Transaction[] = []
  const store: TestedStore = {
    datasets: () => [{ name: dataset, aclMode: 'public', createdAt: start }],
    documents: () => projection.documents,
    history: { ...unused, ofDocuments: async (_, ids, options) => historyOf(log, ids, options?.limit) },
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
  return { store, log, client: clientOf(store), documents: projection.documents }
}

const unused: ContentHistory = {
  ofDocuments: async () => [],
  documentAt: async () => undefined,
  after: async () => undefined,
  numberOf: async () => undefined,
}

function historyOf(log: readonly Transaction[], ids: readonly string[], limit = 100): Transaction[] {
  return log
    .filter(({ changes }) => changes.some(({ id }) => ids.includes(id)))
    .toReversed()
    .slice(0, limit)
}

function frozenCopy(document: ContentDocument): ContentDocument {
  return JSON.parse(JSON.stringify(document), (_, value) => Object.freeze(value))
}

/** Selects with the evaluator itself, over everything. */
export function select(
  query: string,
  params: { readonly [name: string]: Json },
  documents: Documents,
): string[] {
  const found: unknown = evaluateSync(parse(query, { params }), { dataset: documents.all(), params }).data
  return Array.isArray(found) ? found.map((item) => (typeof item === 'string' ? item : item?._id)) : []
}

/** The official client, whose requests end in this store. */
export function clientOf(store: TestedStore, selectWith: Select = select): SanityClient {
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

/** The status and body with which a request was refused. */
export async function refusalOf(request: Promise<unknown>): Promise<{ status: number; error: unknown }> {
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
