import fc from 'fast-check'
import { expect } from 'vitest'
import type { ContentDocument } from '#content/documents.ts'
import type { Change, Transaction } from '#content/store/content-store.ts'
import { createProjection } from '#content/store/projection.ts'
import { makeStore } from './documents.fixture.ts'
import { someDocument, someDocuments } from './generated-documents.fixture.ts'
import { openQueries } from './open-queries.ts'
import { someParams, somePerspective, someQuery } from './queries.fixture.ts'

export const identity = { id: 'token-read', role: 'reader' } as const

export function makeTransaction(changes: readonly Change[]): Transaction {
  return {
    number: 2,
    id: 't2',
    dataset: 'test',
    author: 'token-write',
    at: '2026-01-02T00:00:00Z',
    changes,
    mutations: [],
  }
}

/** Replaces an existing document with another, deletes one, or creates one. */
const someChange = fc.tuple(someDocument, fc.nat(), fc.constantFrom('write', 'rename', 'delete'))

function makeChange(
  documents: readonly ContentDocument[],
  [document, place, kind]: [ContentDocument, number, string],
): Change {
  const existing = documents[place % documents.length]
  if (kind === 'delete' && existing) return { id: existing._id, before: existing, after: null }
  const id = kind === 'rename' && existing ? existing._id : document._id
  const before = documents.find(({ _id }) => _id === id) ?? null
  return { id, before, after: { ...document, _id: id, _rev: 't2' } }
}

/**
 * Answers queries before and after a mutation, and expects the mutation to have a tag of the first answer if
 * the answers differ.
 */
export async function expectTagsOfWhatChanges(numRuns: number): Promise<void> {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(
      someDocuments,
      someQuery,
      someParams,
      somePerspective,
      someChange,
      async (list, query, params, perspective, drawn) => {
        const projection = createProjection()
        projection.apply(
          1,
          list.map((document) => ({ id: document._id, after: document })),
        )
        const queries = openQueries({ store: makeStore(projection.documents), projectId: 'p1' })
        const request = { dataset: 'test', query, params, perspective, identity }
        const before = await queries.answer(request)
        const change = makeChange(list, drawn)
        projection.apply(2, [change])
        const after = await queries.answer(request)
        await queries.close()
        if (JSON.stringify(before.result) === JSON.stringify(after.result)) return
        changed += 1
        const tags = new Set(queries.getSyncTags(makeTransaction([change])))
        expect(before.syncTags.filter((tag) => tags.has(tag))).not.toEqual([])
      },
    ),
    { numRuns },
  )
  expect(changed).toBeGreaterThan(numRuns / 25)
}
