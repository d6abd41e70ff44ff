import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profileOf, someAdult, someUnanswered } from '#domain/eligibility/person.fixture.ts'
import { someWeights } from '#domain/ranking/some-weights.fixture.ts'
import { sortCodes } from '#domain/ranking/sorts.ts'
import { compareOffers, comparePriced } from './compare-offers.ts'
import { borrowing, offer } from './loan-offer.fixture.ts'
import { priceList } from './price-list.ts'
import { someBorrowing, someOffer, today } from './some-offers.fixture.ts'

const someVisitor = fc.record({
  profile: fc.tuple(someAdult, someUnanswered).map(([person, unanswered]) => profileOf(person, unanswered)),
  weights: someWeights,
  sort: fc.constantFrom(...sortCodes),
  today: fc.constant(today),
})
const someOffers = fc.uniqueArray(someOffer, { maxLength: 8, selector: ({ id }) => id })

test('one price list serves visitors one after the other, each as if priced for them alone', () => {
  let ranked = 0
  const someVisitors = fc.array(someVisitor, { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(someOffers, someBorrowing, someVisitors, (offers, borrowing, visitors) => {
      const prices = priceList(offers, borrowing)
      for (const visitor of visitors) {
        const comparison = comparePriced(prices, visitor)
        expect(comparison).toEqual(compareOffers(offers, { ...visitor, borrowing }))
        ranked += comparison.available.length
      }
    }),
    { numRuns: 1_000 },
  )
  expect(ranked).toBeGreaterThan(1_000)
})

test('an offer that can be had has a price, and one that cannot says why, each time', () => {
  const large = { ...offer, id: 'large', minimumCents: 1_100_000 }
  const prices = priceList([large, offer], borrowing)
  for (const _time of [1, 2]) {
    expect(prices.look(large, 0)).toBe('below_minimum')
    expect(prices.look(offer, 1)).toBe('priced')
    expect(prices.lowestTotalCents[1]).toBeGreaterThan(borrowing.amountCents)
  }
})
