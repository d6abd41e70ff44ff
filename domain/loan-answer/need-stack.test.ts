import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateRemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { directLoans, plusLoan, privateLoan, stackSources } from './need-stack.ts'
import type { Circumstances } from './what-would-fit.ts'

const today = '2026-11-23'
const thirdYear = calculateRemainingFederalLoans({
  citizenship: 'citizen',
  degree: 'bachelors',
  enrollment: 'full_time',
  studyYear: 'later',
  dependency: 'dependent',
  isExcepted: false,
  borrowedThisYearCents: 0,
  borrowedInAllCents: 1_200_000,
  plusThisYearCents: 0,
  plusInAllCents: 0,
})
const now: Circumstances = {
  profile: { isAdult: true, borrower: 'parent', hasCosigner: false },
  borrowing: {
    amountCents: 4_200_000,
    inSchoolMonths: 18,
    repayment: 'immediate',
    termMonths: null,
    withAutopay: false,
    withSameAssumptions: false,
  },
}
const lends = (own: Partial<LoanOffer>): LoanOffer => ({
  ...offer,
  rateSeenOn: today,
  applyBy: null,
  rules: { ...offer.rules, cosigner: 'not_taken', minimumScore: null, minimumIncomeCents: null },
  repaymentOptions: [{ choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' }],
  ...own,
})
const from = (...offers: LoanOffer[]) =>
  privateLoan(
    (amountCents) =>
      compareOffers(offers, {
        profile: now.profile,
        borrowing: { ...now.borrowing, amountCents },
        weights: defaultWeights,
        sort: 'best_match',
        today,
      }),
    now,
  )
const plus = plusLoan('parent_plus', { limitCents: 2_000_000, today })

test('a parent’s $42,000: the child’s Direct Loans, a PLUS loan up to its limit after the fee, the rest private', () => {
  const parts = stackSources(4_200_000, [directLoans(thirdYear), plus, from(lends({ maximumCents: null }))])
  expect(parts).toMatchObject([
    { source: 'direct', cents: 750_000, upToCents: 750_000 },
    // $20,000 less 4.228%, at 9.07% over 10 years.
    { source: 'parent_plus', cents: 1_915_440 },
    { source: 'private', cents: 1_534_560, isImmediate: true },
  ])
})

test('what no lender lends stays open after the part that one does', () => {
  const parts = stackSources(4_200_000, [from(lends({ maximumCents: 3_000_000, originationFeePercent: 0 }))])
  expect(parts).toMatchObject([
    { source: 'private', cents: 3_000_000 },
    { source: 'open', cents: 1_200_000 },
  ])
  expect(stackSources(4_200_000, [])).toEqual([{ source: 'open', cents: 4_200_000 }])
})

test('the parts come to the whole, to the cent, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.option(fc.integer({ min: 100_000, max: 9_000_000 })),
      (wholeCents, limitCents, maximumCents) => {
        const parts = stackSources(wholeCents, [
          directLoans(thirdYear),
          plusLoan('parent_plus', { limitCents, today }),
          from(lends({ minimumCents: 0, maximumCents })),
        ])
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(wholeCents)
        for (const { cents } of parts) expect(cents).toBeGreaterThan(0)
        for (const part of parts)
          if (part.source === 'private') expect(part.highestCents).toBeGreaterThanOrEqual(part.lowestCents)
      },
    ),
    { numRuns: 200 },
  )
})
