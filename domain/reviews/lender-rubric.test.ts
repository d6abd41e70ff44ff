import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { someOffer, today } from '#domain/loans/some-offers.fixture.ts'
import { scoreLender } from './lender-rubric.ts'
import { getHighestRate, type LenderTerms, toLenderTerms } from './lender-terms.ts'

const clear = [{ criterion: 'Plain language', points: 5, reason: 'r' }]

/** Returns the terms of one lender with these offers. */
function makeTerms(...differs: Partial<LoanOffer>[]): LenderTerms {
  const offers = differs.map(
    (own, at): LoanOffer => ({ ...offer, id: String(at), rateSeenOn: today, ...own }),
  )
  const [terms] = toLenderTerms(offers, today)
  if (!terms) throw new Error('there is an offer')
  return terms
}

function pointsFor(criterion: string, ...differs: Partial<LoanOffer>[]): number | undefined {
  return scoreLender(makeTerms(...differs), clear).lines.find((line) => line.criterion === criterion)?.points
}

test('the terms of a lender combine those of all its loans', () => {
  const terms = makeTerms(
    { rateType: 'fixed', lowestRatePercent: 5, highestRatePercent: 12, cosignerReleaseAfterPayments: 12 },
    {
      rateType: 'fixed',
      lowestRatePercent: 4,
      highestRatePercent: 11,
      cosignerReleaseAfterPayments: 48,
      graceMonths: 0,
    },
    { rateType: 'variable', lowestRatePercent: 6, highestRatePercent: 14, rateSeenOn: '2026-10-01' },
  )
  expect(terms).toMatchObject({
    fixedRates: { lowestPercent: 4, highestPercent: 12 },
    variableRates: { lowestPercent: 6, highestPercent: 14 },
    cosignerReleasePayments: 48,
    graceMonths: 0,
    ratesAsOf: '2026-10-01',
    isOutdated: true,
  })
})

test('a fact that one loan does not state counts as not stated by the lender', () => {
  const terms = makeTerms({ cosignerReleaseAfterPayments: 12 }, { cosignerReleaseAfterPayments: null })
  expect(terms.cosignerReleasePayments).toBeUndefined()
  expect(makeTerms({ maximumCents: 100 }, { maximumCents: null }).largestAmountCents).toBeUndefined()
  expect(makeTerms({ returnedPaymentFeeCents: null }).feesCents).toBeUndefined()
  expect(makeTerms({ lateFeePercent: null, lateFeeCents: null }).feesCents).toBeUndefined()
})

test('fees follow the example: $10,000 borrowed, one late payment, and one returned', () => {
  const fees = {
    applicationFeeCents: 1_000,
    lateFeePercent: 5,
    lateFeeCents: 500,
    returnedPaymentFeeCents: 2_000,
  }
  // 1% of $10,000, $10 to apply, 5% of $120 because it is more than $5, and $20.
  expect(makeTerms({ ...fees, originationFeePercent: 1 }).feesCents).toBe(10_000 + 1_000 + 600 + 2_000)
})

test('points follow the published limits, including values exactly at a limit', () => {
  expect(
    [9, 9.01, 11, 17, 17.01].map((highestRatePercent) =>
      pointsFor('Highest rate', { highestRatePercent, lowestRatePercent: 3 }),
    ),
  ).toEqual([5, 4, 4, 1, 0])
  expect(
    [12, 13, 60, 61].map((cosignerReleaseAfterPayments) =>
      pointsFor('Cosigner release', { cosignerReleaseAfterPayments }),
    ),
  ).toEqual([5, 4, 1, 0])
  expect(pointsFor('Cosigner release', { cosignerReleaseAfterPayments: null })).toBeUndefined()
  expect(pointsFor('Cosigner release', { rules: { ...offer.rules, cosigner: 'not_taken' } })).toBe(5)
  expect(pointsFor('Repayment choices', { graceMonths: 6 })).toBe(1 + offer.repaymentOptions.length)
  expect(pointsFor('Repayment choices', { graceMonths: 5 })).toBe(offer.repaymentOptions.length)
  expect(
    pointsFor('Open about its rates', {
      rateSeenOn: '2026-01-01',
      hardshipMonths: null,
      floorConditions: '',
    }),
  ).toBe(2)
})

test('a more expensive loan never improves a lender’s score, and a score always lists what is missing', () => {
  fc.assert(
    fc.property(fc.array(someOffer, { minLength: 1, maxLength: 4 }), fc.nat(5), (offers, more) => {
      const own = offers.map((one) => ({ ...one, lenderId: 'a' }))
      const costlier = own.map((one) => ({ ...one, highestRatePercent: one.highestRatePercent + more }))
      const [before, after] = [own, costlier].map((each) => {
        const [terms] = toLenderTerms(each, today)
        return terms && scoreLender(terms, clear)
      })
      if (!before || !after) throw new Error('there is a lender')
      expect(after.ok).toBe(before.ok)
      if (before.ok && after.ok) expect(after.hundredths).toBeLessThanOrEqual(before.hundredths)
      if (!before.ok)
        expect(before.open.map(({ criterion }) => criterion).toSorted()).toEqual(
          ['Cosigner release', 'Fees'].filter(
            (name) => !before.lines.some(({ criterion }) => criterion === name),
          ),
        )
    }),
  )
})

test('lenders are sorted by highest rate, then by name, with outdated rates last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someOffer, fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 12 }),
      (pairs) => {
        const offers = pairs.map(([one, lenderId]) => ({ ...one, lenderId, lenderName: lenderId }))
        const terms = toLenderTerms(offers, today)
        const keys = terms.map((one) => [one.isOutdated ? 1 : 0, getHighestRate(one), one.name] as const)
        for (const [at, key] of keys.entries()) {
          const next = keys[at + 1]
          if (!next) continue
          const differs = [0, 1, 2].find((part) => key[part] !== next[part])
          expect(differs === undefined || (key[differs] ?? 0) < (next[differs] ?? 0)).toBe(true)
        }
        expect(toLenderTerms(offers.toReversed(), today).map(({ id }) => id)).toEqual(
          terms.map(({ id }) => id),
        )
      },
    ),
  )
})

test('payments by a lender cannot be passed to the order or the score', () => {
  const paying = { ...makeTerms({}), pays: true }
  // @ts-expect-error -- `pays` is not among the terms
  scoreLender(paying, clear)
  // @ts-expect-error -- nor among the facts of an offer
  toLenderTerms([{ ...offer, perFundedLoanCents: 5 }], today)
  expect(scoreLender({ ...makeTerms({}) }, clear).lines.length).toBeGreaterThan(0)
})
