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

/** Loans of the size that people refinance. */
const someLoan: fc.Arbitrary<Omit<CurrentLoan, 'id'>> = fc.oneof(
  fc.record({ kind: fc.constant('private' as const), ...owed }),
  fc.record({
    kind: fc.constantFrom(...federalLoanKinds),
    disbursed: fc.constantFrom(...disbursementPeriods.map(({ code }) => code)),
    autopay: fc.constantFrom(...autopayCuts),
    ...owed,
  }),
)

/** Sets of one to some loans, with ids of their own. */
export function someLoans(maxLength: number): fc.Arbitrary<CurrentLoan[]> {
  return fc
    .array(someLoan, { minLength: 1, maxLength })
    .map((loans) => loans.map((loan, at) => ({ ...loan, id: `loan-${at}` }) as CurrentLoan))
}
