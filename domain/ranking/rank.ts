import { type CriterionCode, type CriterionValue, criteria, type Weights } from './criteria.ts'
import type { Exactly } from './exactly.ts'
import { explainValues, type ScoreLine, type ScoreReceipt, scoreValues } from './score.ts'

/**
 * Everything that ranking knows about an offer. What its lender pays us is not included and cannot be added:
 * see `Exactly`.
 */
export interface RankingInput {
  /** The amount the borrower receives. */
  amountCents: number
  values: Readonly<Record<CriterionCode, CriterionValue>>
}

export type ReceiptLine = ScoreLine<CriterionCode>

export type Receipt = ScoreReceipt<CriterionCode>

type ExactInput<Input extends RankingInput> = Exactly<RankingInput, Input> & {
  values: Exactly<RankingInput['values'], Input['values']>
}

/** Returns the score of an offer, 0 to 10000: see `scoreValues`. */
export function scoreInput<Input extends RankingInput>(input: ExactInput<Input>, weights: Weights): number {
  const { amountCents, values } = input
  return scoreValues({ criteria, values, weights, amountCents }, weigh)
}

/** Returns the same score together with the lines that add up to it. */
export function explainScore<Input extends RankingInput>(
  input: ExactInput<Input>,
  weights: Weights,
): Receipt {
  const { amountCents, values } = input
  return explainValues({ criteria, values, weights, amountCents }, weigh)
}

/**
 * Returns the weight with which a criterion counts for an offer. What does not apply has none. When the answers
 * exclude the lowest rate, the highest is the only end left, so the total there counts for both: otherwise a
 * loan could rise above a cheaper one merely by having a lowest rate out of reach.
 */
function weigh(code: CriterionCode, values: RankingInput['values'], weights: Weights): number {
  if (values[code] === 'not_applicable') return 0
  return code === 'highest_total' && values.lowest_total === 'not_applicable'
    ? weights.highest_total + weights.lowest_total
    : weights[code]
}
