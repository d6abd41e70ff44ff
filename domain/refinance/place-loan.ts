import { amortize } from '#domain/loans/amortize.ts'
import { type CurrentLoan, isFederal } from './current-loan.ts'
import { listLoanMonths } from './loans-today.ts'
import type { FederalRight } from './rights.ts'

/** A loan of the set, with what decides whether it may be refinanced. */
export interface Candidate {
  loan: CurrentLoan
  /**
   * The federal rights that the visitor uses or may need; `null` when they have not said, which keeps a federal loan
   * where it is. Private loans have none.
   */
  neededRights: readonly FederalRight[] | null
  /** Whether the lender refinances such a loan. */
  isTaken: boolean
}

/** A lender's terms at one rate. */
export interface RefinanceTerms {
  ratePercent: number
  termMonths: number
  originationFeePercent: number
  applicationFeeCents: number
  minimumCents: number
  /** `null`: no maximum. */
  maximumCents: number | null
}

/** A candidate with what decides its place. */
export interface Placed {
  candidate: Candidate
  mayMove: boolean
  todayCents: number
  savedCents: number
}

export function placeLoan(
  candidate: Candidate,
  { ratePercent, termMonths }: RefinanceTerms,
  today: string,
): Placed {
  const { loan, isTaken } = candidate
  const { paymentsCents } = listLoanMonths(loan, today)
  const todayCents = paymentsCents.reduce((sum, cents) => sum + cents, 0)
  const { balanceCents } = loan
  return {
    candidate,
    mayMove: isTaken && !isBound(candidate),
    todayCents,
    savedCents: todayCents - amortize({ balanceCents, ratePercent, termMonths }).totalCents,
  }
}

/** Whether the visitor needs the loan's rights, or has not said so. */
export function isBound({ loan, neededRights }: Candidate): boolean {
  return isFederal(loan) && (neededRights === null || neededRights.length > 0)
}
