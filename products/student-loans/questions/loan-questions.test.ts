import { expect, test } from 'vitest'
import type { RefinanceQuestion, SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { getKeys } from '#domain/keys.ts'
import { getNextAddress } from '#kit/questions/addresses.ts'
import { messages } from '#kit/questions/messages.ts'
import { ucla } from '#kit/questions/school.fixture.ts'
import { findStep } from '#kit/questions/step.server.ts'
import { viewQuestion } from '#kit/questions/step-view.server.ts'
import { allAnswers } from '#products/student-loans/situation/answers.fixture.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'
import { factsFor } from './loan-questions.fixture.ts'

const at = (asked: string | null, given: ReturnType<typeof factsFor>) => {
  const step = findStep(asked, given)
  if ('goTo' in step) return `goes to ${step.goTo}`
  return step.show.page === 'check' ? 'shows check' : `shows ${step.show.slug}`
}
const asks = '/student-loans/signup?question='
const adult: Answers = { age: '18_23', borrower: 'student' }

/** Answers of a student without a cosigner, who says their own income. */
const alone: Answers = {
  ...allAnswers,
  cosigner: 'no',
  cosignerCredit: undefined,
  cosignerIncome: undefined,
  income: 'none',
}

test.each<[string | null, Answers, string]>([
  [null, {}, 'shows who'],
  ['who', {}, 'shows who'],
  ['credit', {}, `goes to ${asks}who&none=1`],
  ['check', adult, `goes to ${asks}school`],
  ['nonsense', adult, `goes to ${asks}school`],
  [null, adult, 'shows school'],
  ['school', adult, 'shows school'],
  ['who', adult, 'shows who'],
  ['federal', allAnswers, 'shows federal'],
  [null, allAnswers, `goes to ${asks}check`],
  ['check', allAnswers, 'shows check'],
  ['cosigner-income', alone, `goes to ${asks}check`],
  // Not from the list, nobody is led to a question that is skipped.
  ['income', allAnswers, `goes to ${asks}check`],
  [null, { age: 'minor' }, 'goes to /student-loans/under-18'],
  ['credit', { age: 'minor' }, 'goes to /student-loans/under-18'],
  ['who', { age: 'minor' }, 'shows who'],
])('?question=%s with %j', (asked, answers, step) => {
  expect(at(asked, factsFor(answers))).toBe(step)
})

test('an answered question leads to the first unanswered one, then to the check page, or back to the offers', () => {
  expect(getNextAddress('who', factsFor(adult))).toBe(`${asks}school`)
  expect(getNextAddress('who', factsFor({ age: 'minor' }))).toBe('/student-loans/under-18')
  expect(getNextAddress('who', factsFor(allAnswers))).toBe(`${asks}check`)
  expect(getNextAddress('who', factsFor(allAnswers, 'check'))).toBe(`${asks}check`)
  expect(getNextAddress('who', factsFor(allAnswers, 'offers'))).toMatch(
    /^\/student-loans\/offers\?borrower=student&/,
  )
})

test('a changed answer that opens another question still leads back to where the visitor came from', () => {
  const opened = { ...allAnswers, cosignerIncome: undefined }
  expect(getNextAddress('cosigner', factsFor(opened, 'offers'))).toBe(`${asks}cosigner-income&from=offers`)
})

test('"Back" leads to the previous question, out of the flow from the first, or to where a change was started', () => {
  expect(viewQuestion('who', factsFor({})).back).toBe('/student-loans')
  expect(viewQuestion('school', factsFor(adult)).back).toBe(`${asks}who`)
  expect(viewQuestion('state', factsFor(alone)).back).toBe(`${asks}income`)
  expect(viewQuestion('credit', factsFor(allAnswers, 'check')).back).toBe(`${asks}check`)
  expect(viewQuestion('credit', factsFor(allAnswers, 'offers')).back).toMatch(/^\/student-loans\/offers\?/)
  expect(viewQuestion('amount', factsFor(adult, null, 'signup-a')).back).toBe(
    '/student-loans/signup-a?question=who',
  )
})

test('fields contain the answers to their own question, formatted for people', () => {
  const values = (slug: QuestionSlug, answers = allAnswers) => viewQuestion(slug, factsFor(answers)).values
  expect(values('amount')).toEqual({ amount: '12,345' })
  expect(values('amount', { ...allAnswers, amount: 'unknown' })).toEqual({ amount: '' })
  expect(values('who')).toEqual({ who: 'student' })
  expect(values('degree')).toEqual({ degree: 'bachelors-second' })
  expect(values('cosigner')).toEqual({ cosigner: 'yes-760_850' })
  expect(values('graduation')).toEqual({ 'graduation-month': '05', 'graduation-year': '2029' })
  expect(values('graduation', { ...allAnswers, graduation: 'unknown' })).toEqual({
    'graduation-month': 'unknown',
    'graduation-year': 'unknown',
  })
})

test('a school search submitted from the previous page lists the matches, or says that there are none', () => {
  const found = viewQuestion('school', factsFor({ ...adult, schoolSearch: 'ucla' }))
  expect(found.school?.choices).toEqual([ucla])
  expect(found.problems).toEqual([])
  const nothing = viewQuestion('school', factsFor({ ...adult, schoolSearch: 'zzz' }))
  expect(nothing.school?.choices).toEqual([])
  expect(nothing.problems).toEqual([{ field: 'school', message: messages.problem.schoolNotFound('zzz') }])
})

test('questions are numbered along the visitor’s own path', () => {
  expect(viewQuestion('federal', factsFor(allAnswers))).toMatchObject({ number: 14, count: 14 })
  expect(viewQuestion('federal', factsFor({ ...allAnswers, age: 'from_24' }))).toMatchObject({
    number: 12,
    count: 12,
  })
  expect(viewQuestion('who', factsFor({}))).toMatchObject({ number: 1, count: 14 })
})

test('the check page lists every answer in words', () => {
  const step = findStep('check', factsFor(allAnswers))
  if (!('show' in step) || step.show.page !== 'check') throw new Error('no check')
  for (const { slug, said } of step.show.rows) expect(said, slug).toBeTruthy()
  expect(Object.fromEntries(step.show.rows.map(({ slug, said }) => [slug, said]))).toMatchObject({
    school: ucla.name,
    who: 'I’m the student, 18 to 23',
    degree: 'Bachelor’s degree, second year',
    graduation: 'May 2029',
    enrollment: 'Full time',
    amount: '$12,345',
    cosigner: 'Yes, with excellent credit (760 to 850)',
    credit: 'No score yet',
    'cosigner-income': '$75,000 to $99,999',
    state: 'California',
    federal: '$2,000 this year, $7,500 in total',
  })
})

const settling = getKeys({
  who: 0,
  school: 0,
  degree: 0,
  enrollment: 0,
  credit: 0,
  income: 0,
  cosigner: 0,
  'cosigner-income': 0,
  state: 0,
  citizenship: 0,
} satisfies Record<Exclude<SettlingQuestion, RefinanceQuestion>, 0>)

test.each([
  ['with a cosigner', allAnswers],
  ['alone', alone],
])('%s, every question that the list can link to exists, or leads straight back to it', (_who, answers) => {
  const facts = factsFor(answers, 'offers')
  for (const slug of [...settling, 'amount', 'dependency', 'federal'] as const) {
    const step = findStep(slug, facts)
    if ('goTo' in step) expect(step.goTo, slug).toMatch(/^\/student-loans\/offers\?/)
    else expect(step.show.back, slug).toMatch(/^\/student-loans\/offers\?/)
    expect(getNextAddress(slug, facts)).toMatch(/^\/student-loans\/offers\?/)
  }
  // A lender that takes no cosigner may have a minimum for the borrower alone.
  expect(findStep('income', facts)).toMatchObject({ show: { slug: 'income' } })
})

test('below half time, federal loans already taken can be told from the list', () => {
  const step = findStep('federal', factsFor({ ...allAnswers, enrollment: 'less_than_half' }, 'offers'))
  expect(step).toMatchObject({ show: { slug: 'federal', number: 0 } })
})
