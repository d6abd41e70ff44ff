import { amortize } from '#domain/loans/amortize.ts'
import { maxCents } from '#domain/loans/interest.ts'
import { principalFor } from '#domain/loans/origination-fee.ts'
import { adviseLoan, type LoanAdvice } from './advise-loan.ts'
import { type Candidate, type Placed, placeLoan, type RefinanceTerms } from './place-loan.ts'

export interface LoanChoice {
  /** One for each loan, in their order. */
  advice: readonly LoanAdvice[]
  /** What is left to pay on all loans: as they are, and with this choice, fees included. */
  todayCents: number
  chosenCents: number
  /** True when every combination was compared, so that none costs less. */
  isExact: boolean
}

/** Up to this many movable loans every combination is compared. */
export const exactUpTo = 8

/**
 * Chooses which loans to refinance: the choice with the least left to pay in total, fees included, among those that
 * keep every loan whose rights are needed and stay within the lender's limits. Of equal choices, the one that refinances
 * fewer loans. The monthly payment plays no part.
 * @param today `YYYY-MM-DD`
 */
export function chooseLoans(
  candidates: readonly Candidate[],
  terms: RefinanceTerms,
  today: string,
): LoanChoice {
  const placed = candidates.map((candidate) => placeLoan(candidate, terms, today))
  const movable = placed.filter(({ mayMove }) => mayMove)
  const isExact = movable.length <= exactUpTo
  const sets = isExact ? listSubsets(movable) : listLikelySets(movable)
  const todayCents = placed.reduce((sum, { todayCents }) => sum + todayCents, 0)
  let best: Choice = { moved: [], chosenCents: todayCents }
  for (const moved of sets) {
    const newCents = priceTogether(moved, terms)
    if (newCents === null) continue
    const chosenCents = todayCents - moved.reduce((sum, loan) => sum + loan.todayCents, 0) + newCents
    const isCheaper = chosenCents < best.chosenCents
    if (isCheaper || (chosenCents === best.chosenCents && moved.length < best.moved.length))
      best = { moved, chosenCents }
  }
  return {
    advice: placed.map((loan) => adviseLoan(loan, best.moved, { movable, terms })),
    todayCents,
    chosenCents: best.chosenCents,
    isExact,
  }
}

interface Choice {
  moved: readonly Placed[]
  chosenCents: number
}

/** Returns all payments and fees of one new loan that pays off these; `null` when the lender's limits forbid it. */
function priceTogether(moved: readonly Placed[], terms: RefinanceTerms): number | null {
  const owedCents = moved.reduce((sum, { candidate }) => sum + candidate.loan.balanceCents, 0)
  if (owedCents === 0) return 0
  const balanceCents = principalFor(owedCents, terms.originationFeePercent)
  if (balanceCents < terms.minimumCents || balanceCents > (terms.maximumCents ?? maxCents)) return null
  const { ratePercent, termMonths, applicationFeeCents } = terms
  return amortize({ balanceCents, ratePercent, termMonths }).totalCents + applicationFeeCents
}

function listSubsets(movable: readonly Placed[]): Placed[][] {
  return Array.from({ length: 2 ** movable.length }, (_, set) => movable.filter((_, at) => (set >> at) & 1))
}

/**
 * Lists some sets of many loans: those that save most for each dollar owed, from none to all, each also with one loan
 * more or one less. The cost grows with the square of the number of loans.
 */
function listLikelySets(movable: readonly Placed[]): Placed[][] {
  const perDollar = ({ savedCents, candidate }: Placed) => savedCents / candidate.loan.balanceCents
  const ranked = movable.toSorted((a, b) => perDollar(b) - perDollar(a))
  return Array.from({ length: ranked.length + 1 }, (_, count) => ranked.slice(0, count)).flatMap((first) => [
    first,
    ...ranked.map((one) => (first.includes(one) ? first.filter((loan) => loan !== one) : [...first, one])),
  ])
}
