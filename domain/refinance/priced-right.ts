import type { LoanMonths } from '#domain/loans/list-months.ts'
import type { FederalCurrentLoan } from './current-loan.ts'
import type { BorrowerFact, FederalDebt, FederalRight } from './rights.ts'

/** What the visitor assumes. Nothing here is a forecast of ours, and no right is priced by odds. */
export interface RightsScenario {
  /** How many months income is lower, and what it is a year then. */
  dropMonths: number
  dropAgiCents: number
  /** How many months nothing can be paid. */
  pauseMonths: number
  /** After how many months the borrower dies or is disabled for good; `null`: no such case is assumed. */
  lossAfterMonths: number | null
}

export interface RefinancedRights {
  /** All federal loans, and who repays them. */
  debt: FederalDebt
  /** The ids of those that would be refinanced. */
  refinanced: readonly string[]
  /** The new loan that pays them off. */
  terms: { ratePercent: number; termMonths: number; originationFeePercent: number }
  /** The months that its lender pauses payments for hardship; `null`: it does not say, so none are counted. */
  hardshipMonths: number | null
  scenario: RightsScenario
  /** `YYYY-MM-DD` */
  today: string
}

/** Why a right has no price: a fact is missing, the scenario does not touch it, or no figure of ours could be true. */
export type NotPriced =
  | 'untold'
  | 'not_in_public_service'
  | 'left_public_service'
  | 'no_rap'
  | 'nothing_forgiven'
  | 'depends_on_job'
  | 'what_is_left'
  | 'case_by_case'

/** A right that ends, for the refinanced loans that have it. Money is whole cents, 0 or more. */
export interface PricedRight {
  right: FederalRight
  /** The ids of the refinanced loans that have the right, or may have it. */
  loanIds: readonly string[]
  /** Money that would be lost for good; `null`: none can be named. */
  costCents: number | null
  /** Money that would have to be found in the scenario's months, though it is not lost; `null`: none. */
  cashFlowCents: number | null
  /** True when the saving against today's schedule has this cost in it already. */
  isInSaving: boolean
  notPriced: NotPriced | null
  /** The facts that its price waits for, if it is `untold`. */
  unanswered: readonly BorrowerFact[]
}

/** A right that is worth more than refinancing would save, for the loans that it keeps where they are. */
export interface Outweighed {
  right: FederalRight
  /** What refinancing would lose with it; `null`: payments were made toward it, and it has no price. */
  costCents: number | null
  /** What the other rights would lose in the same scenario; 0 where this one outweighs the saving alone. */
  otherCents: number
  /** What refinancing would save of today's payments; may be negative. */
  savedCents: number
  loanIds: readonly string[]
}

/** The refinanced loans, those that stay, and the months of the new loan. */
export interface Move extends RefinancedRights {
  moved: readonly FederalCurrentLoan[]
  stay: readonly FederalCurrentLoan[]
  newMonths: LoanMonths
}

export type Price = Partial<Omit<PricedRight, 'right' | 'loanIds'>>

export function unpriced(notPriced: NotPriced | null) {
  return { costCents: null, cashFlowCents: null, isInSaving: false, notPriced, unanswered: [] }
}

/** Adds up cents. */
export function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0)
}
