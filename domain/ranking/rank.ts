import {
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

type ExactInput<Input extends RankingInput> = Exactly<RankingInput, Input> & {
  values: Exactly<RankingInput['values'], Input['values']>
}

/** The score of an offer, 0 to 10000. With no weight at all, every offer scores 0. */
export function scoreOf<Input extends RankingInput>(input: ExactInput<Input>, weights: Weights): number {
  const { values, amountCents } = input
  const { ofLoan, ofBorrower } = scorer(weights, amountCents)
  const points = new Uint16Array(loanCriteriaCount)
  putLoanPoints(points, 0, { values, amountCents })
  return ofLoan(points, 0) + ofBorrower(values)
}

type BorrowerCode = 'open_rules' | 'cosigner_release'
type LoanCode = Exclude<CriterionCode, BorrowerCode>

/** The values that depend on who borrows. */
export type BorrowerValues = Pick<RankingInput['values'], BorrowerCode>
/** Those that are the same for everybody who borrows the same. */
export type LoanValues = Pick<RankingInput['values'], LoanCode>

type Criterion<Code> = Extract<(typeof criteria)[number], { code: Code }>
const isLoanCriterion = (one: Criterion<CriterionCode>): one is Criterion<LoanCode> =>
  one.code !== 'open_rules' && one.code !== 'cosigner_release'
const loanCriteria = criteria.filter(isLoanCriterion)
const borrowerCriteria = criteria.filter((one) => !isLoanCriterion(one))

/** How many criteria are the same whoever borrows. */
export const loanCriteriaCount = loanCriteria.length

/** Writes the points of what is the same whoever borrows into the offer's place of a list, in the order of `criteria`. */
export function putLoanPoints(
  points: Uint16Array,
  place: number,
  { values, amountCents }: { values: LoanValues; amountCents: number },
): void {
  let at = place * loanCriteriaCount
  for (const { code, scale } of loanCriteria) {
    points[at] = pointsOf(values[code], scale, amountCents)
    at += 1
  }
}

/**
 * What makes a score of points, for a list of thousands: the lines of a score add up, so what the loan itself earns can be
 * known before it is known who borrows, and by which weights.
 */
export function scorer(weights: Weights, amountCents: number) {
  const sumOfWeights = sumWeights(weights)
  const loanWeights = loanCriteria.map(({ code }) => weights[code])
  return {
    ofLoan(points: Uint16Array, place: number): number {
      const from = place * loanCriteriaCount
      let score = 0
      for (let nth = 0; nth < loanCriteriaCount; nth += 1)
        score += weighted(points[from + nth] ?? 0, loanWeights[nth] ?? 0, sumOfWeights)
      return score
    },
    ofBorrower(values: BorrowerValues): number {
      let score = 0
      for (const { code, scale } of borrowerCriteria)
        score += weighted(pointsOf(values[code], scale, amountCents), weights[code], sumOfWeights)
      return score
    },
  }
}

/** The same score with everything that made it. */
export function receiptOf<Input extends RankingInput>(input: ExactInput<Input>, weights: Weights): Receipt {
  const sumOfWeights = sumWeights(weights)
  const lines = criteria.map(({ code, scale }) => {
    const value = input.values[code]
    const points = pointsOf(value, scale, input.amountCents)
    const weight = weights[code]
    return { criterion: code, value, points, weight, weightedPoints: weighted(points, weight, sumOfWeights) }
  })
  return { score: scoreOf(input, weights), lines }
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
