import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import type { AidInputs, Assets, Household, TaxAnswers } from './aid-inputs.ts'
import { needsNoAssets } from './asset-exemption.ts'
import { findMaximumPell } from './pell-eligibility.ts'
import { makeAssets, makeHousehold, makeReturn, someInputs } from './some-answers.fixture.ts'
import { computeStudentAidIndex } from './student-aid-index.ts'

function compute(inputs: AidInputs) {
  return computeStudentAidIndex(inputs, needAnalysisTables[inputs.awardYear])
}

/** The household that decides: the parents of a dependent student. */
function changeHousehold(inputs: AidInputs, change: (household: Household) => Partial<Household>): AidInputs {
  if (inputs.parents) return { ...inputs, parents: { ...inputs.parents, ...change(inputs.parents) } }
  return { ...inputs, student: { ...inputs.student, ...change(inputs.student) } }
}

function addToReturn(inputs: AidInputs, field: NumberOf<TaxAnswers>, more: number): AidInputs {
  return changeHousehold(inputs, (household) => addToFirst(household, [field], more))
}

function addToFirst({ people: [first, second] }: Household, fields: NumberOf<TaxAnswers>[], more: number) {
  const changed = { ...first, ...Object.fromEntries(fields.map((field) => [field, first[field] + more])) }
  return { people: second ? ([changed, second] as const) : ([changed] as const) }
}

function addToAssets({ assets }: Household, kind: keyof Assets, more: number) {
  return { assets: assets && { ...assets, [kind]: assets[kind] + more } }
}

/**
 * Where the law itself makes the index fall although a family has more. Everything else that has more has at least the
 * same index, within one formula.
 */
const lawfulDrops = [
  {
    // From an adjusted gross income of $0 or less to $1: a maximum Pell Grant takes the index to zero or less.
    because: 'a maximum Pell Grant needs an income above zero',
    source: '20 USC 1070a(b)(1)(A) and 1087mm(b)',
    applies: (before: AidInputs, after: AidInputs) =>
      getMaximumPell(before) === undefined && isAtMostZero(before) && getMaximumPell(after) !== undefined,
  },
  {
    // A loss of Schedule C of more than $10,000 that shrinks to $10,000 or less.
    because: 'assets are left out after a simple return with a small profit or loss of a business',
    source: '20 USC 1087ss(b)',
    applies: (before: AidInputs, after: AidInputs) => !needsNoAssets(before) && needsNoAssets(after),
  },
] as const

function getMaximumPell(inputs: AidInputs) {
  return findMaximumPell(inputs, needAnalysisTables[inputs.awardYear])?.ground
}

/** Whether what the poverty guideline is compared with is zero or a loss. */
function isAtMostZero({ awardYear, student, parents }: AidInputs): boolean {
  const { countsForeignIncomeForPell } = needAnalysisTables[awardYear]
  const incomes = (parents ?? student).people.map(
    (one) =>
      one.adjustedGrossIncome + (countsForeignIncomeForPell ? Math.abs(one.foreignIncomeExclusion) : 0),
  )
  return incomes.reduce((sum, one) => sum + one, 0) <= 0
}

/** Expects the index not to fall, except where the law makes it fall, and by no more than `slack` for rounding. */
function expectNoDrop(before: AidInputs, after: AidInputs, slack = 0) {
  const [low, high] = [compute(before), compute(after)]
  expect(high.formula).toBe(low.formula)
  if (high.index >= low.index - slack) return
  expect(lawfulDrops.filter(({ applies }) => applies(before, after)).map(({ source }) => source)).not.toEqual(
    [],
  )
}

type NumberOf<Type> = { [Key in keyof Type]-?: Type[Key] extends number ? Key : never }[keyof Type]

test('the index stays between its bounds and is a whole number', () => {
  fc.assert(
    fc.property(someInputs, (inputs) => {
      const { index } = compute(inputs)
      expect(Number.isSafeInteger(index)).toBe(true)
      expect(index).toBeGreaterThanOrEqual(-1_500)
      expect(index).toBeLessThanOrEqual(999_999)
    }),
  )
})

test('the lines of a trace add up', () => {
  fc.assert(
    fc.property(someInputs, (inputs) => {
      const { trace } = compute(inputs)
      for (const { line, amount, from } of trace) {
        const sum = Object.values(from).reduce((total, one) => total + one, 0)
        if (/additions|offsets|totalAllowances|netWorth|adjustedAvailableIncome/.test(line))
          expect(amount).toBe(sum)
        if (/availableIncome$/.test(line))
          expect(amount).toBe((from.totalIncome ?? 0) - (from.totalAllowances ?? 0))
      }
    }),
  )
})

const raises: readonly NumberOf<TaxAnswers>[] = [
  'adjustedGrossIncome',
  'deductiblePayments',
  'taxExemptInterest',
  'untaxedIraDistributions',
  'untaxedPensions',
]
test.each(raises)('more %s lowers the index only where the law says so', (field) => {
  fc.assert(
    fc.property(someInputs, fc.nat(200_000), (inputs, more) => {
      expectNoDrop(inputs, addToReturn(inputs, field, more))
    }),
  )
})

/**
 * Payroll taxes (two) and the employment expense allowance are each rounded to whole dollars and take less than 44% of
 * a raise together, so that three half dollars can outweigh a raise of up to five dollars, and never a larger one.
 */
const roundedAway = 5

