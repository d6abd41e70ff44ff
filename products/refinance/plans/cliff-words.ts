import { findRapBand, nearestTieredCliff } from '#domain/federal-repayment/cliffs.ts'
import type { Comparison } from '#domain/federal-repayment/compare-plans.ts'
import { weightedRatePercent } from '#domain/federal-repayment/consolidation-rate.ts'
import { isDirect, sumBalances } from '#domain/federal-repayment/federal-loan.ts'
import type { PlanCode } from '#domain/federal-repayment/plan.ts'
import { answerText } from './answer-messages.ts'

/** Says where one cent more, of debt or of income, changes a plan. */
export function listCliffs(plan: PlanCode, { loans, borrower }: Comparison): string[] {
  if (plan === 'tiered_standard') {
    const direct = loans.filter(isDirect)
    const cliff = nearestTieredCliff(sumBalances(direct), weightedRatePercent(direct))
    return [`${answerText.cliff} ${answerText.tieredCliff(cliff.boundCents, cliff.below, cliff.at)}`]
  }
  if (plan !== 'rap') return []
  const { percent, upToCents, step } = findRapBand(borrower.agiCents, borrower.dependents)
  const band = percent === 0 ? answerText.rapLowest : answerText.rapBand(percent)
  if (upToCents === null || step === null) return [band]
  const sharing = borrower.filing === 'joint' && borrower.spouseLoansCents > 0
  const cliff = `${answerText.cliff} ${answerText.rapCliff(upToCents, step.atCents, step.aboveCents)}`
  return [band, sharing ? `${cliff} ${answerText.rapCliffNote}` : cliff]
}
