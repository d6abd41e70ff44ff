import type { AidInputs, TaxAnswers } from '#domain/aid/aid-inputs.ts'
import {
  findMaximumPell,
  findMinimumPell,
  type MinimumPellGround,
  type PellTest,
} from '#domain/aid/pell-eligibility.ts'
import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import { getPovertyRegion, type PovertyRegion } from '#domain/award-years/poverty-guidelines.ts'
import { getDecidingHousehold, replaceDeciding } from './deciding-household.ts'

/** The comparisons of a family’s income with the poverty guideline, met or not. */
export interface PellTests {
  region: PovertyRegion
  familySize: number
  ground: MinimumPellGround
  maximum: PellTest & { isMet: boolean }
  minimum: PellTest & { isMet: boolean }
}

/** Compares income with the limits of the maximum and the minimum Pell Grant. Undefined where nobody filed a return. */
export function comparePellLimits(inputs: AidInputs, tables: NeedAnalysisTables): PellTests | undefined {
  const { people, state, familySize } = getDecidingHousehold(inputs)
  if (people.every(({ filed }) => !filed)) return undefined
  // One dollar of income meets every limit, so the rules name all of them.
  const low = (one: TaxAnswers, adjustedGrossIncome: number) => ({
    ...one,
    adjustedGrossIncome,
    foreignIncomeExclusion: 0,
  })
  const [first, second] = people
  const least = replaceDeciding(inputs, second ? [low(first, 1), low(second, 0)] : [low(first, 1)])
  const maximum = findMaximumPell(least, tables)?.test
  const minimum = findMinimumPell(least, tables)
  if (!maximum || !minimum) return undefined
  const income = people.reduce(
    (sum, one) =>
      sum +
      one.adjustedGrossIncome +
      (tables.countsForeignIncomeForPell ? Math.abs(one.foreignIncomeExclusion) : 0),
    0,
  )
  return {
    region: getPovertyRegion(state),
    familySize,
    ground: minimum.ground,
    maximum: { ...maximum, income, isMet: findMaximumPell(inputs, tables) !== undefined },
    minimum: { ...minimum.test, income, isMet: findMinimumPell(inputs, tables) !== undefined },
  }
}
