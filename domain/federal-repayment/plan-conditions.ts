import type { FederalLoan } from './federal-loan.ts'
import { incomeContingentEnd, incomeContingentEntry } from './law.ts'
import type { PlanCode } from './plan.ts'

/** What decides whether a plan that takes these loans is open to their borrower, and the form does not ask. */
export type PlanCondition =
  /** IBR: a payment in ICR, IBR, or PAYE on a consolidation that repaid Parent PLUS loans. 20 USC 1098e(a)(2)(B). */
  | 'payment_first'
  /** PAYE and ICR: rules disagree on who may still enter from July 1, 2027 on. */
  | 'enter_before'
  | 'entry_unsettled'
  /** ICR: which plan follows for a consolidation that repaid Parent PLUS loans, see docs/decisions/0066. */
  | 'rap_or_ibr_after'

/** Says on which conditions a plan takes its loans. */
export function listConditions(
  plan: PlanCode,
  taken: readonly Pick<FederalLoan, 'kind'>[],
  startMonth: string,
): PlanCondition[] {
  const repaidParent = taken.some(({ kind }) => kind === 'consolidation_of_parent_plus')
  if (plan === 'ibr_new' || plan === 'ibr_old') return repaidParent ? ['payment_first'] : []
  const isEnding = (plan === 'paye' || plan === 'icr') && startMonth < incomeContingentEnd.month
  if (!isEnding) return []
  const entry = startMonth < incomeContingentEntry.month ? 'enter_before' : 'entry_unsettled'
  return plan === 'icr' && repaidParent ? [entry, 'rap_or_ibr_after'] : [entry]
}
