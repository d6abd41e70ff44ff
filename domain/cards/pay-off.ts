import type { KnownCard, MinimumPayment, Promotion } from './card.ts'
import { type AprEnd, aprAt, findPromotion } from './card-rates.ts'

/** What is owed on a card, with nothing bought any more. */
export interface CardDebt {
  cents: number
  aprPercent: number
  /** A rate in its place for the first months. */
  promotion: Pick<Promotion, 'aprPercent' | 'months'> | null
}

/** `never`: the payments do not cover the interest, or not within a hundred years. */
export type Payoff =
  | { kind: 'paid_off'; months: number; interestCents: number; totalCents: number }
  | { kind: 'never' }

/** What is paid each month: an amount, or the least that the issuer asks for. */
export type MonthlyPayment = { cents: number } | { minimum: MinimumPayment }

const maxMonths = 1_200

/**
 * Returns how long it takes to pay off a debt and what it costs, by the method of 12 CFR 1026, Appendix M1: a month has
 * 365 ÷ 12 days, its interest is the balance times the daily rate times these days, there is no grace period, and each
 * payment is credited on the last day of the cycle. Interest is rounded to the cent.
 */
export function payOff(debt: CardDebt, paying: MonthlyPayment): Payoff {
  let owed = debt.cents
  let interestCents = 0
  for (let month = 0; owed > 0; month += 1) {
    if (month === maxMonths) return { kind: 'never' }
    const isPromoted = month < (debt.promotion?.months ?? 0)
    const aprPercent = (isPromoted ? debt.promotion?.aprPercent : null) ?? debt.aprPercent
    const interest = Math.round((owed * aprPercent) / 1_200)
    const payment = paymentOf(paying, owed, interest)
    if (!isPromoted && payment <= interest) return { kind: 'never' }
    interestCents += interest
    owed += interest - payment
    if (owed <= 0)
      return { kind: 'paid_off', months: month + 1, interestCents, totalCents: debt.cents + interestCents }
  }
  return { kind: 'paid_off', months: 0, interestCents: 0, totalCents: 0 }
}

/** Returns a month's payment: never more than all that is owed. */
function paymentOf(paying: MonthlyPayment, owed: number, interest: number): number {
  const asked = 'cents' in paying ? paying.cents : minimumCents(paying.minimum, owed, interest)
  return Math.min(asked, owed + interest)
}

/** Returns the least payment of a statement, in cents. */
export function minimumCents(
  { floorCents, percentOfBalance, addsInterest }: MinimumPayment,
  owed: number,
  interest: number,
): number {
  const balance = owed + interest
  const share = Math.round((balance * percentOfBalance) / 100) + (addsInterest ? interest : 0)
  return Math.min(balance, Math.max(floorCents, share))
}

/** Returns what is owed on a card at one end of its APR range; `null` if it takes no transfers, or its APR is not known. */
export function debtOn(card: KnownCard, cents: number, isTransferred: boolean, end: AprEnd): CardDebt | null {
  const range = isTransferred ? card.transferApr : card.purchaseApr
  if (range === null) return null
  const promotion = findPromotion(card, isTransferred ? 'balance_transfers' : 'purchases')
  return { cents, aprPercent: aprAt(range, end), promotion }
}
