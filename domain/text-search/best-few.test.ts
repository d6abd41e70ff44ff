import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBestFew } from './best-few.ts'

test('it keeps the items that would come first if all were sorted', () => {
  const offers = fc.array(fc.record({ score: fc.nat(5), order: fc.nat(3) }))
  fc.assert(
    fc.property(offers, fc.nat(6), (all, max) => {
      const few = createBestFew<(typeof all)[number]>(max)
      for (const each of all) few.offer(each, each.score, each.order)
      const sorted = all.toSorted((a, b) => b.score - a.score || a.order - b.order)
      expect(few.items).toEqual(sorted.slice(0, max))
    }),
  )
})
