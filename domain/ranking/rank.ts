import {
  type Criterion,
  type CriterionCode,
  type CriterionValue,
  criteria,
  criterionCodes,
  pointsOf,
  type Weights,
} from './criteria.ts'
import type { Exactly } from './exactly.ts'

/** All that ranking knows of an offer. What its lender pays us is not here and cannot be added: see `Exactly`. */
export interface RankingInput {
  /** The money the borrower receives. */
  amountCents: number
  values: Readonly<Record<CriterionCode, CriterionValue>>
}

/** How one criterion added to a score. Points are whole hundredths of a point: 10000 is 100 points. */
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

/** The score of an offer with everything that made it. With no weight at all, every offer scores 0. */
export function score<Input extends RankingInput>(
  input: Exactly<RankingInput, Input> & { values: Exactly<RankingInput['values'], Input['values']> },
  weights: Weights,
): Receipt {
  const sumOfWeights = sumWeights(weights)
  let score = 0
  const lines: ReceiptLine[] = []
  for (const criterion of criteria) {
    const line = lineOf(criterion, input, weights, sumOfWeights)
    score += line.weightedPoints
    lines.push(line)
  }
  return { score, lines }
}

function lineOf(
  { code, scale }: Criterion,
  { amountCents, values }: RankingInput,
  weights: Weights,
  sumOfWeights: number,
): ReceiptLine {
  const value = values[code]
  const points = pointsOf(value, scale, amountCents)
  const weight = weights[code]
  const weightedPoints = sumOfWeights === 0 ? 0 : Math.floor((points * weight) / sumOfWeights)
  return { criterion: code, value, points, weight, weightedPoints }
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