test('a raise, which is more income and more wages, lowers the index only where the law says so', () => {
  fc.assert(
    fc.property(someInputs, fc.oneof(fc.nat(20), fc.nat(200_000)), (inputs, more) => {
      const raised = changeHousehold(inputs, (household) =>
        addToFirst(household, ['adjustedGrossIncome', 'incomeFromWork'], more),
      )
      expectNoDrop(inputs, raised, more <= roundedAway ? 2 : 0)
    }),
    { numRuns: 500 },
  )
})

test('a better year of a business lowers the index only where the law says so', () => {
  fc.assert(
    fc.property(someInputs, fc.nat(60_000), (inputs, more) => {
      const better = changeHousehold(inputs, (household) =>
        addToFirst(household, ['adjustedGrossIncome', 'incomeFromWork', 'scheduleC'], more),
      )
      expectNoDrop(inputs, better, more <= roundedAway ? 2 : 0)
    }),
    { numRuns: 500 },
  )
})

test('more income or wages of a dependent student never lowers the index', () => {
  fc.assert(
    fc.property(someInputs, fc.nat(200_000), fc.boolean(), (inputs, more, isRaise) => {
      if (!inputs.parents) return
      const fields = ['adjustedGrossIncome', ...(isRaise ? (['incomeFromWork'] as const) : [])] as const
      const after = {
        ...inputs,
        student: { ...inputs.student, ...addToFirst(inputs.student, [...fields], more) },
      }
      expect(compute(after).index).toBeGreaterThanOrEqual(
        compute(inputs).index - (more <= roundedAway ? 1 : 0),
      )
    }),
    { numRuns: 300 },
  )
})

test('of a parent without income, the first dollar lowers the index to zero, as the law says', () => {
  const parentsOf = (adjustedGrossIncome: number) => ({
    awardYear: '2026–27' as const,
    student: makeHousehold(),
    parents: makeHousehold({
      familySize: 3,
      people: [makeReturn({ adjustedGrossIncome, filedOtherSchedule: true })],
      assets: makeAssets({ cash: 900_000 }),
    }),
  })
  const [before, after] = [parentsOf(0), parentsOf(1)]
  expect([compute(before).index > 0, compute(after).index]).toEqual([true, 0])
  expect(lawfulDrops.map(({ applies }) => applies(before, after))).toEqual([true, false])
})

test('a loss of a business that shrinks to $10,000 leaves the assets out, as the law says', () => {
  const ownerOf = (scheduleC: number) => ({
    awardYear: '2026–27' as const,
    student: makeHousehold({
      people: [makeReturn({ adjustedGrossIncome: 50_000, scheduleC })],
      assets: makeAssets({ cash: 100_000 }),
    }),
  })
  const [before, after] = [ownerOf(-10_001), ownerOf(-10_000)]
  expect(compute(after).index).toBeLessThan(compute(before).index)
  expect(lawfulDrops.map(({ applies }) => applies(before, after))).toEqual([false, true])
})

test('who filed no return has the smallest index whatever they have, and a return never lowers it', () => {
  fc.assert(
    fc.property(someInputs, (inputs) => {
      const filing = (filed: boolean) =>
        changeHousehold(inputs, ({ people: [first, second] }) => ({
          people: second
            ? [
                { ...first, filed },
                { ...second, filed },
              ]
            : [{ ...first, filed }],
        }))
      expect(compute(filing(false)).index).toBe(-1_500)
      expect(compute(filing(true)).index).toBeGreaterThanOrEqual(-1_500)
    }),
  )
})

const lowers: readonly NumberOf<TaxAnswers>[] = [
  'incomeTaxPaid',
  'incomeFromWork',
  'iraRollover',
  'pensionRollover',
  'educationCredits',
  'taxableGrants',
  'workStudyEarnings',
]

test.each(raises)('more %s never lowers what the formula gives', (field) => {
  fc.assert(
    fc.property(someInputs, fc.nat(200_000), (inputs, more) => {
      const before = compute(inputs).calculated ?? Number.NEGATIVE_INFINITY
      expect(compute(addToReturn(inputs, field, more)).calculated ?? before).toBeGreaterThanOrEqual(before)
    }),
  )
})

test.each(lowers)('more %s never raises it', (field) => {
  fc.assert(
    fc.property(someInputs, fc.nat(200_000), (inputs, more) => {
      const before = compute(inputs).calculated ?? Number.POSITIVE_INFINITY
      expect(compute(addToReturn(inputs, field, more)).calculated ?? before).toBeLessThanOrEqual(before)
    }),
  )
})

const kinds: readonly (keyof Assets)[] = ['cash', 'investments', 'businessOrFarm', 'childSupportReceived']

test.each(kinds)('more %s never lowers it', (kind) => {
  fc.assert(
    fc.property(someInputs, fc.nat(2_000_000), (inputs, more) => {
      const after = changeHousehold(inputs, (household) => addToAssets(household, kind, more))
      expect(compute(after).index).toBeGreaterThanOrEqual(compute(inputs).index)
    }),
  )
})

test.each(kinds)('more %s of a dependent student never lowers it', (kind) => {
  fc.assert(
    fc.property(someInputs, fc.nat(2_000_000), (inputs, more) => {
      const after = { ...inputs, student: { ...inputs.student, ...addToAssets(inputs.student, kind, more) } }
      expect(compute(after).index).toBeGreaterThanOrEqual(compute(inputs).index)
    }),
  )
})

test('a larger family never raises it, within one formula', () => {
  fc.assert(
    fc.property(someInputs, fc.nat(5), (inputs, more) => {
      const larger = changeHousehold(inputs, ({ familySize }) => ({ familySize: familySize + more }))
      const [before, after] = [compute(inputs), compute(larger)]
      if (before.formula === after.formula) expect(after.index).toBeLessThanOrEqual(before.index)
    }),
  )
})
