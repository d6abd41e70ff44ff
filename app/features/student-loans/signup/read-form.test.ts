import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '#app/features/student-loans/answers.ts'
import type { QuestionSlug } from './questions.ts'
import { readForm } from './read-form.ts'
import { readSchoolForm, readSchoolWords } from './read-school.server.ts'
import { words } from './signup-words.ts'

const today = '2026-11-21'
const read = (slug: QuestionSlug, form: string, before: Answers = {}) =>
  readForm(slug, new URLSearchParams(form), { before, today })
const messages = (slug: QuestionSlug, form: string) => read(slug, form).problems.map(({ message }) => message)

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
  ['', words.problem.money.empty],
  ['lots', words.problem.money.not_money],
  ['10.000', words.problem.money.unclear],
  ['-5', words.problem.money.negative],
  ['99', words.problem.tooSmall(100)],
  ['500001', words.problem.tooLarge(500_000)],
])('an amount of %j is refused with what to do', (typed, message) => {
  expect(messages('amount', String(new URLSearchParams({ amount: typed })))).toEqual([message])
})

test('the button "I don’t know" answers, whatever its field holds', () => {
  expect(read('amount', 'amount=lots&amount=unknown').answers).toEqual({ amount: 'unknown' })
})

test('studies are read from four fields, and a month not known is May', () => {
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
  ['graduation-month=05&graduation-year=', words.problem.yearMissing],
  ['graduation-month=&graduation-year=2028', words.problem.monthMissing],
  ['graduation-month=05&graduation-year=2045', words.problem.tooLate(10)],
  ['graduation-month=77&graduation-year=2028', words.problem.tooLate(10)],
])('%s is no end of school', (form, message) => {
  expect(messages('studies', `degree=unknown&enrollment=unknown&${form}`)).toEqual([message])
})

test('a half-answered page keeps the half that is there', () => {
  const { answers, problems } = read('studies', 'degree=masters&enrollment=full_time')
  expect(answers).toEqual({ degree: 'masters', enrollment: 'full_time' })
  expect(problems.map(({ field }) => field)).toEqual(['graduation-year'])
})

test('federal loans may stay blank, but this year’s are not more than all', () => {
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
  expect(messages('federal', 'federalThisYear=5501&federalInAll=5500')).toEqual([words.problem.moreThanInAll])
  expect(messages('federal', 'federalThisYear=some')).toEqual([words.problem.money.not_money])
})

test('a parent and a graduate student are asked for amounts only', () => {
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

test('a page takes its own answers and no others', () => {
  expect(read('credit', 'credit=700_759&age=adult&citizenship=citizen').answers).toEqual({
    credit: '700_759',
  })
})

test('whatever is sent, every field is answered or has its problem', () => {
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

const ucla = {
  name: 'University of California-Los Angeles',
  opeid: '00131500',
  abbreviation: 'UCLA',
  city: 'Los Angeles',
  state: 'CA',
  unitid: '110662',
}
const directory = {
  search: (keywords: string) => (/ucla|los angeles/i.test(keywords) ? [ucla] : []),
  byOpeid: (opeid: string) => (opeid === ucla.opeid ? ucla : undefined),
}
const school = (form: string) => readSchoolForm(new URLSearchParams(form), directory)

test.each([
  ['keywords=University+of+California-Los+Angeles&school=00131500', { school: '00131500' }],
  ['school=00131500', { school: '00131500' }],
  ['keywords=anything&school=&school=undecided', { school: 'undecided' }],
  ['keywords=ucla&school=', { schoolSearch: 'ucla' }],
  ['keywords=los+angeles&school=00131500', { schoolSearch: 'los angeles' }],
])('a school as %s', (form, answers) => {
  expect(school(form)).toMatchObject({ answers, problems: [] })
})

test('a choice ends the search, and a search ends the choice', () => {
  expect(school('school=00131500').answers).toEqual({ school: '00131500', schoolSearch: undefined })
  expect(school('keywords=ucla').answers).toEqual({ school: undefined, schoolSearch: 'ucla' })
})

test.each([
  ['keywords=&school=', words.problem.schoolMissing],
  ['keywords=zzz&school=', words.problem.schoolNotFound('zzz')],
  ['school=99999999', words.problem.schoolUnknown],
  ['school=nonsense', words.problem.schoolUnknown],
])('%s asks for the school again and says why', (form, message) => {
  expect(school(form).problems).toEqual([{ field: 'school', message }])
})

test('a start form without a school says nothing of it', () => {
  expect(readSchoolWords(new URLSearchParams('keywords=&school='), directory)).toEqual({})
})
