import {
  type CriterionCode,
  type CriterionValue,
  criteria,
  criterionCodes,
  toPoints,
  type Weights,
} from './criteria.ts'
import type { Exactly } from './exactly.ts'

/**
 * Everything that ranking knows about an offer. What its lender pays us is not included and cannot be added:
 * see `Exactly`.
 */
export interface RankingInput {
  /** The amount the borrower receives. */
  amountCents: number
  values: Readonly<Record<CriterionCode, CriterionValue>>
}

/** What one criterion contributes to a score. Points are whole hundredths of a point: 10000 is 100 points. */
export interface ReceiptLine {
  criterion: CriterionCode
  value: CriterionValue
  /** 0 if the criterion does not apply. */
  points: number
  /** The weight with which the criterion counts for this offer: see `getWeight`. */
  weight: number
  /** points × weight ÷ the sum of the lines' weights, rounded so that the lines add up to the score. */
  weightedPoints: number
}

export interface Receipt {
  /** The sum of the lines' weighted points, 0 to 10000. */
  score: number
  /** In the order of `criteria`. */
  lines: readonly ReceiptLine[]
}

type ExactInput<Input extends RankingInput> = Exactly<RankingInput, Input> & {
  values: Exactly<RankingInput['values'], Input['values']>
}

/**
 * Returns the score of an offer, 0 to 10000: the sum of points × weight ÷ the sum of the weights that count,
 * rounded down. If these are all 0, the score is 0.
 */
export function scoreInput<Input extends RankingInput>(input: ExactInput<Input>, weights: Weights): number {
  const { amountCents, values } = input
  checkWeights(weights)
  let sum = 0
  let sumOfWeights = 0
  for (const { code, scale } of criteria) {
    const weight = getWeight(code, values, weights)
    if (weight === 0) continue
    sum += weight * toPoints(values[code], scale, amountCents)
    sumOfWeights += weight
  }
  return divide(sum, sumOfWeights)
}

/** Returns the same score together with the lines that add up to it. */
export function explainScore<Input extends RankingInput>(
  input: ExactInput<Input>,
  weights: Weights,
): Receipt {
  const { amountCents, values } = input
  checkWeights(weights)
  const counted = criteria.map(({ code, scale }) => ({
    criterion: code,
    value: values[code],
    points: toPoints(values[code], scale, amountCents),
    weight: getWeight(code, values, weights),
  }))
  const sumOfWeights = counted.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  const lines = counted.map((line) => {
    const before = divide(sum, sumOfWeights)
    sum += line.points * line.weight
    return { ...line, weightedPoints: divide(sum, sumOfWeights) - before }
  })
  return { score: divide(sum, sumOfWeights), lines }
}

/**
 * Returns the weight with which a criterion counts for an offer. What does not apply has none. When the answers
 * exclude the lowest rate, the highest is the only end left, so the total there counts for both: otherwise a
 * loan could rise above a cheaper one merely by having a lowest rate out of reach.
 */
function getWeight(code: CriterionCode, values: RankingInput['values'], weights: Weights): number {
  if (values[code] === 'not_applicable') return 0
  return code === 'highest_total' && values.lowest_total === 'not_applicable'
    ? weights.highest_total + weights.lowest_total
    : weights[code]
}

function divide(sum: number, sumOfWeights: number): number {
  return sumOfWeights === 0 ? 0 : Math.floor(sum / sumOfWeights)
}

/** Throws a RangeError unless every weight is a whole number from 0 to 100. */
function checkWeights(weights: Weights): void {
  for (const code of criterionCodes) {
    const weight = weights[code]
    if (!Number.isInteger(weight) || weight < 0 || weight > 100)
      throw new RangeError(`A weight is a whole number from 0 to 100, got ${weight} for ${code}`)
  }
}
