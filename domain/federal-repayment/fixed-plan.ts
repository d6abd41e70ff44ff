import type { Borrower } from './borrower.ts'
import { weightedRatePercent } from './consolidation-rate.ts'
import { type FederalLoan, isDirect, sumBalances } from './federal-loan.ts'
import { addFlows, type FixedLoan, graduatedFlows, levelFlows } from './fixed-schedule.ts'
import { isTenYears, monthsLeft } from './fixed-terms.ts'
import { fixedPlans, publicService } from './law.ts'
import type { FixedPlanCode, Flow } from './plan.ts'

interface FixedResult {
  flows: readonly Flow[]
  forgivenCents: number
  forgivenBy: 'public_service' | null
}

interface Situation {
  loans: readonly FederalLoan[]
  borrower: Borrower
}

/**
 * Runs a plan with set payments, each loan by itself. Returns `null` when the time of the plan is over for one of them.
 * Only the Standard plan of 10 years counts for public service.
 */
export function runFixedPlan(
  plan: FixedPlanCode,
  taken: readonly FederalLoan[],
  { loans, borrower }: Situation,
): FixedResult | null {
  const directCents = sumBalances(loans.filter(isDirect))
  const allCents = sumBalances(loans)
  const { monthsInRepayment } = borrower
  const fixed = taken.map((loan) => ({
    balanceCents: loan.balanceCents,
    ratePercent: loan.ratePercent,
    months: monthsLeft(plan, { loan, directCents, allCents, monthsInRepayment }),
  }))
  if (fixed.some(({ months }) => months < 1)) return null
  const isGraduated = plan === 'graduated' || plan === 'extended_graduated'
  const flows = isGraduated ? addFlows(fixed.map(graduatedFlows)) : levelTogether(fixed)
  const counts = plan === 'standard' && taken.every((loan) => isDirect(loan) && isTenYears(loan, allCents))
  return forgiveService(flows, counts ? borrower.publicServiceMonths : undefined)
}

/** Loans whose payments together stay below the least payment are paid as one, at their weighted rate. */
function levelTogether(loans: readonly FixedLoan[]): Flow[] {
  const flows = addFlows(loans.map((loan) => levelFlows(loan)))
  if ((flows[0]?.paidCents ?? 0) >= fixedPlans.leastMonthlyCents) return flows
  const balanceCents = loans.reduce((sum, loan) => sum + loan.balanceCents, 0)
  const months = Math.max(...loans.map((loan) => loan.months))
  return levelFlows(
    { balanceCents, months, ratePercent: weightedRatePercent(loans) },
    fixedPlans.leastMonthlyCents,
  )
}

function forgiveService(flows: readonly Flow[], countedMonths: number | undefined): FixedResult {
  const payments = Math.max(1, publicService.payments - (countedMonths ?? 0))
  const last = flows[payments - 1]
  if (countedMonths === undefined || last === undefined || last.balanceCents === 0)
    return { flows, forgivenCents: 0, forgivenBy: null }
  return { flows: flows.slice(0, payments), forgivenCents: last.balanceCents, forgivenBy: 'public_service' }
}
