import type { Card, KnownCard } from './card.ts'
import { type AprEnd, aprAt, findPromotion } from './card-rates.ts'
import { cycleInterest, newPurchaseInterest } from './interest.ts'
import type { Carrying } from './situation.ts'

/** What three years of owing cost at one end of the APR range, in cents. */
export interface CarriedYears {
  /** The interest of each year. */
  interestCents: readonly [number, number, number]
  /** The part of it that new purchases cost, because there is no grace period. */
  purchaseInterestCents: readonly [number, number, number]
  /** What is still owed at the end of each year, beyond the last month's purchases. */
  owedCents: readonly [number, number, number]
  /** The month, 1 to 36, whose payment ends the balance; `null` if none does. */
  endsInMonth: number | null
}

/**
 * Counts the interest of the first three years on average daily balances with daily compounding. Who does not pay a
 * statement in full has no grace period: purchases bear interest from the day they post. A statement's purchases and
 * payment are credited on the last day of the next cycle, as 12 CFR 1026, Appendix M1 assumes; most people pay some
 * days earlier and owe a little less. Interest is rounded to the cent each month. Once nothing is left of the balance,
 * purchases are paid in full, and cost interest only on a card without a grace period. At an unknown APR nothing is
 * counted: see `refuseBalance`.
 * @param purchasesCents what is bought in a month
 * @param end of the range for purchases, and of that for transfers
 */
export function carryBalance(
  card: KnownCard,
  carries: Carrying | null,
  purchasesCents: number,
  end: AprEnd,
): CarriedYears {
  const hasGrace = card.graceDays !== 0
  if (card.purchaseApr === null) return nothingOwed
  if (carries === null && (hasGrace || purchasesCents === 0)) return nothingOwed
  const apr = aprAt(card.purchaseApr, end)
  const purchases = findPromotion(card, 'purchases')
  const isTransferred = carries?.isTransferred === true
  const debtApr = isTransferred && card.transferApr ? aprAt(card.transferApr, end) : apr
  const debt = isTransferred ? findPromotion(card, 'balance_transfers') : purchases
  const regular = { whole: cycleInterest(apr), half: newPurchaseInterest(apr), debt: cycleInterest(debtApr) }
  const promoted = {
    whole: purchases ? cycleInterest(purchases.aprPercent) : 0,
    half: purchases ? newPurchaseInterest(purchases.aprPercent) : 0,
    debt: debt ? cycleInterest(debt.aprPercent) : 0,
  }
  const interestCents: [number, number, number] = [0, 0, 0]
  const purchaseInterestCents: [number, number, number] = [0, 0, 0]
  const owedCents: [number, number, number] = [0, 0, 0]
  let endsInMonth: number | null = null
  let owed = carries?.cents ?? 0
  let statement = 0
  for (let month = 0; month < 36; month += 1) {
    const bought = purchases && month < purchases.months ? promoted : regular
    const lent = debt && month < debt.months ? promoted.debt : regular.debt
    const forPurchases = owed > 0 || !hasGrace ? statement * bought.whole + purchasesCents * bought.half : 0
    const interest = Math.round(owed * lent + forPurchases)
    const forBalance = Math.round(owed * lent)
    const wasOwed = owed > 0
    const pays = wasOwed && carries && carries.paysCents !== null ? carries.paysCents : interest
    owed = Math.max(0, owed + interest - pays)
    if (wasOwed && owed === 0) endsInMonth = month + 1
    statement = purchasesCents
    const year = month < 12 ? 0 : month < 24 ? 1 : 2
    interestCents[year] += interest
    purchaseInterestCents[year] += interest - forBalance
    owedCents[year] = owed
  }
  return { interestCents, purchaseInterestCents, owedCents, endsInMonth }
}

const nothingOwed: CarriedYears = {
  interestCents: [0, 0, 0],
  purchaseInterestCents: [0, 0, 0],
  owedCents: [0, 0, 0],
  endsInMonth: null,
}

/**
 * Returns the least payment a month, in whole dollars, that ends a balance within three years at the highest APR while
 * purchases go on, in cents.
 */
export function paymentToEnd(card: Card, carries: Carrying, purchasesCents: number): number {
  const ends = (dollars: number) =>
    carryBalance(card, { ...carries, paysCents: dollars * 100 }, purchasesCents, 'highest').endsInMonth !==
    null
  let tooLow = 0
  let enough = 1
  while (!ends(enough)) enough *= 2
  while (tooLow + 1 < enough) {
    const middle = Math.floor((tooLow + enough) / 2)
    if (ends(middle)) enough = middle
    else tooLow = middle
  }
  return enough * 100
}

/** Returns the fee for moving a balance to the card, in cents; `null` where the issuer does not state it. */
export function transferFeeCents(
  { transferFee }: Pick<Card, 'transferFee'>,
  movedCents: number,
): number | null {
  if (transferFee === null) return null
  return Math.max(Math.round((movedCents * transferFee.percent) / 100), transferFee.leastCents)
}
