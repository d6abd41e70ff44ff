import { amortize } from '#domain/loans/amortize.ts'
import { type CurrentLoan, isFederal } from './current-loan.ts'
import { listLoanMonths } from './loans-today.ts'
import type { Outweighed } from './priced-right.ts'

/** A loan of the set, with what decides whether it may be refinanced. */
export interface Candidate {
  loan: CurrentLoan
  /** What keeps a federal loan where it is, whatever it would save; `null`: nothing does. */
  hold: Obstacle | null
  /** Whether the lender refinances such a loan. */
  isTaken: boolean
}

/**
 * The visitor needs the loan's rights, has not answered what their price depends on, or has not decided about them; or the
 * rights are worth more than the saving, whatever the visitor said.
 */
export type Obstacle = 'rights_needed' | 'rights_untold' | 'rights_undecided' | Outweighed

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
    mayMove: isTaken && getHold(candidate) === null,
    todayCents,
    savedCents: todayCents - amortize({ balanceCents, ratePercent, termMonths }).totalCents,
  }
}

/** Returns what holds a loan back; a private loan has no federal rights. */
export function getHold({ loan, hold }: Candidate): Obstacle | null {
  return isFederal(loan) ? hold : null
}
