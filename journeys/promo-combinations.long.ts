import { test } from 'vitest'
import { combinations, openPromoSite, walkCombinations } from './promo-site.ts'

test('all 32 combinations of what a modal collects: each asks, waits, sends in order, and closes', async () => {
  await using site = await openPromoSite()
  await walkCombinations(site, [...combinations.keys()])
})
