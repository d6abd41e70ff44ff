import type { Borrower } from './borrower.ts'
import { type FederalLoan, isDirect, isEarlierPeriod, oldestPeriod } from './federal-loan.ts'
import { fixedPlans, incomeContingentEnd } from './law.ts'
import type { PlanCode } from './plan.ts'

/** Why a plan does not take a loan, or does not take the borrower. */
const closedReasons = [
  'parent_plus',
  'repaid_parent_plus',
  'rap_unsettled',
  'not_direct',
  'new_loan',
  'needs_new_loan',
  'borrowed_before_2014',
  'borrowed_since_2014',
  'borrowed_before_2007',
  'nothing_since_2011',
  'ended_in_2028',
  'not_above_30000',
  'perkins',
] as const

export type ClosedReason = (typeof closedReasons)[number]

export interface OpenPlan {
  plan: PlanCode
  /** The positions of the loans that the plan takes; empty when it is closed. */
  takes: readonly number[]
  /** Why it does not take the other loans, each reason once. */
  reasons: readonly ClosedReason[]
}

interface Situation {
  loans: readonly FederalLoan[]
  borrower: Pick<Borrower, 'firstBorrowed'>
  /** The month of the first payment, `YYYY-MM`. */
  startMonth: string
}

/** Says which loans a plan takes, by the law of July 1, 2026. The order of the loans does not matter. */
export function findOpenPlan(plan: PlanCode, situation: Situation): OpenPlan {
  const verdicts = situation.loans.map((loan) => whyClosed(plan, loan, situation))
  return {
    plan,
    takes: verdicts.flatMap((reason, at) => (reason === null ? [at] : [])),
    reasons: closedReasons.filter((reason) => verdicts.includes(reason)),
  }
}

/** Whether a Direct Loan, or a consolidation, is from July 1, 2026 or later. It binds all Direct Loans. */
export function hasNewLoan(loans: readonly FederalLoan[]): boolean {
  return loans.some((loan) => isDirect(loan) && loan.disbursed === 'from_2026_07')
}

/**
 * Whether the borrower of IBR is a new one, with 10% and 20 years: nothing older than July 1, 2014 was owed when a
 * later loan was taken. 34 CFR 685.209(b)(13)(ii).
 */
export function isNewBorrower({ loans, borrower }: Pick<Situation, 'loans' | 'borrower'>): boolean {
  return !isEarlierPeriod(firstPeriod(loans, borrower), 'from_2014_07')
}

function whyClosed(plan: PlanCode, loan: FederalLoan, situation: Situation): ClosedReason | null {
  switch (plan) {
    case 'rap':
      return directOnly(loan) ?? whyNoRap(loan)
    case 'tiered_standard':
      return directOnly(loan) ?? (hasNewLoan(situation.loans) ? null : 'needs_new_loan')
    case 'ibr_new':
      return whyNoIbr(loan, situation) ?? (isNewBorrower(situation) ? null : 'borrowed_before_2014')
    case 'ibr_old':
      return whyNoIbr(loan, situation) ?? (isNewBorrower(situation) ? 'borrowed_since_2014' : null)
    case 'paye':
      return whyNoPaye(loan, situation)
    case 'icr':
      return directOnly(loan) ?? (loan.kind === 'parent_plus' ? 'parent_plus' : endsOrNew(loan, situation))
    case 'standard':
      return closedByNew(loan, situation)
    case 'graduated':
      return loan.kind === 'perkins' ? 'perkins' : closedByNew(loan, situation)
    case 'extended':
    case 'extended_graduated':
      return whyNotExtended(loan, situation)
  }
}

/**
 * Whether RAP takes a consolidation that repaid Parent PLUS loans and was itself repaid in ICR, IBR, or PAYE is not
 * settled for us, see docs/decisions/0066. One made since July 2026 was in none of them.
 */
function whyNoRap({ kind, disbursed }: FederalLoan): ClosedReason | null {
  if (kind === 'parent_plus') return 'parent_plus'
  if (kind !== 'consolidation_of_parent_plus') return null
  return disbursed === 'from_2026_07' ? 'repaid_parent_plus' : 'rap_unsettled'
}

/** A consolidation that repaid Parent PLUS loans has IBR on a condition: `listConditions`. */
function whyNoIbr(loan: FederalLoan, situation: Situation): ClosedReason | null {
  if (loan.kind === 'perkins') return 'perkins'
  if (loan.kind === 'parent_plus' || loan.kind === 'ffel_parent_plus') return 'parent_plus'
  return closedByNew(loan, situation)
}

function whyNoPaye(loan: FederalLoan, situation: Situation): ClosedReason | null {
  const closed = directOnly(loan) ?? whyNotOfParent(loan) ?? endsOrNew(loan, situation)
  if (closed !== null) return closed
  const { loans, borrower } = situation
  if (isEarlierPeriod(firstPeriod(loans, borrower), 'from_2007_10')) return 'borrowed_before_2007'
  const isRecent = loans.some((one) => isDirect(one) && !isEarlierPeriod(one.disbursed, 'from_2011_10'))
  return isRecent ? null : 'nothing_since_2011'
}

/** More than $30,000, counted apart in Direct Loans and in older FFEL ones. */
function whyNotExtended(loan: FederalLoan, situation: Situation): ClosedReason | null {
  if (loan.kind === 'perkins') return 'perkins'
  const closed = closedByNew(loan, situation)
  if (closed !== null) return closed
  const alike = situation.loans.filter((one) => isDirect(one) === isDirect(loan) && one.kind !== 'perkins')
  const owed = alike.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  return owed > fixedPlans.extendedAboveCents ? null : 'not_above_30000'
}

function directOnly(loan: FederalLoan): ClosedReason | null {
  return isDirect(loan) ? null : 'not_direct'
}

function whyNotOfParent({ kind }: FederalLoan): ClosedReason | null {
  if (kind === 'parent_plus') return 'parent_plus'
  return kind === 'consolidation_of_parent_plus' ? 'repaid_parent_plus' : null
}

function closedByNew(loan: FederalLoan, { loans }: Situation): ClosedReason | null {
  return isDirect(loan) && hasNewLoan(loans) ? 'new_loan' : null
}

function endsOrNew(loan: FederalLoan, situation: Situation): ClosedReason | null {
  return situation.startMonth >= incomeContingentEnd.month ? 'ended_in_2028' : closedByNew(loan, situation)
}

function firstPeriod(loans: readonly FederalLoan[], { firstBorrowed }: Pick<Borrower, 'firstBorrowed'>) {
  return firstBorrowed ?? oldestPeriod(loans)
}
