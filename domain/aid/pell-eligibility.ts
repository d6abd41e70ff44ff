import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import { getPovertyGuideline, getPovertyRegion } from '#domain/award-years/poverty-guidelines.ts'
import type { AidInputs, Household } from './aid-inputs.ts'
import { hasDependents } from './formula.ts'
import { percentOf } from './round-dollars.ts'

/** Why a student gets the maximum Pell Grant without regard to the index. */
export type MaximumPellGround = 'no return required' | 'single parent' | 'not a single parent'

/** The comparison of income with the poverty guideline that decides on a maximum or minimum Pell Grant. */
export interface PellTest {
  income: number
  guideline: number
  percent: number
  limit: number
}

/** Returns the ground for a maximum Pell Grant, if there is one: 20 USC 1070a(b)(1)(A). */
export function findMaximumPell(
  inputs: AidInputs,
  tables: NeedAnalysisTables,
): { ground: MaximumPellGround; test?: PellTest } | undefined {
  const household = inputs.parents ?? inputs.student
  if (household.people.every((one) => !one.filed)) return { ground: 'no return required' }
  const isSingle = isSingleParent(inputs)
  const test = makeTest(household, isSingle ? 225 : 175, tables)
  if (test.income <= 0 || test.income > test.limit) return undefined
  return { ground: isSingle ? 'single parent' : 'not a single parent', test }
}

/** The groups of the minimum Pell Grant and the percent of the poverty guideline up to which they get it. */
const minimumPercents = {
  'dependent, single parent': 325,
  'dependent, not a single parent': 275,
  'independent, single parent': 400,
  'independent parent, not single': 350,
  'independent, not a parent': 275,
} as const

export type MinimumPellGround = keyof typeof minimumPercents

/** Returns the ground for at least a minimum Pell Grant, if income allows one: 20 USC 1070a(b)(1)(C). */
export function findMinimumPell(
  inputs: AidInputs,
  tables: NeedAnalysisTables,
): { ground: MinimumPellGround; test: PellTest } | undefined {
  const ground = getMinimumGround(inputs)
  const test = makeTest(inputs.parents ?? inputs.student, minimumPercents[ground], tables)
  return test.income <= test.limit ? { ground, test } : undefined
}

function getMinimumGround(inputs: AidInputs): MinimumPellGround {
  const isSingle = isSingleParent(inputs)
  if (inputs.parents) return isSingle ? 'dependent, single parent' : 'dependent, not a single parent'
  if (isSingle) return 'independent, single parent'
  return hasDependents(inputs.student) ? 'independent parent, not single' : 'independent, not a parent'
}

/**
 * Whether the parent, or the independent student who is one, is a single parent: a head of household, a
 * surviving spouse, or someone with the earned income credit, and not part of a couple.
 */
function isSingleParent(inputs: AidInputs): boolean {
  const household = inputs.parents ?? inputs.student
  if (household.isCouple || (!inputs.parents && !hasDependents(inputs.student))) return false
  const [{ filingStatus }] = household.people
  return (
    filingStatus === 'head of household' ||
    filingStatus === 'surviving spouse' ||
    household.receivedEarnedIncomeCredit
  )
}

function makeTest(household: Household, percent: number, tables: NeedAnalysisTables): PellTest {
  const { familySize, people, state } = household
  const income = people.reduce(
    (sum, one) =>
      sum +
      one.adjustedGrossIncome +
      (tables.countsForeignIncomeForPell ? Math.abs(one.foreignIncomeExclusion) : 0),
    0,
  )
  const guideline = getPovertyGuideline(tables.povertyYear, getPovertyRegion(state), familySize)
  return { income, guideline, percent, limit: percentOf(percent, guideline) }
}
