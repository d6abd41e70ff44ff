import { expect, test } from 'vitest'
import { compareKeptPages } from './content-freshness.fixture.ts'

test('a cached page always shows what a fresh render would', async () => {
  expect(await compareKeptPages(20)).toBeGreaterThan(250)
})
