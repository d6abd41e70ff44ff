import type { Borrower } from './borrower.ts'
import { type FederalLoan, isDirect } from './federal-loan.ts'
import { type ClosedReason, findOpenPlan, hasNewLoan } from './open-plans.ts'
import { type PlanCode, type PlanResult, planCodes } from './plan.ts'
import { type NoResult, simulatePlan } from './simulate-plan.ts'

export interface PlanOutlook {
  plan: PlanCode
  /** The positions of the loans that the plan takes; empty when it is closed. */
  takes: readonly number[]
  /** Why the plan does not take the other loans. */
  reasons: readonly (ClosedReason | NoResult)[]
  /** The loans that the plan takes; `null` when it is closed. */
  result: PlanResult | null
  /** The loans that it leaves, in the fixed plan that is open to them; `null` without any. */
  rest: PlanResult | null
}

export interface Comparison {
  loans: readonly FederalLoan[]
  borrower: Borrower
  /** The month of the first payment, `YYYY-MM`. */
  startMonth: string
}

/** Runs every plan that is open to these loans. A plan that leaves some is followed by the fixed plan of the rest. */
export function comparePlans(comparison: Comparison): PlanOutlook[] {
  return planCodes.map((plan) => lookAt(plan, comparison))
}

function lookAt(plan: PlanCode, comparison: Comparison): PlanOutlook {
  const { loans } = comparison
  const { takes, reasons } = findOpenPlan(plan, comparison)
  if (takes.length === 0) return { plan, takes, reasons, result: null, rest: null }
  const taken = simulatePlan(plan, pick(loans, takes), comparison)
  if (typeof taken === 'string')
    return { plan, takes: [], reasons: [...reasons, taken], result: null, rest: null }
  const left = loans.map((_, at) => at).filter((at) => !takes.includes(at))
  return { plan, takes, reasons, result: taken, rest: runRest(pick(loans, left), comparison) }
}

/** The plan that whoever chooses nothing is in: Standard, or Tiered Standard beside a loan of the new law. */
function runRest(loans: readonly FederalLoan[], comparison: Comparison): PlanResult | null {
  if (loans.length === 0) return null
  const isTiered = hasNewLoan(comparison.loans) && loans.every(isDirect)
  const rest = simulatePlan(isTiered ? 'tiered_standard' : 'standard', loans, comparison)
  return typeof rest === 'string' ? null : rest
}

function pick(loans: readonly FederalLoan[], places: readonly number[]): FederalLoan[] {
  return places.flatMap((at) => loans[at] ?? [])
}

/** What plan and rest cost together in one month, from the first. */
export function monthlyTotals({ result, rest }: Pick<PlanOutlook, 'result' | 'rest'>): number[] {
  const one = result?.paymentsCents ?? []
  const other = rest?.paymentsCents ?? []
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, month) => (one[month] ?? 0) + (other[month] ?? 0),
  )
}
