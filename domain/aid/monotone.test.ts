import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import type { AidInputs, Assets, Household, TaxAnswers } from './aid-inputs.ts'
import { someInputs } from './some-answers.fixture.ts'
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
  return changeHousehold(inputs, ({ people: [first, second] }) => {
    const changed = { ...first, [field]: first[field] + more }
    return { people: second ? [changed, second] : [changed] }
  })
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
      const before = compute(inputs)
      const after = compute(
        changeHousehold(inputs, ({ assets }) => ({
          assets: assets && { ...assets, [kind]: assets[kind] + more },
        })),
      )
      expect(after.index).toBeGreaterThanOrEqual(before.index)
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
