import { expect, test } from 'vitest'
import { compareKeptPages } from './content-freshness.fixture.ts'

test('a kept page always shows what a fresh render would show', async () => {
  expect(await compareKeptPages(20)).toBeGreaterThan(250)
})
