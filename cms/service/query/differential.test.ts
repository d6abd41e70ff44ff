import { test } from 'vitest'
import { expectNoDifference } from './differential.fixture.ts'

test('250 generated queries have the answers of groq-js over all visible documents', async () => {
  await expectNoDifference(250)
})
