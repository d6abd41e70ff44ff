import fc from 'fast-check'
import { expect } from 'vitest'
import { makeDocuments } from './documents.fixture.ts'
import { someDocuments } from './generated-documents.fixture.ts'
import { openQueries, type QueryOptions } from './open-queries.ts'
import { plainAnswer, shownTo } from './plain.fixture.ts'
import { someParams, somePerspective, someQuery } from './queries.fixture.ts'

const identity = { id: 'token-read', role: 'reader' } as const

/**
 * Answers generated queries with and without the planner; a difference is shrunk to a small query over few
 * documents.
 */
export async function expectNoDifference(numRuns: number, limits?: QueryOptions['limits']): Promise<void> {
  let current = makeDocuments([])
  const queries = openQueries({
    store: { documents: () => current },
    projectId: 'p1',
    ...(limits && { limits }),
  })
  await fc.assert(
    fc.asyncProperty(
      someDocuments,
      someQuery,
      someParams,
      somePerspective,
      async (documents, query, params, perspective) => {
        current = makeDocuments(documents)
        const request = { dataset: 'test', query, params, perspective, identity }
        const { result } = await queries.answer(request)
        expect(result).toEqual(plainAnswer(query, params, shownTo(perspective, documents)))
      },
    ),
    { numRuns },
  )
  await queries.close()
}
