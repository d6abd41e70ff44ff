import { expect, test } from 'vitest'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { type FlowStep, stepOfFlow } from './flow.server.ts'
import { questions, questionToShow } from './questions.ts'
import { words } from './words.ts'

const ucla: SchoolOption = {
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
const step = (query: string): FlowStep =>
  stepOfFlow(new URLSearchParams(query), { today: '2026-11-21', directory })
const shown = (query: string) => {
  const next = step(query)
  if ('goTo' in next) throw new Error(`went to ${next.goTo}`)
  return next.show
}
const path = (next: FlowStep) => ('goTo' in next ? next.goTo : `shows ${next.show.slug}`)

const everything = 'school=00131500&amount=10000&degree=bachelors&graduation=2028-05&repayment=flat'

/** What a visitor sends on each page, with script and without. */
const replies: Record<string, string[]> = {
  school: [
    'keywords=University+of+California-Los+Angeles&school=00131500',
    'school=00131500',
    'school=undecided',
  ],
  amount: ['amount=%2410%2C000', 'amount=10k'],
  studies: [
    'degree=&degree=bachelors&graduation-month=05&graduation-year=2028',
    'degree=&degree=unknown&graduation-month=unknown&graduation-year=unknown',
  ],
  repayment: ['repayment=&repayment=flat', 'repayment=&repayment=unknown'],
}

test('every path through the flow meets each question once, in order, and ends at the offers', () => {
  const walk = (query: string, met: string[]): number => {
    const next = step(query)
    if ('goTo' in next) {
      const [target, rest = ''] = next.goTo.split('?')
      if (target === '/student-loans/offers') {
        expect(met).toEqual(questions.map((question) => question.slug))
        return 1
      }
      // An untidy address leads to its tidy form, which shows a question.
      expect(target).toBe('/student-loans/signup')
      expect(path(step(rest))).toMatch(/^shows /)
      return walk(rest, met)
    }
    const { slug, carried } = next.show
    expect(met).not.toContain(slug)
    const kept = new URLSearchParams(carried).toString()
    return (replies[slug] ?? []).reduce((ends, reply) => ends + walk(`${kept}&${reply}`, [...met, slug]), 0)
  }
  expect(walk('', [])).toBe(3 * 2 * 2 * 2)
})

test('each question has its words and its number', () => {
  for (const [index, question] of questions.entries()) {
    expect(words[question.slug].question, question.slug).toMatch(/\?$/)
    expect(words[question.slug].why, question.slug).not.toBe('')
    expect(shown(`${everything}&question=${question.slug}`).number).toBe(index + 1)
  }
})

test('all answers lead to the offers, tidy', () => {
  expect(path(step(everything))).toBe(`/student-loans/offers?${everything}`)
  expect(path(step(`${everything.replace('10000', '%2410%2C000')}&utm_source=x`))).toBe(
    `/student-loans/offers?${everything}`,
  )
})

test.each([
  ['question=repayment', 'school'],
  ['school=00131500&question=repayment', 'amount'],
  ['amount=10000&question=repayment', 'school'],
  ['school=00131500&amount=10000&question=nonsense', 'studies'],
  ['school=00131500&amount=10000&degree=bachelors', 'studies'],
])('an address ahead of its answers (%s) shows the first gap: %s', (query, slug) => {
  expect(shown(query).slug).toBe(slug)
})

test('an answer can be revisited, with the others kept', () => {
  const view = shown(`${everything}&question=amount`)
  expect(view.slug).toBe('amount')
  expect(view.answers.amountDollars).toBe(10_000)
  expect(new URLSearchParams(view.carried).toString()).toBe(
    'school=00131500&degree=bachelors&graduation=2028-05&repayment=flat',
  )
})

test('back leads to the question before, to the offers when all is answered, and out of the first question', () => {
  expect(shown('').back).toBe('/student-loans')
  expect(shown('school=00131500').back).toBe('/student-loans/signup?question=school&school=00131500')
  expect(shown(`${everything}&question=studies`).back).toBe(`/student-loans/offers?${everything}`)
})

test('a value that cannot be used stays as typed, with its problem, and the other answers are kept', () => {
  const view = shown('school=00131500&amount=lots')
  expect(view.slug).toBe('amount')
  expect(view.problems.amount).toBe(words.problem.amount.not_money)
  expect(view.typed.amount).toBe('lots')
  expect(view.carried).toEqual([['school', '00131500']])
})

test('a half-answered page keeps the half that is there', () => {
  const view = shown(
    'school=00131500&amount=10000&degree=&degree=masters&graduation-month=05&graduation-year=',
  )
  expect(view.answers.degree).toBe('masters')
  expect(view.typed.month).toBe('05')
  expect(view.problems).toEqual({ degree: undefined, graduation: words.problem.graduationYearMissing })
})

test('a question not asked yet has no problem', () => {
  expect(shown('school=00131500').problems).toEqual({ amount: undefined })
})

test('words typed without script list the schools that match', () => {
  const view = shown('keywords=ucla&school=')
  expect(view.slug).toBe('school')
  expect(view.school).toEqual({ kind: 'to choose', keywords: 'ucla', schools: [ucla] })
})

test('new words typed over a school chosen before are a new search', () => {
  expect(shown('keywords=los+angeles&school=00131500').school.kind).toBe('to choose')
  expect(path(step('keywords=University+of+California-Los+Angeles&school=00131500'))).toBe(
    '/student-loans/signup?school=00131500',
  )
})

test.each([
  ['keywords=&school=', words.problem.schoolMissing],
  ['keywords=zzz&school=', words.problem.schoolNotFound('zzz')],
  ['school=99999999', words.problem.schoolUnknown],
  ['school=nonsense', words.problem.schoolUnknown],
])('%s asks for the school again and says why', (query, problem) => {
  const view = shown(query)
  expect(view.slug).toBe('school')
  expect(view.problems.school).toBe(problem)
})

test('the landing form may send an amount and leave the school for later', () => {
  const view = shown('keywords=&school=&amount=%245%2C000')
  expect(view.slug).toBe('school')
  expect(view.carried).toEqual([['amount', '5000']])
})

test('a school that can be asked for comes only after everything before it', () => {
  expect(questionToShow({}, 'amount')?.slug).toBe('school')
  expect(questionToShow({ school: 'undecided' }, 'amount')?.slug).toBe('amount')
})
