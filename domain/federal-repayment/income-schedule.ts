import type { Borrower } from './borrower.ts'
import { discretionaryPaymentCents, isBelowLimit, type PaymentYear } from './discretionary-payment.ts'
import { discretionaryPlans, incomeContingentEnd, publicService, rap, subsidyMonths } from './law.ts'
import { capitalize, type LoanPool, owedCents, payMonth, payRapMonth } from './loan-pool.ts'
import { monthsBetween } from './months.ts'
import type { Flow, IncomePlanCode } from './plan.ts'
import { rapPaymentCents } from './rap-payment.ts'

export interface IncomeSchedule {
  flows: readonly Flow[]
  /** What is left after the last payment, and why it is forgiven. */
  forgivenCents: number
  forgivenBy: 'plan' | 'public_service' | null
  movesTo: { plan: IncomePlanCode; month: number } | null
}

interface IncomePlanInput {
  plan: IncomePlanCode
  pool: LoanPool
  borrower: Borrower
  /** The borrower's part of the couple's loans, from 0 to 1. */
  share: number
  /** The month of the first payment, `YYYY-MM`. */
  startMonth: string
  /** The plan that takes over when PAYE or ICR ends. */
  after: IncomePlanCode
}

/**
 * Runs an income-driven plan month by month until the loans are paid off or forgiven. Every 12 months the payment
 * follows the new income. PAYE and ICR end in July 2028; their payments count on in the plan that takes over: RAP for
 * loans it takes, else IBR (34 CFR 685.209(c)(7)(iii) and (k)(8)).
 */
export function runIncomePlan(input: IncomePlanInput): IncomeSchedule {
  const { plan, borrower, startMonth, after } = input
  const isEnding = plan === 'paye' || plan === 'icr'
  const lasts = isEnding
    ? Math.max(0, monthsBetween(startMonth, incomeContingentEnd.month))
    : Number.POSITIVE_INFINITY
  const first = runPhase(input, plan, input.pool, 0, lasts)
  if (owedCents(first.pool) === 0 || first.isForgiven) return toSchedule(first, borrower, null)
  const second = runPhase(input, after, first.pool, first.flows.length, Number.POSITIVE_INFINITY)
  const flows = [...first.flows, ...second.flows]
  return toSchedule({ ...second, flows }, borrower, { plan: after, month: first.flows.length })
}

interface Phase {
  flows: readonly Flow[]
  pool: LoanPool
  isForgiven: boolean
}

function runPhase(
  { borrower, share }: IncomePlanInput,
  plan: IncomePlanCode,
  start: LoanPool,
  before: number,
  lasts: number,
): Phase {
  const until = paymentsToForgiveness(plan, borrower)
  const entry = { balanceCents: owedCents(start), ratePercent: start.ratePercent }
  const flows: Flow[] = []
  let pool = start
  // At least one payment: the last before forgiveness is made in the plan.
  while (
    owedCents(pool) > 0 &&
    flows.length < lasts &&
    (flows.length === 0 || before + flows.length < until)
  ) {
    const year = yearOf(borrower, share, before + flows.length)
    if (isCapitalized(plan, pool) && !isBelowLimit(plan, entry, year)) pool = capitalize(pool)
    const isSubsidized = plan !== 'icr' && flows.length < subsidyMonths.months
    const month =
      plan === 'rap'
        ? payRapMonth(pool, rapPaymentCents({ ...year, dependents: borrower.dependents }))
        : payMonth(pool, discretionaryPaymentCents(plan, entry, year), isSubsidized)
    flows.push(month.flow)
    pool = month.pool
  }
  return { flows, pool, isForgiven: owedCents(pool) > 0 && before + flows.length >= until }
}

/** IBR adds unpaid interest to the loan once its payment reaches the 10-year Standard one: 20 USC 1098e(b)(3). */
function isCapitalized(plan: IncomePlanCode, pool: LoanPool): plan is 'ibr_new' | 'ibr_old' {
  return (plan === 'ibr_new' || plan === 'ibr_old') && pool.unpaidCents > 0
}

/** Payments that are still missing, by the plan's own count or by that of public service. */
function paymentsToForgiveness(plan: IncomePlanCode, borrower: Borrower): number {
  const byPlan = (plan === 'rap' ? rap.payments : discretionaryPlans[plan].payments) - borrower.countedMonths
  const { publicServiceMonths } = borrower
  return publicServiceMonths === undefined
    ? byPlan
    : Math.min(byPlan, publicService.payments - publicServiceMonths)
}

function yearOf(borrower: Borrower, share: number, month: number): PaymentYear {
  const year = Math.floor(month / 12)
  const agiCents = Math.round(borrower.agiCents * (1 + borrower.agiGrowthPercent / 100) ** year)
  return { borrower, share, agiCents, priceLevel: (1 + borrower.priceGrowthPercent / 100) ** year }
}

function toSchedule(
  { flows, pool, isForgiven }: Phase,
  borrower: Borrower,
  movesTo: IncomeSchedule['movesTo'],
): IncomeSchedule {
  const { publicServiceMonths } = borrower
  const isService =
    publicServiceMonths !== undefined && publicServiceMonths + flows.length >= publicService.payments
  const byPlan = isForgiven ? 'plan' : null
  return {
    flows,
    forgivenCents: isForgiven ? owedCents(pool) : 0,
    forgivenBy: isForgiven && isService ? 'public_service' : byPlan,
    movesTo,
  }
}
