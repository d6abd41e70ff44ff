import type { Exactly } from './exactly.ts'
import { type CriterionValue, type Scale, toPoints } from './scale.ts'

/**
 * Everything that ranking knows about an item. What its provider pays us is not included and cannot be added: see
 * `Exactly`.
 */
export interface RankingInput<Code extends string> {
  /** What a share or a percentage of an amount is taken of. */
  amountCents: number
  values: Readonly<Record<Code, CriterionValue>>
}

type ExactInput<Code extends string, Input extends RankingInput<Code>> = Exactly<
  RankingInput<Code>,
  Input
> & {
  values: Exactly<RankingInput<Code>['values'], Input['values']>
}

type Weights<Code extends string> = Readonly<Record<Code, number>>

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

/** Returns the scores of items by a list of criteria. What does not apply to an item has no weight for it. */
export function createScorer<Code extends string>(
  criteria: readonly { code: Code; scale: Scale }[],
  weigh: (code: Code, values: RankingInput<Code>['values'], weights: Weights<Code>) => number = (
    code,
    _,
    weights,
  ) => weights[code],
) {
  const getWeight: typeof weigh = (code, values, weights) =>
    values[code] === 'not_applicable' ? 0 : weigh(code, values, weights)
  return {
    /**
     * Returns a score, 0 to 10000: the sum of points × weight ÷ the sum of the weights that count, rounded down. If
     * these are all 0, the score is 0.
     */
    score<Input extends RankingInput<Code>>(input: ExactInput<Code, Input>, weights: Weights<Code>): number {
      const { amountCents, values } = input
      checkWeights(criteria, weights)
      let sum = 0
      let sumOfWeights = 0
      for (const { code, scale } of criteria) {
        const weight = getWeight(code, values, weights)
        if (weight === 0) continue
        sum += weight * toPoints(values[code], scale, amountCents)
        sumOfWeights += weight
      }
      return divide(sum, sumOfWeights)
    },

    /** Returns the same score together with the lines that add up to it. */
    explain<Input extends RankingInput<Code>>(
      input: ExactInput<Code, Input>,
      weights: Weights<Code>,
    ): ScoreReceipt<Code> {
      const { amountCents, values } = input
      checkWeights(criteria, weights)
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
    },
  }
}

function divide(sum: number, sumOfWeights: number): number {
  return sumOfWeights === 0 ? 0 : Math.floor(sum / sumOfWeights)
}

/** Throws a RangeError unless every weight is a whole number from 0 to 100. */
function checkWeights<Code extends string>(
  criteria: readonly { code: Code }[],
  weights: Weights<Code>,
): void {
  for (const { code } of criteria) {
    const weight = weights[code]
    if (!Number.isInteger(weight) || weight < 0 || weight > 100)
      throw new RangeError(`A weight must be a whole number from 0 to 100, got ${weight} for ${code}`)
  }
}
