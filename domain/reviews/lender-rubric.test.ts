import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { someOffer, today } from '#domain/loans/some-offers.fixture.ts'
import { scoreOfLender } from './lender-rubric.ts'
import { highestRateOf, type LenderTerms, lenderTermsOf } from './lender-terms.ts'

const clear = [{ criterion: 'Clear words', points: 5, reason: 'r' }]

/** The terms of one lender with these offers. */
function termsOf(...differs: Partial<LoanOffer>[]): LenderTerms {
  const offers = differs.map(
    (own, at): LoanOffer => ({ ...offer, id: String(at), rateSeenOn: today, ...own }),
  )
  const [terms] = lenderTermsOf(offers, today)
  if (!terms) throw new Error('there is an offer')
  return terms
}

function pointsFor(criterion: string, ...differs: Partial<LoanOffer>[]): number | undefined {
  return scoreOfLender(termsOf(...differs), clear).lines.find((line) => line.criterion === criterion)?.points
}

test('a lender is taken at its worse end over all its loans', () => {
  const terms = termsOf(
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

test('what one loan does not say, the lender does not say', () => {
  const terms = termsOf({ cosignerReleaseAfterPayments: 12 }, { cosignerReleaseAfterPayments: null })
  expect(terms.cosignerReleasePayments).toBeUndefined()
  expect(termsOf({ maximumCents: 100 }, { maximumCents: null }).largestAmountCents).toBeUndefined()
  expect(termsOf({ returnedPaymentFeeCents: null }).feesCents).toBeUndefined()
  expect(termsOf({ lateFeePercent: null, lateFeeCents: null }).feesCents).toBeUndefined()
})

test('fees are those of the example: of $10,000, one payment late and one returned', () => {
  const fees = {
    applicationFeeCents: 1_000,
    lateFeePercent: 5,
    lateFeeCents: 500,
    returnedPaymentFeeCents: 2_000,
  }
  // 1% of $10,000, $10 to apply, 5% of $120 since it is more than $5, and $20.
  expect(termsOf({ ...fees, originationFeePercent: 1 }).feesCents).toBe(10_000 + 1_000 + 600 + 2_000)
})

test('points follow the published limits, each limit included', () => {
  expect(
    [9, 9.01, 11, 17, 17.01].map((highestRatePercent) =>
      pointsFor('Highest rate', { highestRatePercent, lowestRatePercent: 3 }),
    ),
  ).toEqual([5, 4, 4, 1, 0])
  expect(
    [12, 13, 60, 61].map((cosignerReleaseAfterPayments) =>
      pointsFor('Letting a cosigner go', { cosignerReleaseAfterPayments }),
    ),
  ).toEqual([5, 4, 1, 0])
  expect(pointsFor('Letting a cosigner go', { cosignerReleaseAfterPayments: null })).toBeUndefined()
  expect(pointsFor('Letting a cosigner go', { rules: { ...offer.rules, cosigner: 'not_taken' } })).toBe(5)
  expect(pointsFor('Choice of repayment', { graceMonths: 6 })).toBe(1 + offer.repaymentOptions.length)
  expect(pointsFor('Choice of repayment', { graceMonths: 5 })).toBe(offer.repaymentOptions.length)
  expect(
    pointsFor('Open about its rates', {
      rateSeenOn: '2026-01-01',
      hardshipMonths: null,
      floorConditions: '',
    }),
  ).toBe(2)
})

test('a dearer loan never earns a lender a better score, and a score always says what is missing', () => {
  fc.assert(
    fc.property(fc.array(someOffer, { minLength: 1, maxLength: 4 }), fc.nat(5), (offers, more) => {
      const own = offers.map((one) => ({ ...one, lenderId: 'a' }))
      const dearer = own.map((one) => ({ ...one, highestRatePercent: one.highestRatePercent + more }))
      const [before, after] = [own, dearer].map((each) => {
        const [terms] = lenderTermsOf(each, today)
        return terms && scoreOfLender(terms, clear)
      })
      if (!before || !after) throw new Error('there is a lender')
      expect(after.ok).toBe(before.ok)
      if (before.ok && after.ok) expect(after.hundredths).toBeLessThanOrEqual(before.hundredths)
      if (!before.ok)
        expect(before.open.map(({ criterion }) => criterion).toSorted()).toEqual(
          ['Fees', 'Letting a cosigner go'].filter(
            (name) => !before.lines.some(({ criterion }) => criterion === name),
          ),
        )
    }),
  )
})

test('lenders come by their highest rate, those with old rates last, equals by name', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someOffer, fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 12 }),
      (pairs) => {
        const offers = pairs.map(([one, lenderId]) => ({ ...one, lenderId, lenderName: lenderId }))
        const terms = lenderTermsOf(offers, today)
        const keys = terms.map((one) => [one.isOutdated ? 1 : 0, highestRateOf(one), one.name] as const)
        for (const [at, key] of keys.entries()) {
          const next = keys[at + 1]
          if (!next) continue
          const differs = [0, 1, 2].find((part) => key[part] !== next[part])
          expect(differs === undefined || (key[differs] ?? 0) < (next[differs] ?? 0)).toBe(true)
        }
        expect(lenderTermsOf(offers.toReversed(), today).map(({ id }) => id)).toEqual(
          terms.map(({ id }) => id),
        )
      },
    ),
  )
})

test('what a lender pays cannot be handed to order or score', () => {
  const paying = { ...termsOf({}), pays: true }
  // @ts-expect-error -- `pays` is not among the terms
  scoreOfLender(paying, clear)
  // @ts-expect-error -- nor among the facts of an offer
  lenderTermsOf([{ ...offer, perFundedLoanCents: 5 }], today)
  expect(scoreOfLender({ ...termsOf({}) }, clear).lines.length).toBeGreaterThan(0)
})
