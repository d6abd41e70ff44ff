import { amortize } from '#domain/loans/amortize.ts'
import { monthlyFactor, roundedInterest } from '#domain/loans/interest.ts'
import { fixedPlans } from './law.ts'
import type { Flow } from './plan.ts'

export interface FixedLoan {
  balanceCents: number
  ratePercent: number
  months: number
}

/** Months at one level of a graduated plan, as servicers bill; the rule names no number. */
const LEVEL_MONTHS = 24

/** Repays a loan in level payments, rounded up as `amortize` does, raised to the least payment. */
export function levelFlows(loan: FixedLoan, leastCents = 0): Flow[] {
  const { balanceCents, ratePercent, months: termMonths } = loan
  const payment = Math.max(
    leastCents,
    amortize({ balanceCents, ratePercent, termMonths }).monthlyPaymentCents,
  )
  return repay(loan, () => payment)
}

/**
 * Repays a loan in payments that rise every two years by the same factor, the last level three times the first; by
 * less where the first would not cover the interest.
 */
export function graduatedFlows(loan: FixedLoan): Flow[] {
  const levels = Math.ceil(loan.months / LEVEL_MONTHS)
  const steepest = levels > 1 ? fixedPlans.graduatedTimes ** (1 / (levels - 1)) : 1
  const interest = roundedInterest(loan.balanceCents, monthlyFactor(loan.ratePercent))
  const factor = firstPayment(loan, steepest) >= interest ? steepest : lessGraduated(loan, steepest, interest)
  const first = Math.ceil(firstPayment(loan, factor) - 1e-6)
  return repay(loan, (month) => Math.ceil(first * factor ** Math.floor(month / LEVEL_MONTHS) - 1e-6))
}

/** Adds the schedules of several loans month by month. */
export function addFlows(schedules: readonly (readonly Flow[])[]): Flow[] {
  const months = Math.max(0, ...schedules.map((flows) => flows.length))
  return Array.from({ length: months }, (_, month) =>
    schedules.reduce((sum, flows) => addFlow(sum, flows[month]), nothing),
  )
}

export const nothing: Flow = {
  paidCents: 0,
  principalCents: 0,
  interestCents: 0,
  waivedCents: 0,
  matchedCents: 0,
  balanceCents: 0,
}

export function addFlow(one: Flow, other: Flow = nothing): Flow {
  return {
    paidCents: one.paidCents + other.paidCents,
    principalCents: one.principalCents + other.principalCents,
    interestCents: one.interestCents + other.interestCents,
    waivedCents: one.waivedCents + other.waivedCents,
    matchedCents: one.matchedCents + other.matchedCents,
    balanceCents: one.balanceCents + other.balanceCents,
  }
}

/** Pays what is asked each month, never more than is owed, and everything that is left in the last month. */
function repay(
  { balanceCents, ratePercent, months }: FixedLoan,
  paymentOf: (month: number) => number,
): Flow[] {
  const factor = monthlyFactor(ratePercent)
  const flows: Flow[] = []
  let owed = balanceCents
  while (owed > 0) {
    const interestCents = roundedInterest(owed, factor)
    const all = owed + interestCents
    const paidCents = flows.length === months - 1 ? all : Math.min(all, paymentOf(flows.length))
    owed = all - paidCents
    const principalCents = paidCents - interestCents
    flows.push({ ...nothing, paidCents, principalCents, interestCents, balanceCents: owed })
  }
  return flows
}

/** The first payment that repays a loan when each level is the one before times a factor, before rounding. */
function firstPayment({ balanceCents, ratePercent, months }: FixedLoan, factor: number): number {
  const discount = 1 / (1 + ratePercent / 1200)
  let worth = 0
  for (let start = 0; start < months; start += LEVEL_MONTHS)
    worth +=
      factor ** (start / LEVEL_MONTHS) *
      levelPresentValue(discount, start, Math.min(months, start + LEVEL_MONTHS))
  return balanceCents / worth
}

/** What payments of 1 in the months after `start`, up to `end`, are worth at the beginning. */
function levelPresentValue(discount: number, start: number, end: number): number {
  if (discount === 1) return end - start
  return (discount * (discount ** start - discount ** end)) / (1 - discount)
}

/** The largest factor whose first payment covers the interest, by halving. */
function lessGraduated(loan: FixedLoan, steepest: number, interest: number): number {
  let [low, high] = [1, steepest]
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2
    if (firstPayment(loan, middle) >= interest) low = middle
    else high = middle
  }
  return low
}
