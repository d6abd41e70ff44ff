import { createScorer, type RankingInput, type ScoreReceipt } from '#domain/ranking/score.ts'
import type { Card } from './card.ts'
import { type CardCriterionCode, cardCriteria } from './card-criteria.ts'
import type { CardJudgment } from './check-applicant.ts'
import type { PreparedSituation } from './price-card.ts'

export type CardScoreReceipt = ScoreReceipt<CardCriterionCode>

export const { score: scoreCardInput, explain: explainCardScore } = createScorer(cardCriteria)

/**
 * Collects the facts of a card that ranking uses. The amount is three years of spending, or the balance carried.
 */
export function cardRankingInput(
  card: Card,
  { carries, centsAMonth }: PreparedSituation,
  { openRules }: CardJudgment,
  threeYearsCents: number | null,
): RankingInput<CardCriterionCode> {
  const isCarrying = carries !== null
  return {
    // Where nothing is spent, any amount does: a percentage needs one.
    amountCents: isCarrying ? carries.cents : Math.max(1, centsAMonth * 36),
    values: {
      worth: isCarrying ? 'not_applicable' : (threeYearsCents ?? 'not_said'),
      cost: isCarrying ? (threeYearsCents === null ? 'not_said' : -threeYearsCents) : 'not_applicable',
      highest_apr: card.purchaseApr.highestPercent,
      open_rules: openRules,
      fees:
        card.returnedPaymentFeeCents === null ? 'not_said' : card.lateFeeCents + card.returnedPaymentFeeCents,
      deposit: card.deposit?.leastCents ?? 0,
      grace: isCarrying ? 'not_applicable' : (card.graceDays ?? 'not_said'),
      bureaus: card.reportsTo.length === 0 ? 'not_said' : card.reportsTo.length,
    },
  }
}
