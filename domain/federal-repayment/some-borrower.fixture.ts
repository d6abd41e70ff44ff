import fc from 'fast-check'
import { povertyRegions } from '#domain/award-years/poverty-guidelines.ts'
import { type Borrower, filingStatuses } from './borrower.ts'
import type { Comparison } from './compare-plans.ts'
import { disbursementPeriods, type FederalLoan, federalLoanKinds } from './federal-loan.ts'

/** Files alone, without dependents, in today's dollars. */
export const someBorrower: Borrower = {
  filing: 'single',
  agiCents: 5_000_000,
  agiGrowthPercent: 0,
  priceGrowthPercent: 0,
  spouseLoansCents: 0,
  familySize: 1,
  dependents: 0,
  region: 'contiguous',
  monthsInRepayment: 0,
  countedMonths: 0,
  forgivenessTaxPercent: 22,
}

export const someLoan: FederalLoan = {
  kind: 'unsubsidized',
  disbursed: 'from_2014_07',
  balanceCents: 3_000_000,
  ratePercent: 6,
}

const anyLoan: fc.Arbitrary<FederalLoan> = fc.record({
  kind: fc.constantFrom(...federalLoanKinds),
  disbursed: fc.constantFrom(...disbursementPeriods.map(({ code }) => code)),
  balanceCents: fc.integer({ min: 1, max: 20_000_000 }),
  ratePercent: fc.integer({ min: 0, max: 12_000 }).map((thousandths) => thousandths / 1000),
})

export const anyBorrower: fc.Arbitrary<Borrower> = fc.record({
  filing: fc.constantFrom(...filingStatuses),
  agiCents: fc.integer({ min: 0, max: 40_000_000 }),
  agiGrowthPercent: fc.integer({ min: -10, max: 15 }),
  priceGrowthPercent: fc.integer({ min: 0, max: 6 }),
  spouseLoansCents: fc.integer({ min: 0, max: 10_000_000 }),
  familySize: fc.integer({ min: 1, max: 8 }),
  dependents: fc.integer({ min: 0, max: 6 }),
  region: fc.constantFrom(...povertyRegions),
  firstBorrowed: fc.option(fc.constantFrom(...disbursementPeriods.map(({ code }) => code)), {
    nil: undefined,
  }),
  monthsInRepayment: fc.integer({ min: 0, max: 400 }),
  countedMonths: fc.integer({ min: 0, max: 400 }),
  publicServiceMonths: fc.option(fc.integer({ min: 0, max: 130 }), { nil: undefined }),
  forgivenessTaxPercent: fc.integer({ min: 0, max: 37 }),
})

export const anyComparison: fc.Arbitrary<Comparison> = fc.record({
  loans: fc.array(anyLoan, { minLength: 1, maxLength: 5 }),
  borrower: anyBorrower,
  startMonth: fc.constantFrom('2026-12', '2027-06', '2028-06', '2028-07', '2031-01'),
})
