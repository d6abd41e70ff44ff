import {
  type DisbursementPeriod,
  type FederalLoanKind,
  isDirect,
} from '#domain/federal-repayment/federal-loan.ts'

interface AnyLoan {
  /** Tells the loans of one set apart. */
  id: string
  /** What is owed today, unpaid interest included: whole cents, more than 0. */
  balanceCents: number
  /** Today's yearly rate in percent; of a federal loan, without a cut for autopay. */
  ratePercent: number
  /** Months of payments that are left: 1 to 600. */
  remainingMonths: number
}

interface PrivateLoan extends AnyLoan {
  kind: 'private'
}

export interface FederalCurrentLoan extends AnyLoan {
  kind: FederalLoanKind
  disbursed: DisbursementPeriod
  autopay: AutopayCut
}

/**
 * What automatic payments take off the rate: nothing, the usual quarter point, or the whole point that Direct Loans paid
 * out since July 1, 2012 have until June 30, 2028 if they were in autopay by September 30, 2026.
 */
export const autopayCuts = ['none', 'usual', 'one_point'] as const
export type AutopayCut = (typeof autopayCuts)[number]

/** A loan that somebody repays today and could refinance. */
export type CurrentLoan = PrivateLoan | FederalCurrentLoan

export function isFederal(loan: CurrentLoan): loan is FederalCurrentLoan {
  return loan.kind !== 'private'
}

/**
 * Whether a loan has the whole point off its rate, which only Direct Loans paid out since July 1, 2012 can have. Of a loan
 * from the period in which that day lies, the borrower's word counts.
 */
export function hasAutopayCut(loan: FederalCurrentLoan): boolean {
  const isTooOld = loan.disbursed === 'before_2007_10' || loan.disbursed === 'from_2007_10'
  return loan.autopay === 'one_point' && isDirect(loan) && !isTooOld
}
