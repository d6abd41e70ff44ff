import { expect, test } from 'vitest'
import { allAnswers } from '#app/features/student-loans/answers.fixture.ts'
import type { Answers } from '#app/features/student-loans/answers.ts'
import type { FlowName } from './flows.ts'
import type { QuestionSlug } from './questions.ts'
import { words } from './signup-words.ts'
import { addressAfter, type StepFacts, stepAt, viewQuestion } from './step.server.ts'

const ucla = {
  name: 'University of California-Los Angeles',
  opeid: '00131500',
  abbreviation: 'UCLA',
  city: 'Los Angeles',
  state: 'CA',
  unitid: '110662',
}
const facts = (answers: Answers, from: StepFacts['from'] = null, flow: FlowName = 'signup'): StepFacts => ({
  flow,
  answers,
  from,
  today: '2026-11-21',
  directory: {
    search: (keywords) => (/ucla/i.test(keywords) ? [ucla] : []),
    byOpeid: (opeid) => (opeid === ucla.opeid ? ucla : undefined),
    kindOf: () => ({ control: 'public', level: 'four_year' }),
  },
})
const at = (asked: string | null, given: StepFacts) => {
  const step = stepAt(asked, given)
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
  expect(at(asked, facts(answers))).toBe(step)
})

test('an answered question leads to the first gap, then to the check, or back to the offers', () => {
  expect(addressAfter('age', facts(adult))).toBe(`${asks}borrower`)
  expect(addressAfter('age', facts({ age: 'minor' }))).toBe('/student-loans/under-18')
  expect(addressAfter('age', facts(allAnswers))).toBe(`${asks}check`)
  expect(addressAfter('age', facts(allAnswers, 'check'))).toBe(`${asks}check`)
  expect(addressAfter('age', facts(allAnswers, 'offers'))).toMatch(
    /^\/student-loans\/offers\?borrower=student&/,
  )
})

test('whoever came to change one answer keeps that way back through a question it opens', () => {
  const opened = { ...allAnswers, cosignerCredit: undefined }
  expect(addressAfter('age', facts(opened, 'offers'))).toBe(`${asks}cosigner-finances&from=offers`)
})

test('back leads to the question before, out of the first one, and to where a change was asked for', () => {
  expect(viewQuestion('age', facts({})).back).toBe('/student-loans')
  expect(viewQuestion('school', facts(adult)).back).toBe(`${asks}borrower`)
  expect(viewQuestion('state', facts({ ...allAnswers, cosigner: 'no' })).back).toBe(`${asks}cosigner`)
  expect(viewQuestion('credit', facts(allAnswers, 'check')).back).toBe(`${asks}check`)
  expect(viewQuestion('credit', facts(allAnswers, 'offers')).back).toMatch(/^\/student-loans\/offers\?/)
  expect(viewQuestion('amount', facts(adult, null, 'signup-a')).back).toBe(
    '/student-loans/signup-a?question=age',
  )
})

test('fields hold what was answered to their question, as people write it, and nothing of the others', () => {
  const values = (slug: QuestionSlug, answers = allAnswers) => viewQuestion(slug, facts(answers)).values
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

test('words for a school that were typed on the page before list what matches, or say that nothing does', () => {
  const found = viewQuestion('school', facts({ ...adult, schoolSearch: 'ucla' }))
  expect(found.school?.choices).toEqual([ucla])
  expect(found.problems).toEqual([])
  const nothing = viewQuestion('school', facts({ ...adult, schoolSearch: 'zzz' }))
  expect(nothing.school?.choices).toEqual([])
  expect(nothing.problems).toEqual([{ field: 'school', message: words.problem.schoolNotFound('zzz') }])
})

test('questions are counted along the visitor’s own path', () => {
  expect(viewQuestion('federal', facts(allAnswers))).toMatchObject({ number: 13, count: 13 })
  expect(viewQuestion('federal', facts({ ...allAnswers, cosigner: 'no' }))).toMatchObject({
    number: 12,
    count: 12,
  })
})

test('the check says every answer in words', () => {
  const step = stepAt('check', facts(allAnswers))
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
