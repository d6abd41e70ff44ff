import { expect, test } from 'vitest'
import { offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { example, exampleYear, sampleCost } from './sample-cost.ts'

const today = '2026-11-21'

function offer(more: Partial<LoanOffer>): LoanOffer {
  return { ...plain, ...more }
}

test('the example borrows what the example year still needs', () => {
  const { priceCents, grantsCents, scholarshipsCents, federalCents } = exampleYear
  expect(priceCents - grantsCents - scholarshipsCents - federalCents).toBe(example.amountCents)
})

test('the lowest and highest costs can come from different offers', () => {
  const offers = [
    offer({ id: 'a', lowestRatePercent: 4, highestRatePercent: 9, floorConditions: 'a cosigner' }),
    offer({ id: 'b', lowestRatePercent: 6, highestRatePercent: 15 }),
  ]
  const cost = sampleCost(offers, today)
  expect(cost).toMatchObject({
    offerCount: 2,
    areSamples: true,
    lowest: { ratePercent: 4, conditions: 'a cosigner' },
    highest: { ratePercent: 15 },
  })
  expect(cost?.lowest.totalCents).toBeGreaterThan(1_000_000)
  expect(cost?.highest.totalCents).toBeGreaterThan(cost?.lowest.totalCents ?? 0)
})

test('offers that do not fit the example, or are not available today, are not counted', () => {
  const others = [
    offer({ termsMonths: [60, 240] }),
    offer({ rateType: 'variable' }),
    offer({ repaymentOptions: plain.repaymentOptions.filter(({ choice }) => choice !== 'deferred') }),
    offer({ minimumCents: 2_000_000 }),
    offer({ rateSeenOn: '2026-10-21' }),
    offer({ applyBy: '2026-11-20' }),
  ]
  expect(sampleCost(others, today)).toBeNull()
  const last = offer({ rateSeenOn: '2026-10-22', applyBy: today })
  expect(sampleCost([...others, last], today)?.offerCount).toBe(1)
})

test('real offers are not marked as samples', () => {
  expect(sampleCost([offer({ isSample: false })], today)?.areSamples).toBe(false)
})
