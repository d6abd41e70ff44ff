import { expect, test } from 'vitest'
import type { RefinanceQuestion, SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { getKeys } from '#domain/keys.ts'
import { getNextAddress } from '#kit/questions/addresses.ts'
import { ucla } from '#kit/questions/school.fixture.ts'
import { findStep } from '#kit/questions/step.server.ts'
import { viewQuestion } from '#kit/questions/step-view.server.ts'
import { allAnswers } from '#products/student-loans/situation/answers.fixture.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'
import { factsFor } from './loan-questions.fixture.ts'

/** Answers of a student without a cosigner, who says their own income. */
const alone: Answers = {
  ...allAnswers,
  cosigner: 'no',
  cosignerCredit: undefined,
  cosignerIncome: undefined,
  income: 'none',
}

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
