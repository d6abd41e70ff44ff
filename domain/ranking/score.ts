import { type CriterionValue, type Scale, toPoints } from './criteria.ts'

/** A list of criteria, and what is to be scored by them. */
export interface ScoredBy<Code extends string> {
  criteria: readonly { code: Code; scale: Scale }[]
  values: Readonly<Record<Code, CriterionValue>>
  weights: Readonly<Record<Code, number>>
  /** What a share or a percentage of an amount is taken of. */
  amountCents: number
}

/** What one criterion contributes to a score. Points are whole hundredths of a point: 10000 is 100 points. */
export interface ScoreLine<Code extends string> {
  criterion: Code
  value: CriterionValue
  /** 0 if the criterion does not apply. */
  points: number
  /** The weight with which the criterion counts here: 0 if it does not apply. */
  weight: number
  /** points × weight ÷ the sum of the lines' weights, rounded so that the lines add up to the score. */
  weightedPoints: number
}

export interface ScoreReceipt<Code extends string> {
  /** The sum of the lines' weighted points, 0 to 10000. */
  score: number
  /** In the order of the criteria. */
  lines: readonly ScoreLine<Code>[]
}

/** Returns the weight with which a criterion counts. What does not apply has none. */
export type Weigh<Code extends string> = (
  code: Code,
  values: ScoredBy<Code>['values'],
  weights: ScoredBy<Code>['weights'],
) => number

/**
 * Returns a score, 0 to 10000: the sum of points × weight ÷ the sum of the weights that count, rounded down. If these
 * are all 0, the score is 0.
 */
export function scoreValues<Code extends string>(
  { criteria, values, weights, amountCents }: ScoredBy<Code>,
  weigh: Weigh<Code> = weighPlainly,
): number {
  checkWeights(criteria, weights)
  let sum = 0
  let sumOfWeights = 0
  for (const { code, scale } of criteria) {
    const weight = weigh(code, values, weights)
    if (weight === 0) continue
    sum += weight * toPoints(values[code], scale, amountCents)
    sumOfWeights += weight
  }
  return divide(sum, sumOfWeights)
}

/** Returns the same score together with the lines that add up to it. */
export function explainValues<Code extends string>(
  { criteria, values, weights, amountCents }: ScoredBy<Code>,
  weigh: Weigh<Code> = weighPlainly,
): ScoreReceipt<Code> {
  checkWeights(criteria, weights)
  const counted = criteria.map(({ code, scale }) => ({
    criterion: code,
    value: values[code],
    points: toPoints(values[code], scale, amountCents),
    weight: weigh(code, values, weights),
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

function weighPlainly<Code extends string>(
  code: Code,
  values: ScoredBy<Code>['values'],
  weights: ScoredBy<Code>['weights'],
): number {
  return values[code] === 'not_applicable' ? 0 : weights[code]
}

function divide(sum: number, sumOfWeights: number): number {
  return sumOfWeights === 0 ? 0 : Math.floor(sum / sumOfWeights)
}

/** Throws a RangeError unless every weight is a whole number from 0 to 100. */
function checkWeights<Code extends string>(
  criteria: ScoredBy<Code>['criteria'],
  weights: ScoredBy<Code>['weights'],
): void {
  for (const { code } of criteria) {
    const weight = weights[code]
    if (!Number.isInteger(weight) || weight < 0 || weight > 100)
      throw new RangeError(`A weight is a whole number from 0 to 100, got ${weight} for ${code}`)
  }
}
