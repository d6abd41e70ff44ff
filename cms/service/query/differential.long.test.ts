import { test } from 'vitest'
import { expectNoDifference } from './differential.fixture.ts'
import { getWorkLimits } from './work-limits.ts'

test('12,000 generated queries have the answers of groq-js over all visible documents', async () => {
  await expectNoDifference(12_000)
})

test('400 queries with low limits have the same answers in the thread', async () => {
  await expectNoDifference(400, (role) => ({ ...getWorkLimits(role), steps: 300 }))
})
