/**
 * The federal loans whose repayment rules differ. A consolidation loan that repaid a Parent PLUS loan, directly or
 * through another consolidation, keeps that mark for life.
 */
export const federalLoanKinds = [
  'subsidized',
  'unsubsidized',
  'grad_plus',
  'parent_plus',
  'consolidation',
  'consolidation_of_parent_plus',
  'ffel',
  'ffel_parent_plus',
  'perkins',
] as const

export type FederalLoanKind = (typeof federalLoanKinds)[number]

/**
 * When a loan was first paid out; of a consolidation loan, when it was made. The rules ask for no finer day. Oldest
 * first, each up to the day before the next.
 */
export const disbursementPeriods = [
  { code: 'before_2007_10', from: '1965-11-08' },
  { code: 'from_2007_10', from: '2007-10-01' },
  { code: 'from_2011_10', from: '2011-10-01' },
  { code: 'from_2014_07', from: '2014-07-01' },
  { code: 'from_2026_07', from: '2026-07-01' },
] as const

export type DisbursementPeriod = (typeof disbursementPeriods)[number]['code']

export interface FederalLoan {
  kind: FederalLoanKind
  disbursed: DisbursementPeriod
  /** What is owed today, unpaid interest included: whole cents, more than 0. */
  balanceCents: number
  /** The fixed rate without an autopay cut, in percent, 0 or more. */
  ratePercent: number
}

/** Returns the period of a calendar day (`YYYY-MM-DD`). A day before federal loans began is in the first. */
export function periodOfDay(isoDay: string): DisbursementPeriod {
  return disbursementPeriods.findLast(({ from }) => from <= isoDay)?.code ?? 'before_2007_10'
}

/** Whether a period is before another, as whole periods. */
export function isEarlierPeriod(one: DisbursementPeriod, other: DisbursementPeriod): boolean {
  return order(one) < order(other)
}

function order(period: DisbursementPeriod): number {
  return disbursementPeriods.findIndex(({ code }) => code === period)
}

/** Returns the period of the oldest loan. Without loans, the newest period. */
export function oldestPeriod(loans: readonly FederalLoan[]): DisbursementPeriod {
  const first = Math.min(...loans.map(({ disbursed }) => order(disbursed)), disbursementPeriods.length - 1)
  return disbursementPeriods[first]?.code ?? 'from_2026_07'
}

/** Whether the Department holds the loan under the Direct Loan program. */
export function isDirect({ kind }: FederalLoan): boolean {
  return kind !== 'ffel' && kind !== 'ffel_parent_plus' && kind !== 'perkins'
}

/** What is owed in loans together. */
export function sumBalances(loans: readonly Pick<FederalLoan, 'balanceCents'>[]): number {
  return loans.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
}
