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
interface ReceiptLine {
  criterion: CriterionCode
  value: CriterionValue
  points: number
  weight: number
  /** points × weight ÷ the sum of all weights, rounded down. */
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

/** Returns the score of an offer, 0 to 10000. If all weights are 0, every offer scores 0. */
export function scoreInput<Input extends RankingInput>(input: ExactInput<Input>, weights: Weights): number {
  const sumOfWeights = sumWeights(weights)
  let score = 0
  for (const { code, scale } of criteria) {
    const points = toPoints(input.values[code], scale, input.amountCents)
    score += weighted(points, weights[code], sumOfWeights)
  }
  return score
}

/** Returns the same score together with the lines that add up to it. */
export function explainScore<Input extends RankingInput>(
  input: ExactInput<Input>,
  weights: Weights,
): Receipt {
  const sumOfWeights = sumWeights(weights)
  const lines = criteria.map(({ code, scale }) => {
    const value = input.values[code]
    const points = toPoints(value, scale, input.amountCents)
    const weight = weights[code]
    return { criterion: code, value, points, weight, weightedPoints: weighted(points, weight, sumOfWeights) }
  })
  return { score: scoreInput(input, weights), lines }
}

function weighted(points: number, weight: number, sumOfWeights: number): number {
  return sumOfWeights === 0 ? 0 : Math.floor((points * weight) / sumOfWeights)
}

function sumWeights(weights: Weights): number {
  let sum = 0
  for (const code of criterionCodes) {
    const weight = weights[code]
    if (!Number.isInteger(weight) || weight < 0 || weight > 100)
      throw new RangeError(`A weight is a whole number from 0 to 100, got ${weight} for ${code}`)
    sum += weight
  }
  return sum
}
