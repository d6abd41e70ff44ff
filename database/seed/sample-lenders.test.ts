import { expect, test } from 'vitest'
import { sampleLenders } from './sample-lenders.ts'

test('there are enough lenders to compare, with one to three offers each', () => {
  expect(sampleLenders.length).toBeGreaterThanOrEqual(14)
  for (const { id, offers } of sampleLenders) {
    expect(offers.length, id).toBeGreaterThanOrEqual(1)
    expect(offers.length, id).toBeLessThanOrEqual(3)
  }
})

test('ids are slugs, and no lender offers the same loan twice', () => {
  const ids = sampleLenders.flatMap((lender) =>
    lender.offers.map((offer) => `${lender.id}-${offer.rateType}-${offer.termYears}`),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(sampleLenders.map((lender) => lender.name)).size).toBe(sampleLenders.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
})

test('every range has two ends, every limit an order, and every rate was seen within 30 days', () => {
  for (const lender of sampleLenders) {
    for (const offer of lender.offers) {
      expect(offer.lowestPercent, lender.id).toBeGreaterThan(0)
      expect(offer.highestPercent, lender.id).toBeGreaterThan(offer.lowestPercent)
      expect(offer.highestPercent, lender.id).toBeLessThan(18)
    }
    expect(lender.maximumDollars ?? Infinity, lender.id).toBeGreaterThan(lender.minimumDollars)
    expect(lender.rateSeenDaysAgo, lender.id).toBeLessThan(30)
    expect(lender.repaymentOptions.length, lender.id).toBeGreaterThan(0)
  }
})

test('the lowest rate names autopay exactly where autopay lowers it', () => {
  for (const lender of sampleLenders)
    expect(/autopay/.test(lender.floorConditions), lender.id).toBe(lender.autopayDiscountPercent > 0)
})

test('each term of 5, 7, 10, 15 and 20 years and each rate type is there', () => {
  const offers = sampleLenders.flatMap((lender) => lender.offers)
  expect(new Set(offers.map((offer) => offer.termYears))).toEqual(new Set([5, 7, 10, 15, 20]))
  expect(new Set(offers.map((offer) => offer.rateType))).toEqual(new Set(['fixed', 'variable']))
})
