import { expect, test } from 'vitest'
import { compareCachedPages } from './content-freshness.fixture.ts'

test('a cached page always shows what a fresh render would', async () => {
  expect(await compareCachedPages(20)).toBeGreaterThan(250)
})
