import { expect, test } from 'vitest'
import type { LoanOffer } from '#app/features/loan-offers/loan-offer.ts'
import { sampleCost } from './sample-cost.ts'

function offer(more: Partial<LoanOffer>): LoanOffer {
  return {
    id: 'a',
    lenderName: 'Oak Lending',
    isSample: true,
    product: 'Student Loan',
    rateType: 'fixed',
    lowestRatePercent: 5,
    highestRatePercent: 10,
    rateSeenOn: '2026-11-01',
    termMonths: 120,
    minimumCents: 100_000,
    maximumCents: null,
    autopayDiscountPercent: 0,
    floorConditions: 'autopay',
    repaymentOptions: ['deferred'],
    ...more,
  }
}

test('the ends come from different offers when no offer has both', () => {
  const cost = sampleCost([
    offer({ id: 'a', lowestRatePercent: 4, highestRatePercent: 9, floorConditions: 'a cosigner' }),
    offer({ id: 'b', lowestRatePercent: 6, highestRatePercent: 15 }),
  ])
  expect(cost).toMatchObject({
    offerCount: 2,
    lowest: { ratePercent: 4, conditions: 'a cosigner' },
    highest: { ratePercent: 15 },
  })
  expect(cost?.lowest.totalCents).toBeGreaterThan(1_000_000)
  expect(cost?.highest.totalCents).toBeGreaterThan(cost?.lowest.totalCents ?? 0)
})

test('other terms, variable rates and loans that cannot wait are not counted', () => {
  const others = [
    offer({ termMonths: 60 }),
    offer({ rateType: 'variable' }),
    offer({ repaymentOptions: ['immediate'] }),
    offer({ minimumCents: 2_000_000 }),
  ]
  expect(sampleCost(others)).toBeNull()
  expect(sampleCost([...others, offer({})])?.offerCount).toBe(1)
})
