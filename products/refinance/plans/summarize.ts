import { monthlyTotals, type PlanOutlook } from '#domain/federal-repayment/compare-plans.ts'
import type { PlanCode, PlanResult } from '#domain/federal-repayment/plan.ts'

/** What one open plan costs with the loans it leaves to a fixed plan. Money is whole cents. */
export interface PlanSum {
  plan: PlanCode
  restPlan: PlanCode | null
  firstCents: number
  highestCents: number
  paidCents: number
  forgivenCents: number
  taxCents: number
  /** The month of the last payment of all loans, `YYYY-MM`. */
  lastMonth: string
  /** What is paid in each year, from the first. */
  yearsCents: readonly number[]
}

/** Sums plan and rest of every open plan. */
export function summarize(outlooks: readonly PlanOutlook[]): PlanSum[] {
  return outlooks.flatMap((outlook) => (outlook.result ? [sumOutlook(outlook, outlook.result)] : []))
}

function sumOutlook({ plan, rest, result: own }: PlanOutlook, result: PlanResult): PlanSum {
  const months = monthlyTotals({ result: own, rest })
  return {
    plan,
    restPlan: rest?.plan ?? null,
    firstCents: months[0] ?? 0,
    highestCents: Math.max(...months),
    paidCents: result.totalPaidCents + (rest?.totalPaidCents ?? 0),
    forgivenCents: result.forgivenCents + (rest?.forgivenCents ?? 0),
    taxCents: result.taxCents + (rest?.taxCents ?? 0),
    lastMonth: rest && rest.lastMonth > result.lastMonth ? rest.lastMonth : result.lastMonth,
    yearsCents: Array.from({ length: Math.ceil(months.length / 12) }, (_, year) =>
      months.slice(year * 12, year * 12 + 12).reduce((sum, cents) => sum + cents, 0),
    ),
  }
}
