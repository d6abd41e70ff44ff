import type { PovertyRegion } from '#domain/award-years/poverty-guidelines.ts'
import type { DisbursementPeriod } from './federal-loan.ts'

export const filingStatuses = ['single', 'joint', 'separate'] as const

export type FilingStatus = (typeof filingStatuses)[number]

/** What the plans ask of the person who pays. Money is whole cents, 0 or more. */
export interface Borrower {
  filing: FilingStatus
  /** Adjusted gross income of the last tax return: the couple's when they file jointly. */
  agiCents: number
  /** Growth of that income a year, in percent; may be negative. */
  agiGrowthPercent: number
  /** Growth a year of what moves with prices: the poverty guidelines and the incomes of the ICR factors. */
  priceGrowthPercent: number
  /** What the spouse owes in loans that the same plan takes; only counts when they file jointly. */
  spouseLoansCents: number
  /** The borrower, the spouse and everyone they support. 1 or more. */
  familySize: number
  /** Those of the family who are dependents on the tax return. */
  dependents: number
  region: PovertyRegion
  /**
   * When the oldest federal loan was paid out that was still owed when a later one was taken, even if it was
   * consolidated since; absent: as the loans themselves say.
   */
  firstBorrowed?: DisbursementPeriod | undefined
  /** Months since repayment began; they shorten the plans with a fixed end. */
  monthsInRepayment: number
  /** Months that already count toward forgiveness in the income-driven plans. */
  countedMonths: number
  /** Months that already count toward Public Service Loan Forgiveness; absent without such a job. */
  publicServiceMonths?: number | undefined
  /** The federal tax rate, in percent, on what is forgiven. */
  forgivenessTaxPercent: number
}
