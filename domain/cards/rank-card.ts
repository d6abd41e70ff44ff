import type { CriterionValue } from '#domain/ranking/criteria.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { explainValues, type ScoreReceipt, scoreValues } from '#domain/ranking/score.ts'
import type { Card } from './card.ts'
import { type CardCriterionCode, type CardWeights, cardCriteria } from './card-criteria.ts'
import type { CardJudgment } from './check-applicant.ts'
import type { PreparedSituation } from './price-card.ts'

/** Everything that ranking knows about a card. What its issuer pays us is not included and cannot be added. */
export interface CardRankingInput {
  /** Three years of spending, or the balance carried; see `cardRankingInput`. */
  amountCents: number
  values: Readonly<Record<CardCriterionCode, CriterionValue>>
}

export type CardScoreReceipt = ScoreReceipt<CardCriterionCode>

type ExactInput<Input extends CardRankingInput> = Exactly<CardRankingInput, Input> & {
  values: Exactly<CardRankingInput['values'], Input['values']>
}

/** Returns the score of a card, 0 to 10000. */
export function scoreCardInput<Input extends CardRankingInput>(
  input: ExactInput<Input>,
  weights: CardWeights,
): number {
  const { amountCents, values } = input
  return scoreValues({ criteria: cardCriteria, values, weights, amountCents })
}

/** Returns the same score together with the lines that add up to it. */
export function explainCardScore<Input extends CardRankingInput>(
  input: ExactInput<Input>,
  weights: CardWeights,
): CardScoreReceipt {
  const { amountCents, values } = input
  return explainValues({ criteria: cardCriteria, values, weights, amountCents })
}

/** Collects the facts of a card that ranking uses. */
export function cardRankingInput(
  card: Card,
  { carries, centsAMonth }: PreparedSituation,
  { openRules }: CardJudgment,
  threeYearsCents: number | null,
): CardRankingInput {
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
