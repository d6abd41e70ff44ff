import { amortize } from '#domain/loans/amortize.ts'
import { listMonths } from '#domain/loans/list-months.ts'
import type { LoansToday } from './loans-today.ts'

/** The new loan, at one end of its range of rates. */
export interface NewLoan {
  /** What is borrowed: the loans that are paid off and the origination fee. */
  principalCents: number
  ratePercent: number
  termMonths: number
  /** Fees paid at once, apart from the loan. */
  upfrontCents: number
}

/** A new loan against what is left to pay on the loans it pays off. Money is whole cents. */
export interface AgainstToday {
  monthlyPaymentCents: number
  months: number
  /** All payments and fees of the new loan. */
  totalCents: number
  /** Today's remaining payments less the new total; negative when the new loan costs more. */
  savedCents: number
  /** The new payment less today's first one; negative when it is lower. It is cash flow, never a saving. */
  paymentChangeCents: number
  /** The new months less today's; negative when the debt ends sooner. */
  monthsChange: number
  /**
   * What the same loan would cost less if it ended when today's loans do: the price of the longer term. 0 when it is
   * not longer.
   */
  stretchCents: number
  /**
   * The number of the month, 1 or more, from which the interest saved has paid for the fees for good; `null` when it
   * never does. 0 when there is no fee to win back and no month is behind.
   */
  breakEvenMonth: number | null
  /** The saving in money of today, at the visitor's discount rate. It changes no order and no recommendation. */
  presentSavingCents: number
}

/**
 * Compares a new loan with today's remaining schedule.
 * @param discountPercent what a dollar a year later is worth less, from 0 to 100 percent a year
 */
export function compareWithToday(today: LoansToday, loan: NewLoan, discountPercent: number): AgainstToday {
  if (!(discountPercent >= 0 && discountPercent <= 100))
    throw new RangeError(`A discount rate must be a percent from 0 to 100, got ${discountPercent}`)
  const { upfrontCents, principalCents: balanceCents, ratePercent, termMonths } = loan
  const { paymentsCents, interestCents } = listMonths({ balanceCents, ratePercent, termMonths })
  const totalCents = sum(paymentsCents) + upfrontCents
  const isLonger = today.months > 0 && paymentsCents.length > today.months
  const monthlyPaymentCents = paymentsCents[0] ?? 0
  return {
    monthlyPaymentCents,
    months: paymentsCents.length,
    totalCents,
    savedCents: today.totalCents - totalCents,
    paymentChangeCents: monthlyPaymentCents - today.monthlyPaymentCents,
    monthsChange: paymentsCents.length - today.months,
    stretchCents: isLonger
      ? sum(paymentsCents) - amortize({ balanceCents, ratePercent, termMonths: today.months }).totalCents
      : 0,
    breakEvenMonth: findBreakEven(
      today.interestCents,
      interestCents,
      balanceCents - today.balanceCents + upfrontCents,
    ),
    presentSavingCents:
      discount(today.paymentsCents, discountPercent) -
      discount(paymentsCents, discountPercent) -
      upfrontCents,
  }
}

/**
 * Finds the month from which the interest that the new loan saved covers its fees and stays above them. Interest is
 * compared, not payments: a lower payment that leaves more owed wins nothing back.
 */
function findBreakEven(todays: readonly number[], news: readonly number[], feesCents: number): number | null {
  let aheadCents = -feesCents
  let since: number | null = aheadCents >= 0 ? 0 : null
  for (let month = 0; month < Math.max(todays.length, news.length); month += 1) {
    aheadCents += (todays[month] ?? 0) - (news[month] ?? 0)
    if (aheadCents < 0) since = null
    else since ??= month + 1
  }
  return since
}

/** Returns the value today of payments, the first one a month from now, rounded to the cent once. */
function discount(paymentsCents: readonly number[], yearlyPercent: number): number {
  const factor = 1 / (1 + yearlyPercent / 1200)
  let worth = 0
  for (const cents of paymentsCents.toReversed()) worth = (worth + cents) * factor
  return Math.round(worth)
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0)
}
