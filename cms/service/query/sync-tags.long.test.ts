import { test } from 'vitest'
import { expectTagsOfWhatChanges } from './sync-tags.fixture.ts'

test('6,000 mutations that change an answer have one of its tags', async () => {
  await expectTagsOfWhatChanges(6_000)
})
