import { expect, test } from 'vitest'
import { officialCase } from './estimate.fixture.ts'
import { fieldNames } from './estimate-fields.ts'
import { openEstimateFile, writeEstimateFile } from './estimate-file.ts'
import { computeEstimate } from './estimate-result.ts'
import { pickValues, readEstimate } from './read-estimate.ts'

/** Reads answers that are complete, and computes with them. */
function estimate(values: Record<string, string>) {
  const { answers, problems } = readEstimate(values)
  expect(problems).toEqual([])
  if (!answers) throw new Error('complete answers are read')
  return computeEstimate(answers)
}

const problemsOf = (values: Record<string, string>) => readEstimate(values).problems.map(({ field }) => field)

test('the form leads to the index and the lines of an official test record', () => {
  const { index, grant, tests } = estimate(officialCase)
  expect([index.index, index.formula]).toEqual([3700, 'A'])
  const amounts = Object.fromEntries(index.trace.map(({ line, amount }) => [line, amount]))
  expect(amounts).toMatchObject({
    'parents.totalIncome': 63_000,
    'parents.totalAllowances': 48_704,
    'parents.contributionFromAssets': 2_520,
    studentAidIndex: 3_700,
  })
  // $7,395 less 3,700 is $3,695.
  expect([grant.annual, grant.reason]).toEqual([3_695, 'calculated'])
  // 225% of $25,820, the guideline of 2024 for three.
  expect(tests).toMatchObject({ maximum: { limit: 58_095, isMet: false }, minimum: { isMet: true } })
})

test('an empty form says what is missing, in the order of the form, and nothing that does not apply', () => {
  expect(problemsOf({})).toEqual(['parents', 'size', 'state', 'p1-agi', 's1-filed'])
  expect(problemsOf({ parents: 'apart' })).toEqual([
    'support',
    'remarried',
    ...['size', 'state', 'p1-agi', 's1-filed'],
  ])
  expect(problemsOf({ 'criterion-veteran': 'yes' })).toEqual(['size', 'state', 's1-filed'])
})

test('parents who filed apart have two returns; who filed none is asked for no amounts', () => {
  const { asked } = readEstimate({ parents: 'married', joint: 'no' })
  expect(asked.people).toEqual(['p1', 'p2', 's1'])
  expect(problemsOf({ parents: 'married', joint: 'no', 'p2-filed': 'none' })).not.toContain('p2-agi')
  expect(readEstimate({ parents: 'married', joint: 'yes' }).asked.people).toEqual(['p1', 's1'])
})

test('whoever meets a criterion is independent, by formula B or C', () => {
  const alone = {
    'criterion-veteran': 'yes',
    year: '2026–27',
    size: '1',
    state: 'TX',
    's1-filed': 'us',
    's1-agi': '30,000',
    's1-work': '30,000',
  }
  expect(estimate(alone).index.formula).toBe('B')
  expect(estimate({ ...alone, size: '2', 's1-status': 'head of household' }).index.formula).toBe('C')
})

test('below $60,000 with a simple return, what the family owns is neither asked nor counted', () => {
  const low = { ...officialCase, 'p1-agi': '59,999' }
  expect(readEstimate(low).asksAssets).toBe(false)
  expect(estimate(low).index.index).toBe(estimate({ ...low, 'p-cash': '900,000' }).index.index)
  expect(readEstimate({ ...low, 'p1-schedules': 'yes' }).asksAssets).toBe(true)
  expect(readEstimate({ ...officialCase, benefit: 'yes' }).asksAssets).toBe(false)
})

test('a family size that the household cannot have, and amounts that cannot be read, are refused by field', () => {
  expect(problemsOf({ ...officialCase, size: '1' })).toEqual(['size'])
  expect(problemsOf({ ...officialCase, 'p1-agi': '65,00', 'p1-tax': '-5', 'p1-credits': 'two' })).toEqual([
    ...['p1-agi', 'p1-tax', 'p1-credits'],
  ])
  expect(problemsOf({ ...officialCase, 'p1-agi': '100,000,000' })).toEqual(['p1-agi'])
})

test('a grant follows the credits, below half time too, where there are no federal loans', () => {
  const grants = ['', '15', '11', '7', '5', '1'].map(
    (credits) => estimate({ ...officialCase, credits }).grant.annual,
  )
  // 100%, 100%, 92%, 58%, 42%, and 8% of $3,695.
  expect(grants).toEqual([3_695, 3_695, 3_399, 2_143, 1_552, 296])
  expect(estimate({ ...officialCase, credits: '7' }).loads.map(({ percent }) => percent)).toEqual([
    ...[100, 75, 58, 50, 25],
  ])
  expect(problemsOf({ ...officialCase, credits: '0' })).toEqual(['credits'])
  expect(problemsOf({ ...officialCase, credits: '7.5' })).toEqual(['credits'])
})

test('a loss is an amount below zero', () => {
  expect(estimate({ ...officialCase, 'p1-agi': '-12,000', 'p1-work': '(3,000)' }).index.index).toBeLessThan(0)
})

test('grants of a year that are not set yet are those of the year before, and say so', () => {
  const { pellYear, pell, tables } = estimate({ ...officialCase, year: '2027–28' })
  expect([pellYear, pell.maximum, tables.pell]).toEqual(['2026–27', 7_395, undefined])
})

test('a file holds all answers and gives them back', () => {
  expect(openEstimateFile(writeEstimateFile(officialCase))).toEqual({ ok: true, values: officialCase })
})

test.each([
  ['no JSON', '{', 'not_json'],
  ['another file', '{"format":"essays","version":1,"answers":{}}', 'other'],
  ['a list', '[]', 'other'],
  ['a newer version', '{"format":"fafsa-estimate","version":2,"answers":{}}', 'newer'],
  ['an unknown field', '{"format":"fafsa-estimate","version":1,"answers":{"ssn":"1"}}', 'field'],
  ['a value that is no text', '{"format":"fafsa-estimate","version":1,"answers":{"size":3}}', 'field'],
] as const)('%s is not opened, with the reason', (_, text, problem) => {
  expect(openEstimateFile(text)).toMatchObject({ ok: false, problem })
})

test('what is not a field of the form is left out, and a text has an end', () => {
  const picked = pickValues([
    ['ssn', '078-05-1120'],
    ['size', '3'.repeat(500)],
    ['state', ''],
  ])
  expect(picked).toEqual({ size: '3'.repeat(40) })
  expect(fieldNames.has('__proto__')).toBe(false)
})
