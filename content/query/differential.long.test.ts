import { test } from 'vitest'
import { expectNoDifference } from './differential.fixture.ts'
import { workLimitsOf } from './work-limits.ts'

test('12,000 generated queries have the answers of groq-js over all visible documents', async () => {
  await expectNoDifference(12_000)
})

test('400 queries for which there is little room have the same answers in parts and in a thread', async () => {
  await expectNoDifference(400, (role) => ({ ...workLimitsOf(role), steps: 300 }))
})
