import { expect, test } from 'vitest'
import { compareKeptPages } from './content-freshness.fixture.ts'

test('a cached page shows what a fresh render would, through hundreds of random histories', async () => {
  expect(await compareKeptPages(800)).toBeGreaterThan(10_000)
})
