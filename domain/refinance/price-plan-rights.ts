import { comparePlans, monthlyTotals, type PlanOutlook } from '#domain/federal-repayment/compare-plans.ts'
import type { FederalLoan } from '#domain/federal-repayment/federal-loan.ts'
import { publicService } from '#domain/federal-repayment/law.ts'
import { payRapMonth } from '#domain/federal-repayment/loan-pool.ts'
import { findOpenPlan } from '#domain/federal-repayment/open-plans.ts'
import { isIncomePlan } from '#domain/federal-repayment/plan.ts'
import { rapPaymentCents } from '#domain/federal-repayment/rap-payment.ts'
import { coupleShare, toPool } from '#domain/federal-repayment/simulate-plan.ts'
import type { FederalCurrentLoan } from './current-loan.ts'
import { type Move, type NotPriced, type Price, sum, unpriced } from './priced-right.ts'
import type { FederalDebt } from './rights.ts'

export function whyNoRap(move: Move): NotPriced | null {
  return takenByRap(move.moved, move).length === 0 ? 'no_rap' : null
}

function takenByRap(loans: readonly FederalLoan[], { debt }: Move): FederalLoan[] {
  const { takes } = findOpenPlan('rap', { ...debt, loans })
  return loans.filter((_, at) => takes.includes(at))
}

/**
 * Compares the months of low income in RAP: with all loans, and with those that stay. The plan asks the same of fewer
 * loans, so the payment on the refinanced ones comes on top. `null` when RAP takes none of them.
 */
export function priceIncomeDrop(move: Move): { costCents: number; cashFlowCents: number } | null {
  if (whyNoRap(move) !== null) return null
  const { dropMonths } = move.scenario
  const all = simulateIncomeDrop(takenByRap(move.debt.loans, move), move)
  const rest = simulateIncomeDrop(takenByRap(move.stay, move), move)
  const newCents = sum(move.newMonths.paymentsCents.slice(0, dropMonths))
  return {
    costCents: Math.max(0, all.helpCents - rest.helpCents),
    cashFlowCents: Math.max(0, newCents + rest.paidCents - all.paidCents),
  }
}

function simulateIncomeDrop(loans: readonly FederalLoan[], { debt: { borrower }, scenario }: Move) {
  let [paidCents, helpCents] = [0, 0]
  if (loans.length === 0) return { paidCents, helpCents }
  const { dropAgiCents: agiCents, dropMonths } = scenario
  const dueCents = rapPaymentCents({
    agiCents,
    dependents: borrower.dependents,
    share: coupleShare(loans, borrower),
  })
  let pool = toPool(loans)
  for (let month = 0; month < dropMonths && pool.principalCents > 0; month += 1) {
    const paid = payRapMonth(pool, dueCents)
    pool = paid.pool
    paidCents += paid.flow.paidCents
    helpCents += paid.flow.waivedCents + paid.flow.matchedCents
  }
  return { paidCents, helpCents }
}

/**
 * Prices what is forgiven at the end: the cheapest plan that ends in it for all loans, against the new loan and the
 * cheapest plan for the loans that stay. Tax on what is forgiven counts.
 */
export function priceForgiveness(move: Move, by: 'plan' | 'public_service'): Price {
  const { debt, stay, newMonths } = move
  const isService = by === 'public_service'
  const { publicServiceMonths } = debt.borrower
  if (isService && publicServiceMonths === undefined)
    return unpriced(debt.servicePayments > 0 ? 'left_public_service' : 'not_in_public_service')
  const best = findCheapest(
    compareOnce(debt, by, debt.loans).filter(
      ({ plan, result }) => isIncomePlan(plan) && result?.forgivenBy === by,
    ),
  )
  if (best === null) return unpriced('nothing_forgiven')
  const rest = stay.length === 0 ? null : findCheapest(compareOnce(debt, by, stay))
  const costCents = sum(newMonths.paymentsCents) + costOf(rest) - costOf(best)
  return {
    costCents: Math.max(0, costCents),
    cashFlowCents: isService ? cashToForgiveness(move, { best, rest }) : null,
  }
}

/** The plans of each part of a debt: no new loan changes them, and many new loans are weighed against them. */
const compared = new WeakMap<FederalDebt, Map<string, PlanOutlook[]>>()

function compareOnce(
  debt: FederalDebt,
  by: 'plan' | 'public_service',
  loans: readonly FederalCurrentLoan[],
): PlanOutlook[] {
  const known = compared.get(debt) ?? new Map<string, PlanOutlook[]>()
  compared.set(debt, known)
  const key = `${by} ${loans.map((loan) => debt.loans.indexOf(loan)).join()}`
  const isService = by === 'public_service'
  const borrower = isService ? debt.borrower : { ...debt.borrower, publicServiceMonths: undefined }
  const plans = known.get(key) ?? comparePlans({ ...debt, borrower, loans })
  known.set(key, plans)
  return plans
}

/** What would have to be paid on top in the months that public service still takes. */
function cashToForgiveness(
  { debt, newMonths }: Move,
  { best, rest }: { best: PlanOutlook; rest: PlanOutlook | null },
): number {
  const months = Math.max(0, publicService.payments - (debt.borrower.publicServiceMonths ?? 0))
  const paid = (cents: readonly number[]) => sum(cents.slice(0, months))
  const restCents = rest ? paid(monthlyTotals(rest)) : 0
  return Math.max(0, paid(newMonths.paymentsCents) + restCents - paid(monthlyTotals(best)))
}

function findCheapest(outlooks: readonly PlanOutlook[]): PlanOutlook | null {
  const open = outlooks.filter(({ result }) => result !== null)
  return open.reduce<PlanOutlook | null>(
    (best, outlook) => (best === null || costOf(outlook) < costOf(best) ? outlook : best),
    null,
  )
}

function costOf(outlook: PlanOutlook | null): number {
  const results = [outlook?.result, outlook?.rest].flatMap((result) => result ?? [])
  return results.reduce((total, { totalPaidCents, taxCents }) => total + totalPaidCents + taxCents, 0)
}
