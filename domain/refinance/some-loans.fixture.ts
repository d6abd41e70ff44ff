import fc from 'fast-check'
import { disbursementPeriods, federalLoanKinds } from '#domain/federal-repayment/federal-loan.ts'
import { autopayCuts, type CurrentLoan, type FederalCurrentLoan } from './current-loan.ts'

export const today = '2026-11-23'

/** A plain private loan that tests adapt to what they check. */
export const privateLoan: CurrentLoan = {
  id: 'private',
  kind: 'private',
  balanceCents: 3_000_000,
  ratePercent: 9,
  remainingMonths: 120,
}

/** A plain federal loan. */
export const federalLoan: FederalCurrentLoan = {
  id: 'federal',
  kind: 'unsubsidized',
  disbursed: 'from_2014_07',
  balanceCents: 2_000_000,
  ratePercent: 6,
  remainingMonths: 120,
  autopay: 'none',
}

const owed = {
  balanceCents: fc.integer({ min: 500_000, max: 15_000_000 }),
  ratePercent: fc.integer({ min: 100, max: 1400 }).map((hundredths) => hundredths / 100),
  remainingMonths: fc.integer({ min: 6, max: 300 }),
}

/** What the form lets through, its bounds more often than by chance: a million dollars a loan, five million together. */
const withinBounds = (maxLength: number) => {
  const max = Math.min(100_000_000, Math.floor(500_000_000 / maxLength))
  return {
    balanceCents: fc.oneof(fc.constantFrom(1, 99, max), fc.integer({ min: 1, max })),
    ratePercent: fc.oneof(
      fc.constantFrom(0, 0.001, 36),
      fc.integer({ min: 0, max: 36_000 }).map((thousandths) => thousandths / 1000),
    ),
    remainingMonths: fc.oneof(fc.constantFrom(1, 600), fc.integer({ min: 1, max: 600 })),
  }
}

function makeLoan(figures: typeof owed): fc.Arbitrary<Omit<CurrentLoan, 'id'>> {
  return fc.oneof(
    fc.record({ kind: fc.constant('private' as const), ...figures }),
    fc.record({
      kind: fc.constantFrom(...federalLoanKinds),
      disbursed: fc.constantFrom(...disbursementPeriods.map(({ code }) => code)),
      autopay: fc.constantFrom(...autopayCuts),
      ...figures,
    }),
  )
}

function makeSets(
  loan: fc.Arbitrary<Omit<CurrentLoan, 'id'>>,
  maxLength: number,
): fc.Arbitrary<CurrentLoan[]> {
  return fc
    .array(loan, { minLength: 1, maxLength })
    .map((loans) => loans.map((one, at) => ({ ...one, id: `loan-${at}` }) as CurrentLoan))
}

/** Sets of one to some loans of the size that people refinance, with ids of their own. */
export const someLoans = (maxLength: number) => makeSets(makeLoan(owed), maxLength)

/** Sets of any loans that a visitor can enter, however unlikely. */
export const anyLoans = (maxLength: number) => makeSets(makeLoan(withinBounds(maxLength)), maxLength)
