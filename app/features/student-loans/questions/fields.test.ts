import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages as general } from '#app/features/questions/messages.ts'
import { readForm } from '#app/features/questions/read-form.ts'
import { type Answers, readAnswers } from '#app/features/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#app/features/student-loans/situation/questions.ts'
import { factsFor } from './loan-questions.fixture.ts'
import { messages } from './questions-messages.ts'

const read = (slug: QuestionSlug, form: string, before: Answers = {}) => {
  const facts = factsFor(before)
  const { texts, problems } = readForm(slug, new URLSearchParams(form), facts)
  return { answers: readAnswers(texts, facts), problems }
}
const readMessages = (slug: QuestionSlug, form: string) =>
  read(slug, form).problems.map(({ message }) => message)

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
  ['', messages.problem.missing.amount],
  ['lots', general.problem.money.not_money],
  ['10.000', general.problem.money.unclear],
  ['-5', general.problem.money.negative],
  ['99', general.problem.tooSmall(100)],
  ['500001', general.problem.tooLarge(500_000)],
])('the amount %j is refused with instructions', (typed, message) => {
  expect(readMessages('amount', String(new URLSearchParams({ amount: typed })))).toEqual([message])
})

test('the button "I don’t know" overrides whatever its field contains', () => {
  expect(read('amount', 'amount=lots&amount=unknown').answers).toEqual({ amount: 'unknown' })
})

test('studies are read from four fields, and an unknown month defaults to May', () => {
  expect(
    read('studies', 'degree=masters&graduation-month=12&graduation-year=2027&enrollment=half_time'),
  ).toEqual({
    answers: { degree: 'masters', graduation: '2027-12', enrollment: 'half_time' },
    problems: [],
  })
  const graduation = (form: string) => read('studies', form).answers.graduation
  expect(graduation('graduation-month=unknown&graduation-year=2028')).toBe('2028-05')
  expect(graduation('graduation-month=03&graduation-year=unknown')).toBe('unknown')
})

test.each([
  ['graduation-month=05&graduation-year=', messages.problem.yearMissing],
  ['graduation-month=&graduation-year=2028', messages.problem.monthMissing],
  ['graduation-month=05&graduation-year=2045', messages.problem.tooLate(10)],
  ['graduation-month=77&graduation-year=2028', messages.problem.tooLate(10)],
])('%s is not a valid graduation date', (form, message) => {
  expect(readMessages('studies', `degree=unknown&enrollment=unknown&${form}`)).toEqual([message])
})

test('a partly answered page keeps the answers that are there', () => {
  const { answers, problems } = read('studies', 'degree=masters&enrollment=full_time')
  expect(answers).toEqual({ degree: 'masters', enrollment: 'full_time' })
  expect(problems.map(({ field }) => field)).toEqual(['graduation-year'])
})

test('federal loans may be blank, but this year’s cannot exceed the total', () => {
  const blank = {
    studyYear: 'unknown',
    dependency: 'unknown',
    federalThisYear: 'unknown',
    federalInAll: 'unknown',
  }
  expect(read('federal', 'federalThisYear=&federalInAll=')).toEqual({ answers: blank, problems: [] })
  expect(read('federal', 'federalThisYear=0&federalInAll=%245,500').answers).toMatchObject({
    federalThisYear: 0,
    federalInAll: 5500,
  })
  expect(readMessages('federal', 'federalThisYear=5501&federalInAll=5500')).toEqual([
    messages.problem.moreThanInAll,
  ])
  expect(readMessages('federal', 'federalThisYear=some')).toEqual([general.problem.money.not_money])
})

test('parents and graduate students are asked only for amounts', () => {
  const form = 'studyYear=first&dependency=dependent&federalThisYear=1&federalInAll=2'
  expect(read('federal', form, { borrower: 'parent' }).answers).toEqual({
    federalThisYear: 1,
    federalInAll: 2,
  })
  expect(read('federal', form, { degree: 'doctorate' }).answers).toEqual({
    federalThisYear: 1,
    federalInAll: 2,
  })
})

test('a page accepts only its own answers', () => {
  expect(read('credit', 'credit=700_759&age=adult&citizenship=citizen').answers).toEqual({
    credit: '700_759',
  })
})

test('for any form, every field has either an answer or a problem', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('unknown', 'yes', 'adult', 'student', '10k', '2028', '05'),
  )
  const names = fc.constantFrom(
    'age',
    'borrower',
    'degree',
    'graduation-year',
    'graduation-month',
    'enrollment',
    'amount',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, text)), (form) => {
      for (const slug of ['age', 'borrower', 'studies', 'amount'] as const) {
        const { answers, problems } = read(slug, String(new URLSearchParams(form)))
        const asked = slug === 'studies' ? 3 : 1
        expect(Object.keys(answers).length + problems.length, slug).toBe(asked)
      }
    }),
  )
})
