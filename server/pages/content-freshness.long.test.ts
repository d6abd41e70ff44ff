import { expect, test } from 'vitest'
import { compareCachedPages } from './content-freshness.fixture.ts'

test('a cached page shows what a fresh render would, through hundreds of random histories', async () => {
  expect(await compareCachedPages(800)).toBeGreaterThan(10_000)
})
