import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerEntries, answerParams, isWrittenSo, writeAnswers } from './answers.ts'
import { readAnswers } from './read-answers.ts'
import { words } from './words.ts'

const today = '2026-11-21'
const read = (query: string) => readAnswers(new URLSearchParams(query), { today })

test('a whole address gives every answer and no problem', () => {
  const { answers, problems } = read(
    'school=00131500&amount=10000&degree=bachelors&graduation=2028-05&repayment=deferred',
  )
  expect(answers).toEqual({
    school: '00131500',
    amountDollars: 10_000,
    degree: 'bachelors',
    graduation: '2028-05',
    repayment: 'deferred',
  })
  expect(Object.values(problems).every((problem) => problem === undefined)).toBe(true)
})

test('an address without answers has neither answers nor problems', () => {
  const { answers, problems } = read('utm_source=x&question=amount')
  expect(answerEntries(answers)).toEqual([])
  expect(Object.values(problems).every((problem) => problem === undefined)).toBe(true)
})

test.each([
  ['amount=%2410%2C000', 10_000],
  ['amount=10+000', 10_000],
  ['amount=10k', 10_000],
  ['amount=9999.60', 10_000],
  ['amount=&amount=500', 500],
  ['amount=100', 100],
  ['amount=500000', 500_000],
])('%s is read as %i dollars', (query, dollars) => {
  expect(read(query).answers.amountDollars).toBe(dollars)
})

test.each([
  ['amount=', words.problem.amount.empty],
  ['amount=lots', words.problem.amount.not_money],
  ['amount=10.000', words.problem.amount.unclear],
  ['amount=-5', words.problem.amount.negative],
  ['amount=99', words.problem.amountTooSmall(10_000)],
  ['amount=500001', words.problem.amountTooLarge(50_000_000)],
])('%s cannot be used and says why', (query, problem) => {
  const { answers, problems } = read(query)
  expect(answers.amountDollars).toBeUndefined()
  expect(problems.amount).toBe(problem)
})

test.each([
  ['school=', words.problem.schoolMissing],
  ['school=UCLA', words.problem.schoolUnknown],
  ['school=131500', words.problem.schoolUnknown],
])('%s is no school', (query, problem) => {
  expect(read(query).problems.school).toBe(problem)
})

test('a school not chosen yet is an answer', () => {
  expect(read('school=undecided').answers.school).toBe('undecided')
})

test.each([
  ['graduation=2028-05', '2028-05'],
  ['graduation=unknown', 'unknown'],
  ['graduation=2020-01', '2020-01'],
  ['graduation-month=05&graduation-year=2028', '2028-05'],
  ['graduation-month=unknown&graduation-year=2028', '2028-05'],
  ['graduation-month=05&graduation-year=unknown', 'unknown'],
  ['graduation=2027-01&graduation-month=05&graduation-year=2028', '2028-05'],
  ['graduation=2036-11', '2036-11'],
])('%s means finishing %s', (query, graduation) => {
  expect(read(query).answers.graduation).toBe(graduation)
})

test.each([
  ['graduation=', words.problem.graduationYearMissing],
  ['graduation=2028', words.problem.graduationYearMissing],
  ['graduation=2028-13', words.problem.graduationYearMissing],
  ['graduation-month=05&graduation-year=', words.problem.graduationYearMissing],
  ['graduation-month=&graduation-year=2028', words.problem.graduationMonthMissing],
  ['graduation=2036-12', words.problem.graduationTooLate(10)],
])('%s is no month to count to', (query, problem) => {
  expect(read(query).problems.graduation).toBe(problem)
})

test('a group of radios with none chosen is a problem; one chosen beats the empty field before it', () => {
  expect(read('degree=&repayment=').problems).toMatchObject({
    degree: words.problem.degreeMissing,
    repayment: words.problem.repaymentMissing,
  })
  expect(read('degree=&degree=masters&repayment=&repayment=flat').answers).toMatchObject({
    degree: 'masters',
    repayment: 'flat',
  })
})

test('a code that is not on the list is refused, however it is spelled', () => {
  for (const code of ['Deferred', 'constructor', 'later'])
    expect(read(`repayment=${code}`).problems.repayment).toBe(words.problem.repaymentMissing)
})

test('what is written is read back the same, and written the same again', () => {
  const answers = fc.record(
    {
      school: fc.constantFrom('00131500', 'undecided'),
      amountDollars: fc.integer({ min: 100, max: 500_000 }),
      degree: fc.constantFrom('certificate' as const, 'bachelors' as const, 'unknown' as const),
      graduation: fc.constantFrom('2027-05', '2030-12', 'unknown'),
      repayment: fc.constantFrom('flat' as const, 'interest_only' as const, 'unknown' as const),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(answers, (answers) => {
      const query = writeAnswers(answers)
      const again = read(query).answers
      expect(writeAnswers(again)).toBe(query)
      expect(isWrittenSo(new URLSearchParams(query), again)).toBe(true)
      expect(isWrittenSo(new URLSearchParams(`${query}&utm_source=x&question=amount`), again)).toBe(true)
    }),
  )
})

test('no query string makes reading fail', () => {
  const param = fc.tuple(fc.constantFrom(...answerParams), fc.string())
  fc.assert(
    fc.property(fc.array(param), (params) => {
      const { answers } = readAnswers(new URLSearchParams(params), { today })
      expect(readAnswers(new URLSearchParams(writeAnswers(answers)), { today }).answers).toEqual(answers)
    }),
  )
})
