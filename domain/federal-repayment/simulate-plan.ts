import type { Borrower } from './borrower.ts'
import { weightedRatePercent } from './consolidation-rate.ts'
import { isBelowLimit } from './discretionary-payment.ts'
import { type FederalLoan, isDirect, sumBalances } from './federal-loan.ts'
import { runFixedPlan } from './fixed-plan.ts'
import { type IncomeSchedule, runIncomePlan } from './income-schedule.ts'
import { forgivenessTax } from './law.ts'
import type { LoanPool } from './loan-pool.ts'
import { monthAfter } from './months.ts'
import { findOpenPlan, isNewBorrower } from './open-plans.ts'
import { type Flow, type IncomePlanCode, isIncomePlan, type PlanCode, type PlanResult } from './plan.ts'
import { sumYears } from './sum-years.ts'

/** Why an open plan has no figures: its time is over, or its payment would not be lower. */
export type NoResult = 'time_over' | 'no_hardship'

interface Situation {
  /** All loans of the borrower, even those that another plan takes. */
  loans: readonly FederalLoan[]
  borrower: Borrower
  startMonth: string
}

/**
 * Runs one plan for the loans it takes, month by month: every payment is on time, nothing is paid early, and what is
 * owed today counts as principal. Returns why there is no result when the plan has no time left, or when PAYE would ask
 * for no less than the Standard plan.
 */
export function simulatePlan(
  plan: PlanCode,
  taken: readonly FederalLoan[],
  situation: Situation,
): PlanResult | NoResult {
  if (!isIncomePlan(plan)) {
    const fixed = runFixedPlan(plan, taken, situation)
    return fixed === null ? 'time_over' : toResult(plan, { ...fixed, movesTo: null }, situation)
  }
  const pool = toPool(taken)
  const share = coupleShare(taken, situation.borrower)
  if (plan === 'paye' && !isPayeLower(pool, share, situation.borrower)) return 'no_hardship'
  const after = planAfter(taken, situation)
  const borrower = withoutService(taken, situation.borrower)
  return toResult(plan, runIncomePlan({ ...situation, borrower, plan, pool, share, after }), situation)
}

/** Public service forgives Direct Loans alone. */
function withoutService(taken: readonly FederalLoan[], borrower: Borrower): Borrower {
  return taken.every(isDirect) ? borrower : { ...borrower, publicServiceMonths: undefined }
}

export function toPool(loans: readonly FederalLoan[]): LoanPool {
  const principalCents = sumBalances(loans)
  return {
    principalCents,
    unpaidCents: 0,
    ratePercent: weightedRatePercent(loans),
    subsidizedShare: sumBalances(loans.filter(({ kind }) => kind === 'subsidized')) / principalCents,
  }
}

/** A couple that files jointly divides the payment by what each owes: 34 CFR 685.209(g)(1)(i) and (g)(3). */
export function coupleShare(loans: readonly FederalLoan[], { filing, spouseLoansCents }: Borrower): number {
  const own = sumBalances(loans)
  return filing === 'joint' ? own / (own + spouseLoansCents) : 1
}

/** PAYE still asks for a partial financial hardship. */
function isPayeLower(pool: LoanPool, share: number, borrower: Borrower): boolean {
  const entry = { balanceCents: pool.principalCents, ratePercent: pool.ratePercent }
  return isBelowLimit('paye', entry, { borrower, share, agiCents: borrower.agiCents, priceLevel: 1 })
}

/** Where PAYE and ICR lead: RAP for loans it takes, else IBR. */
function planAfter(
  taken: readonly FederalLoan[],
  { loans, borrower, startMonth }: Situation,
): IncomePlanCode {
  const rap = findOpenPlan('rap', { loans: taken, borrower, startMonth })
  if (rap.takes.length === taken.length) return 'rap'
  return isNewBorrower({ loans, borrower }) ? 'ibr_new' : 'ibr_old'
}

function toResult(
  plan: PlanCode,
  { flows, forgivenCents, forgivenBy, movesTo }: IncomeSchedule,
  { borrower, startMonth }: Situation,
): PlanResult {
  const sum = (of: (flow: Flow) => number) => flows.reduce((total, flow) => total + of(flow), 0)
  const lastMonth = monthAfter(startMonth, flows.length - 1)
  const isTaxed = forgivenBy === 'plan' && `${lastMonth}-01` >= forgivenessTax.taxedFrom
  return {
    plan,
    paymentsCents: flows.map(({ paidCents }) => paidCents),
    years: sumYears(flows),
    totalPaidCents: sum(({ paidCents }) => paidCents),
    principalPaidCents: sum(({ principalCents }) => principalCents),
    interestPaidCents: sum(({ interestCents }) => interestCents),
    waivedInterestCents: sum(({ waivedCents }) => waivedCents),
    matchedPrincipalCents: sum(({ matchedCents }) => matchedCents),
    forgivenCents,
    forgivenBy,
    taxCents: isTaxed ? Math.round((forgivenCents * borrower.forgivenessTaxPercent) / 100) : 0,
    lastMonth,
    movesTo: movesTo && { plan: movesTo.plan, month: monthAfter(startMonth, movesTo.month) },
  }
}
