import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionText } from '#kit/questions/messages.ts'
import { readForm } from '#kit/questions/read-form.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { type QuestionSlug, readAnswers } from '#products/student-loans/situation/questions.ts'
import { conflicts } from './find-conflicts.ts'
import { factsFor } from './loan-questions.fixture.ts'

const read = (slug: QuestionSlug, form: string, before: Answers = {}) => {
  const facts = factsFor(before)
  const { texts, problems } = readForm(slug, new URLSearchParams(form), facts)
  return { answers: readAnswers(texts, facts), problems }
}
const readText = (slug: QuestionSlug, form: string) => read(slug, form).problems.map(({ message }) => message)

test.each([
  ['$10,000', 10_000],
  ['10 000', 10_000],
  ['10k', 10_000],
  ['9999.60', 10_000],
  ['100', 100],
  ['500000', 500_000],
])('an amount typed as %j is %i dollars', (typed, dollars) => {
  expect(read('amount', String(new URLSearchParams({ amount: typed })))).toEqual({
    answers: { amount: dollars },
    problems: [],
  })
})

test.each([
  ['', 'Enter how much you still need'],
  ['lots', questionText.problem.money.not_money],
  ['10.000', questionText.problem.money.unclear],
  ['-5', questionText.problem.money.negative],
  ['99', questionText.problem.tooSmall(100)],
  ['500001', questionText.problem.tooLarge(500_000)],
])('the amount %j is refused with instructions', (typed, message) => {
  expect(readText('amount', String(new URLSearchParams({ amount: typed })))).toEqual([message])
})

test('the button "I don’t know" overrides whatever its field contains', () => {
  expect(read('amount', 'amount=lots&amount=unknown').answers).toEqual({ amount: 'unknown' })
})

test('the end of the program is read from two fields, and an unknown month defaults to May', () => {
  const graduation = (form: string) => read('graduation', form).answers.graduation
  expect(graduation('graduation-month=12&graduation-year=2027')).toBe('2027-12')
  expect(graduation('graduation-month=unknown&graduation-year=2028')).toBe('2028-05')
  expect(graduation('graduation-month=03&graduation-year=unknown')).toBe('unknown')
})

test.each([
  ['graduation-month=05&graduation-year=', 'Choose the year it ends, or “I don’t know”'],
  ['graduation-month=&graduation-year=2028', 'Choose the month it ends, or “I don’t know”'],
  ['graduation-month=05&graduation-year=2045', 'Choose a year within the next 10 years'],
  ['graduation-month=77&graduation-year=2028', 'Choose a year within the next 10 years'],
])('%s is not a valid graduation date', (form, message) => {
  expect(readText('graduation', form)).toEqual([message])
})

test.each([
  ['who', 'student', { age: '18_23', borrower: 'student' }],
  ['who', 'student-24', { age: 'from_24', borrower: 'student' }],
  ['who', 'minor', { age: 'minor' }],
  ['who', 'parent', { age: 'adult', borrower: 'parent' }],
  ['degree', 'associates-second', { degree: 'associates', studyYear: 'second' }],
  ['degree', 'masters', { degree: 'masters' }],
  ['cosigner', 'yes-700_759', { cosigner: 'yes', cosignerCredit: '700_759' }],
  ['cosigner', 'yes-unknown', { cosigner: 'yes', cosignerCredit: 'unknown' }],
  ['cosigner', 'no', { cosigner: 'no' }],
] as const)('one choice of %s, %s, says %j', (slug, value, answers) => {
  expect(read(slug, `${slug}=${value}`)).toEqual({ answers, problems: [] })
})

test('federal loans may be blank, but this year’s cannot exceed the total', () => {
  const form = 'federalThisYear=&federalInAll='
  const blank = { federalThisYear: 'unknown', federalInAll: 'unknown' }
  expect(read('federal', form)).toEqual({ answers: blank, problems: [] })
  expect(read('federal', 'federalThisYear=0&federalInAll=%245,500').answers).toEqual({
    federalThisYear: 0,
    federalInAll: 5500,
  })
  expect(readText('federal', 'federalThisYear=5501&federalInAll=5500')).toEqual([conflicts.moreThanInAll])
  expect(readText('federal', 'federalThisYear=some')).toEqual([questionText.problem.money.not_money])
})

test('the parts of a graduate student’s loans cannot come to more than all of them', () => {
  const masters = { degree: 'masters' } as const
  const form = 'federalInAll=1000&federalGraduatePlus=600'
  expect(read('federal', `${form}&federalUndergraduate=400`, masters).problems).toEqual([])
  expect(read('federal', `${form}&federalUndergraduate=401`, masters).problems).toEqual([
    { field: 'federalGraduatePlus', message: conflicts.sharesMoreThanInAll },
  ])
})

test('a parent is asked for the child’s loans and the PLUS loans, which have a total of their own', () => {
  const parent = { borrower: 'parent' } as const
  expect(read('federal', 'federalThisYear=9&federalInAll=9&plusThisYear=1&plusInAll=2', parent)).toEqual({
    answers: { federalThisYear: 9, federalInAll: 9, plusThisYear: 1, plusInAll: 2 },
    problems: [],
  })
  expect(read('federal', 'plusThisYear=3&plusInAll=2', parent).problems).toEqual([
    { field: 'plusThisYear', message: conflicts.moreThanInAll },
  ])
})

test('a page accepts only its own answers', () => {
  expect(read('credit', 'credit=700_759&age=from_24&citizenship=citizen').answers).toEqual({
    credit: '700_759',
  })
})

test('any form either answers a question or has one problem', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('unknown', 'student', 'minor', 'bachelors-first', '10k', '2028', '05'),
  )
  const names = fc.constantFrom(
    'who',
    'degree',
    'graduation-year',
    'graduation-month',
    'enrollment',
    'amount',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, text)), (form) => {
      for (const slug of ['who', 'degree', 'graduation', 'enrollment', 'amount'] as const) {
        const { answers, problems } = read(slug, String(new URLSearchParams(form)))
        expect(Object.keys(answers).length > 0, slug).toBe(problems.length === 0)
        expect(problems.length, slug).toBeLessThan(2)
      }
    }),
  )
})
