import { chooseLoans, type LoanChoice } from './choose-loans.ts'
import { isFederal } from './current-loan.ts'
import type { Candidate, RefinanceTerms } from './place-loan.ts'
import { priceRights } from './price-rights.ts'
import type { Outweighed, PricedRight, RefinancedRights } from './priced-right.ts'
import type { FederalRight } from './rights.ts'

/** All that prices the rights, besides the loans that move. */
export type RightsPrices = Omit<RefinancedRights, 'refinanced'>

/** The rights whose price says by itself that a federal plan costs less in all than the new loan. */
export const endsInForgiveness: readonly FederalRight[] = ['forgiveness', 'public_service']

/**
 * Says whether rights outweigh what refinancing some federal loans would save: payments were made toward forgiveness in
 * public service, a plan that ends in forgiveness costs less than the new loan, or the other losses of the scenario are
 * larger than the saving. `null`: they do not, as far as they have prices.
 */
export function weighRights(
  priced: readonly PricedRight[],
  savedCents: number,
  { debt }: Pick<RightsPrices, 'debt'>,
): Outweighed | null {
  const findCostliest = (some: readonly PricedRight[]) => some.toSorted((a, b) => costOf(b) - costOf(a))[0]
  const service = priced.find(({ right }) => right === 'public_service')
  if (service && debt.servicePayments > 0) return { ...pick(service), otherCents: 0, savedCents }
  const forgiving = findCostliest(priced.filter(({ right }) => endsInForgiveness.includes(right)))
  if (forgiving && costOf(forgiving) > 0) return { ...pick(forgiving), otherCents: 0, savedCents }
  const lost = priced.filter((right) => costOf(right) > 0)
  const first = findCostliest(lost)
  const lostCents = addUpLosses(priced)
  if (!first || lostCents <= Math.max(0, savedCents)) return null
  const loanIds = [...new Set(lost.flatMap(({ loanIds }) => loanIds))]
  return { ...pick(first), otherCents: lostCents - costOf(first), savedCents, loanIds }
}

/** Adds up what the rights would lose besides what the saving has in it already. */
export function addUpLosses(priced: readonly PricedRight[]): number {
  return priced.reduce((cents, right) => cents + costOf(right), 0)
}

function costOf({ costCents, isInSaving }: PricedRight): number {
  return isInSaving ? 0 : (costCents ?? 0)
}

/**
 * Chooses which loans to refinance as `chooseLoans` does, and leaves every loan whose rights outweigh its saving: alone,
 * or together with those that would move along.
 */
export function chooseWithRights(
  candidates: readonly Candidate[],
  terms: RefinanceTerms,
  prices: RightsPrices,
): LoanChoice {
  const { today } = prices
  let held = candidates
  for (;;) {
    const choice = chooseLoans(held, terms, today)
    const outweighed = findOutweighed(choice, held, prices)
    if (outweighed.length === 0) return choice
    held = held.map((candidate) => ({
      ...candidate,
      hold: candidate.hold ?? outweighed.find(({ loanIds }) => loanIds.includes(candidate.loan.id)) ?? null,
    }))
  }
}

/** Weighs the federal loans that a choice moves, first together, then each alone. */
function findOutweighed(
  { advice, todayCents, chosenCents }: LoanChoice,
  candidates: readonly Candidate[],
  prices: RightsPrices,
): Outweighed[] {
  const moved = advice.filter(({ refinance }) => refinance)
  const federal = moved.filter(({ id }) => isFederalId(candidates, id))
  if (federal.length === 0) return []
  const ofPrivate = moved.filter((one) => !federal.includes(one))
  // Fees fall on the federal loans: that can only keep one more of them where it is.
  const savedCents = todayCents - chosenCents - ofPrivate.reduce((sum, one) => sum + one.savedCents, 0)
  const weigh = (ids: readonly string[], saved: number) =>
    weighRights(priceRights({ ...prices, refinanced: ids }), saved, prices)
  const together = weigh(
    federal.map(({ id }) => id),
    savedCents,
  )
  if (together || federal.length === 1) return together ? [together] : []
  return federal.flatMap(({ id, savedCents: saved }) => weigh([id], saved) ?? [])
}

function isFederalId(candidates: readonly Candidate[], id: string): boolean {
  return candidates.some(({ loan }) => loan.id === id && isFederal(loan))
}

function pick({
  right,
  costCents,
  loanIds,
}: PricedRight): Pick<Outweighed, 'right' | 'costCents' | 'loanIds'> {
  return { right, costCents, loanIds }
}
