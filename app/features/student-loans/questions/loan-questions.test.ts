import { expect, test } from 'vitest'
import { getNextAddress } from '#app/features/questions/addresses.ts'
import { messages } from '#app/features/questions/messages.ts'
import { ucla } from '#app/features/questions/school.fixture.ts'
import { findStep } from '#app/features/questions/step.server.ts'
import { viewQuestion } from '#app/features/questions/step-view.server.ts'
import { allAnswers } from '#app/features/student-loans/situation/answers.fixture.ts'
import type { Answers } from '#app/features/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#app/features/student-loans/situation/questions.ts'
import { factsFor } from './loan-questions.fixture.ts'

const at = (asked: string | null, given: ReturnType<typeof factsFor>) => {
  const step = findStep(asked, given)
  if ('goTo' in step) return `goes to ${step.goTo}`
  return step.show.page === 'check' ? 'shows check' : `shows ${step.show.slug}`
}
const asks = '/student-loans/signup?question='
const adult: Answers = { age: 'adult' }

test.each<[string | null, Answers, string]>([
  [null, {}, 'shows age'],
  ['age', {}, 'shows age'],
  ['credit', {}, `goes to ${asks}age&none=1`],
  ['check', adult, `goes to ${asks}borrower`],
  ['nonsense', adult, `goes to ${asks}borrower`],
  [null, adult, 'shows borrower'],
  ['borrower', adult, 'shows borrower'],
  ['age', adult, 'shows age'],
  ['federal', allAnswers, 'shows federal'],
  [null, allAnswers, `goes to ${asks}check`],
  ['check', allAnswers, 'shows check'],
  ['cosigner-finances', { ...allAnswers, cosigner: 'no' }, `goes to ${asks}check`],
  [null, { age: 'minor' }, 'goes to /student-loans/under-18'],
  ['credit', { age: 'minor' }, 'goes to /student-loans/under-18'],
  ['age', { age: 'minor' }, 'shows age'],
])('?question=%s with %j', (asked, answers, step) => {
  expect(at(asked, factsFor(answers))).toBe(step)
})

test('an answered question leads to the first unanswered one, then to the check page, or back to the offers', () => {
  expect(getNextAddress('age', factsFor(adult))).toBe(`${asks}borrower`)
  expect(getNextAddress('age', factsFor({ age: 'minor' }))).toBe('/student-loans/under-18')
  expect(getNextAddress('age', factsFor(allAnswers))).toBe(`${asks}check`)
  expect(getNextAddress('age', factsFor(allAnswers, 'check'))).toBe(`${asks}check`)
  expect(getNextAddress('age', factsFor(allAnswers, 'offers'))).toMatch(
    /^\/student-loans\/offers\?borrower=student&/,
  )
})

test('a changed answer that opens another question still leads back to where the visitor came from', () => {
  const opened = { ...allAnswers, cosignerCredit: undefined }
  expect(getNextAddress('age', factsFor(opened, 'offers'))).toBe(`${asks}cosigner-finances&from=offers`)
})

test('"Back" leads to the previous question, out of the flow from the first, or to where a change was started', () => {
  expect(viewQuestion('age', factsFor({})).back).toBe('/student-loans')
  expect(viewQuestion('school', factsFor(adult)).back).toBe(`${asks}borrower`)
  expect(viewQuestion('state', factsFor({ ...allAnswers, cosigner: 'no' })).back).toBe(`${asks}cosigner`)
  expect(viewQuestion('credit', factsFor(allAnswers, 'check')).back).toBe(`${asks}check`)
  expect(viewQuestion('credit', factsFor(allAnswers, 'offers')).back).toMatch(/^\/student-loans\/offers\?/)
  expect(viewQuestion('amount', factsFor(adult, null, 'signup-a')).back).toBe(
    '/student-loans/signup-a?question=age',
  )
})

test('fields contain the answers to their own question, formatted for people', () => {
  const values = (slug: QuestionSlug, answers = allAnswers) => viewQuestion(slug, factsFor(answers)).values
  expect(values('amount')).toEqual({ amount: '12,345' })
  expect(values('amount', { ...allAnswers, amount: 'unknown' })).toEqual({ amount: '' })
  expect(values('studies')).toEqual({
    degree: 'bachelors',
    'graduation-month': '05',
    'graduation-year': '2029',
    enrollment: 'full_time',
  })
  expect(values('studies', { ...allAnswers, graduation: 'unknown' })).toMatchObject({
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
  expect(viewQuestion('federal', factsFor(allAnswers))).toMatchObject({ number: 13, count: 13 })
  expect(viewQuestion('federal', factsFor({ ...allAnswers, cosigner: 'no' }))).toMatchObject({
    number: 12,
    count: 12,
  })
})

test('the check page lists every answer in words', () => {
  const step = findStep('check', factsFor(allAnswers))
  if (!('show' in step) || step.show.page !== 'check') throw new Error('no check')
  for (const { slug, said } of step.show.rows) expect(said, slug).toBeTruthy()
  expect(Object.fromEntries(step.show.rows.map(({ slug, said }) => [slug, said]))).toMatchObject({
    school: ucla.name,
    studies: 'Bachelor’s degree, finishing May 2029, full time',
    amount: '$12,345',
    'cosigner-finances': 'Excellent (760 to 850), $75,000 to $99,999',
    state: 'California',
  })
})
