import { amortize } from '#domain/loans/amortize.ts'
import { principalFor } from '#domain/loans/origination-fee.ts'
import { getHold, type Placed, type RefinanceTerms } from './place-loan.ts'
import type { Outweighed } from './priced-right.ts'

type Advice =
  | { refinance: true; reason: 'costs_less' | 'reaches_minimum' }
  | {
      refinance: false
      reason:
        | 'rights_needed'
        | 'rights_untold'
        | 'rights_undecided'
        | 'not_taken'
        | 'rate_not_lower'
        | 'ends_too_soon'
        | 'fees'
        | 'below_minimum'
        | 'above_maximum'
    }
  | { refinance: false; reason: 'rights_outweigh'; outweighed: Outweighed }

export type LoanAdvice = Advice & {
  id: string
  /** What is left to pay on the loan as it is. */
  todayCents: number
  /** Today's remaining payments less those of the same balance on the new terms, without fees; may be negative. */
  savedCents: number
  /**
   * The highest rate, in whole hundredths of a percent, at which the new term would cost no more for this loan,
   * without fees.
   */
  breakEvenPercent: number
}

/** The loans that may move, and the terms they would move to. */
interface Market {
  movable: readonly Placed[]
  terms: RefinanceTerms
}

/** Says whether a loan moves, why, and from which rate it would be worth it. */
export function adviseLoan(placed: Placed, moved: readonly Placed[], market: Market): LoanAdvice {
  const { candidate, todayCents, savedCents } = placed
  return {
    id: candidate.loan.id,
    todayCents,
    savedCents,
    breakEvenPercent: findBreakEvenPercent(placed, market.terms),
    ...formatReason(placed, moved, market),
  }
}

function formatReason(placed: Placed, moved: readonly Placed[], { movable, terms }: Market): Advice {
  const { candidate, savedCents } = placed
  if (moved.includes(placed))
    return { refinance: true, reason: savedCents >= 0 ? 'costs_less' : 'reaches_minimum' }
  const hold = getHold(candidate)
  if (hold !== null)
    return typeof hold === 'string'
      ? { refinance: false, reason: hold }
      : { refinance: false, reason: 'rights_outweigh', outweighed: hold }
  if (!candidate.isTaken) return { refinance: false, reason: 'not_taken' }
  if (savedCents <= 0)
    return { refinance: false, reason: endsTooSoon(placed, terms) ? 'ends_too_soon' : 'rate_not_lower' }
  const all = movable.filter((loan) => loan.savedCents > 0)
  const owedCents = all.reduce((sum, loan) => sum + loan.candidate.loan.balanceCents, 0)
  const isTooSmall = principalFor(owedCents, terms.originationFeePercent) < terms.minimumCents
  if (isTooSmall) return { refinance: false, reason: 'below_minimum' }
  const { maximumCents } = terms
  const isTooLarge =
    maximumCents !== null && principalFor(owedCents, terms.originationFeePercent) > maximumCents
  return { refinance: false, reason: isTooLarge ? 'above_maximum' : 'fees' }
}

/** Whether the new rate is lower, but the longer term costs more than that saves. */
function endsTooSoon({ candidate, todayCents }: Placed, { ratePercent }: RefinanceTerms): boolean {
  const { balanceCents, remainingMonths: termMonths } = candidate.loan
  return amortize({ balanceCents, ratePercent, termMonths }).totalCents < todayCents
}

function findBreakEvenPercent({ candidate, todayCents }: Placed, { termMonths }: RefinanceTerms): number {
  const { balanceCents } = candidate.loan
  let [within, above] = [0, 10_000]
  while (above - within > 1) {
    const middle = Math.floor((within + above) / 2)
    const { totalCents } = amortize({ balanceCents, ratePercent: middle / 100, termMonths })
    if (totalCents <= todayCents) within = middle
    else above = middle
  }
  return within / 100
}
