import type { FederalLoan } from './federal-loan.ts'
import { consolidationBands, fixedPlans, tieredBands } from './law.ts'
import type { FixedPlanCode } from './plan.ts'

interface Bands {
  bands: readonly { belowCents: number; months: number }[]
}

/** Returns the months of the Tiered Standard plan by everything owed in Direct Loans. A bound is in the upper band. */
export function tieredMonths(directCents: number): number {
  return inBand(tieredBands, directCents)
}

interface TermInput {
  loan: FederalLoan
  /** Everything owed in Direct Loans, and in all federal loans. */
  directCents: number
  allCents: number
  monthsInRepayment: number
}

/**
 * Returns the months that a fixed plan leaves for a loan, counted from when its repayment began; 0 or less when its
 * time is over.
 */
export function monthsLeft(
  plan: FixedPlanCode,
  { loan, directCents, allCents, monthsInRepayment }: TermInput,
): number {
  switch (plan) {
    case 'tiered_standard':
      return tieredMonths(directCents) - monthsInRepayment
    case 'standard':
    case 'graduated':
      return wholeMonths(loan, allCents) - monthsInRepayment
    case 'extended':
    case 'extended_graduated':
      return fixedPlans.extendedMonths - monthsInRepayment
  }
}

function wholeMonths({ kind }: FederalLoan, allCents: number): number {
  const isConsolidation = kind === 'consolidation' || kind === 'consolidation_of_parent_plus'
  return isConsolidation ? inBand(consolidationBands, allCents) : fixedPlans.standardMonths
}

function inBand({ bands }: Bands, cents: number): number {
  return bands.find(({ belowCents }) => cents < belowCents)?.months ?? 0
}
