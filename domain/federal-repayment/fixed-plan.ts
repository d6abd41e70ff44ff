import { amortize } from '#domain/loans/amortize.ts'
import type { Borrower } from './borrower.ts'
import { weightedRatePercent } from './consolidation-rate.ts'
import { type FederalLoan, isDirect, sumBalances } from './federal-loan.ts'
import { addFlows, type FixedLoan, graduatedFlows, levelFlows } from './fixed-schedule.ts'
import { monthsLeft } from './fixed-terms.ts'
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
 * For public service a month counts when no loan pays less than its 10-year Standard amount: 20 USC
 * 1087e(m)(1)(A)(iii). In Tiered Standard none does.
 */
export function runFixedPlan(
  plan: FixedPlanCode,
  taken: readonly FederalLoan[],
  { loans, borrower }: Situation,
): FixedResult | null {
  const directCents = sumBalances(loans.filter(isDirect))
  const allCents = sumBalances(loans)
  const { monthsInRepayment, publicServiceMonths } = borrower
  const fixed = taken.map((loan) => ({
    balanceCents: loan.balanceCents,
    ratePercent: loan.ratePercent,
    months: monthsLeft(plan, { loan, directCents, allCents, monthsInRepayment }),
  }))
  if (fixed.some(({ months }) => months < 1)) return null
  const isGraduated = plan === 'graduated' || plan === 'extended_graduated'
  const strands = isGraduated
    ? fixed.map((loan) => ({ loans: [loan], flows: graduatedFlows(loan) }))
    : levelStrands(fixed)
  const flows = addFlows(strands.map((strand) => strand.flows))
  const canCount = plan !== 'tiered_standard' && taken.every(isDirect)
  if (publicServiceMonths === undefined || !canCount) return { flows, forgivenCents: 0, forgivenBy: null }
  const counts = strands.map((strand) => countingMonths(strand, monthsInRepayment))
  return forgiveService(flows, {
    payments: Math.max(1, publicService.payments - publicServiceMonths),
    isCounted: (month) => counts.every((strand) => strand[month] ?? true),
  })
}

/** Loans that are paid as one. */
interface LoanGroup {
  loans: readonly FixedLoan[]
  flows: readonly Flow[]
}

/** Loans whose payments together stay below the least payment are paid as one, at their weighted rate. */
function levelStrands(loans: readonly FixedLoan[]): LoanGroup[] {
  const strands = loans.map((loan) => ({ loans: [loan], flows: levelFlows(loan) }))
  const firstCents = strands.reduce((sum, { flows }) => sum + (flows[0]?.paidCents ?? 0), 0)
  if (firstCents >= fixedPlans.minMonthlyCents) return strands
  const balanceCents = loans.reduce((sum, loan) => sum + loan.balanceCents, 0)
  const months = Math.max(...loans.map((loan) => loan.months))
  const together = { balanceCents, months, ratePercent: weightedRatePercent(loans) }
  return [{ loans, flows: levelFlows(together, fixedPlans.minMonthlyCents) }]
}

/**
 * Says of each month whether its payment reaches the 10-year Standard amount. That amount is taken from what is owed
 * today and what is left of the ten years; after them we know none, and count none. The last payment is as large as needed.
 */
function countingMonths({ loans, flows }: LoanGroup, monthsInRepayment: number): boolean[] {
  const termMonths = fixedPlans.standardMonths - monthsInRepayment
  if (termMonths < 1) return flows.map(() => false)
  const tenYearCents = loans.reduce(
    (sum, { balanceCents, ratePercent }) =>
      sum + amortize({ balanceCents, ratePercent, termMonths }).monthlyPaymentCents,
    0,
  )
  return flows.map(({ paidCents, balanceCents }) => paidCents >= tenYearCents || balanceCents === 0)
}

interface Service {
  /** Payments that are still missing, 1 or more. */
  payments: number
  isCounted: (month: number) => boolean
}

function forgiveService(flows: readonly Flow[], { payments, isCounted }: Service): FixedResult {
  const counted = flows.flatMap((_, month) => (isCounted(month) ? [month] : []))
  const lastMonth = counted[payments - 1]
  const last = lastMonth === undefined ? undefined : flows[lastMonth]
  if (lastMonth === undefined || last === undefined || last.balanceCents === 0)
    return { flows, forgivenCents: 0, forgivenBy: null }
  const paid = flows.slice(0, lastMonth + 1)
  return { flows: paid, forgivenCents: last.balanceCents, forgivenBy: 'public_service' }
}
