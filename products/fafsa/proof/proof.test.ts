import { expect, test } from 'vitest'
import { computeStudentAidIndex } from '#domain/aid/student-aid-index.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { proofYears, readProof } from './proof.ts'

// The processor's answers to the Department's test records are the worked examples of the law.

/**
 * A record of 2026–27 whose file is of August 4, 2025. Since then the guide counts foreign income for the maximum
 * Pell Grant, as 20 USC 1070a does from July 1, 2026: $73,989 and $42,150 are more than 175% of $47,340.
 */
const maximumPellDiffers = ['2026-27-0418']

test.each(proofYears)('the records of %s come out as the Department computed them', async (year) => {
  const { cases, withIndex } = await readProof(year)
  expect(cases).toHaveLength(withIndex)
  const differing = cases.filter(({ inputs, expected }) => compute(inputs).index !== expected)
  expect(differing.map((one) => one.case)).toEqual([])
})

test.each(proofYears)('the maximum Pell Grants of %s do too, with one exception', async (year) => {
  const { cases } = await readProof(year)
  const differing = cases.filter(
    ({ inputs, expectsMaximumPell }) => (compute(inputs).maximumPell !== undefined) !== expectsMaximumPell,
  )
  expect(differing.map((one) => one.case)).toEqual(year === '2026-27' ? maximumPellDiffers : [])
})

test.each(proofYears)('what is recorded of %s is what the rules compute today', async (year) => {
  const { cases, matched, maximumPellMatched, byFormula } = await readProof(year)
  for (const { inputs, computed, hasMaximumPell, formula, trace } of cases) {
    const result = compute(inputs)
    expect(result).toMatchObject({ index: computed, formula })
    expect(result.maximumPell !== undefined).toBe(hasMaximumPell)
    expect(result.trace.map(({ line, amount }) => [line, amount])).toEqual(trace)
  }
  expect(cases.filter((one) => one.computed === one.expected)).toHaveLength(matched)
  expect(cases.filter((one) => one.hasMaximumPell === one.expectsMaximumPell)).toHaveLength(
    maximumPellMatched,
  )
  for (const [formula, counts] of Object.entries(byFormula)) {
    expect(cases.filter((one) => one.formula === formula)).toHaveLength(counts.cases)
  }
})

function compute(inputs: Parameters<typeof computeStudentAidIndex>[0]) {
  return computeStudentAidIndex(inputs, needAnalysisTables[inputs.awardYear])
}
