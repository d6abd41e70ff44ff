import { expect, test } from 'vitest'
import { compareKeptPages } from './content-freshness.fixture.ts'

test('a kept page shows what a fresh render would show, through hundreds of histories', async () => {
  expect(await compareKeptPages(800)).toBeGreaterThan(10_000)
})
