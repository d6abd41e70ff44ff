import fc from 'fast-check'
import { addDays } from '#domain/dates.ts'
import { someRules } from '#domain/eligibility/person.fixture.ts'
import { refinanceGoals } from '#domain/refinance/codes.ts'
import { offer } from './loan-offer.fixture.ts'
import { floorScoresOf, type LoanOffer, type RepaymentOption } from './loan-offer.ts'
import { repaymentChoices } from './loan-terms.ts'
import type { Borrowing } from './priced-offer.ts'

export const today = '2026-11-21'

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100)
const cents = (maxDollars: number) => fc.integer({ min: 0, max: maxDollars * 100 })

const someOptions: fc.Arbitrary<RepaymentOption[]> = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([...repaymentChoices]) },
      { weight: 1, arbitrary: fc.subarray([...repaymentChoices], { minLength: 1 }) },
    ),
    fc.constantFrom('at_repayment', 'yearly', 'quarterly', 'monthly', 'interest_free'),
  )
  .map(([offered, capitalization]) =>
    offered.map((choice) => ({ choice, capitalization, flatPaymentCents: choice === 'flat' ? 2_500 : 0 })),
  )

/** Any offer a lender could make: some have old rates, some are past their deadline, and most are unusual. */
export const someOffer: fc.Arbitrary<LoanOffer> = fc
  .record({
    id: fc.uuid(),
    lowestRatePercent: percent(16),
    spreadPercent: percent(12),
    rateType: fc.constantFrom('fixed', 'variable'),
    rateSeenDaysAgo: fc.oneof({ weight: 5, arbitrary: fc.nat(30) }, { weight: 1, arbitrary: fc.nat(60) }),
    rateCapPercent: fc.option(fc.integer({ min: 10, max: 25 })),
    autopayDiscountPercent: fc.constantFrom(0, 0.25, 0.5),
    floorMinimumScore: fc.option(fc.integer({ min: 560, max: 820 })),
    floorScoreOf: fc.constantFrom(...floorScoresOf),
    termsMonths: fc.subarray([60, 84, 120, 180, 240], { minLength: 1 }),
    minimumCents: cents(2_000),
    maximumCents: fc.option(fc.integer({ min: 500_000, max: 20_000_000 })),
    originationFeePercent: fc.oneof(fc.constant(0), percent(8)),
    applicationFeeCents: fc.oneof(fc.constant(0), cents(150)),
    lateFeePercent: fc.option(percent(6)),
    lateFeeCents: fc.option(cents(50)),
    returnedPaymentFeeCents: fc.option(cents(50)),
    graceMonths: fc.nat(12),
    repaymentOptions: someOptions,
    cosignerReleaseAfterPayments: fc.option(fc.integer({ min: 1, max: 72 })),
    hardshipMonths: fc.option(fc.nat(36)),
    daysToApply: fc.option(fc.integer({ min: -20, max: 200 }), { freq: 2 }),
    rules: someRules,
  })
  .map(({ spreadPercent, rateSeenDaysAgo, daysToApply, ...own }) => ({
    ...offer,
    ...own,
    highestRatePercent: own.lowestRatePercent + spreadPercent,
    rateSeenOn: addDays(today, -rateSeenDaysAgo),
    rateCapPercent: own.rateType === 'fixed' ? null : own.rateCapPercent,
    applyBy: daysToApply === null ? null : addDays(today, daysToApply),
  }))

export const someBorrowing: fc.Arbitrary<Borrowing> = fc.record({
  amountCents: fc.integer({ min: 100, max: 5_000 }).map((tens) => tens * 1_000),
  inSchoolMonths: fc.nat(60),
  repayment: fc.constantFrom(...repaymentChoices),
  termMonths: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(60, 120, 180) },
  ),
  withAutopay: fc.boolean(),
  withSameAssumptions: fc.boolean(),
  replaced: fc.option(
    fc.record({
      goal: fc.constantFrom(...refinanceGoals),
      months: fc.integer({ min: 1, max: 300 }),
      monthlyPaymentCents: cents(2_000),
      totalCents: cents(100_000),
    }),
    { nil: undefined },
  ),
})
