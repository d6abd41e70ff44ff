import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findGap, isComplete, keepPath, pathThrough } from '#app/features/questions/flow.ts'
import { degrees } from '#domain/eligibility/profile.ts'
import { allAnswers, anyAnswers } from './answers.fixture.ts'
import { type Answers, answerNames } from './answers.ts'
import { flowNames, flows } from './flows.ts'
import { type QuestionSlug, questionSlugs, questions } from './questions.ts'

/** The replies tried on each page: every answer that changes the path, and one that continues it. */
const replies: Record<QuestionSlug, Answers[]> = {
  age: [{ age: 'adult' }, { age: 'minor' }],
  borrower: [{ borrower: 'student' }, { borrower: 'parent' }, { borrower: 'unknown' }],
  school: [{ school: 'undecided' }],
  studies: [...degrees, 'unknown' as const].map((degree) => ({
    degree,
    graduation: 'unknown',
    enrollment: 'unknown',
  })),
  amount: [{ amount: 'unknown' }],
  repayment: [{ repayment: 'deferred' }],
  credit: [{ credit: 'none' }],
  income: [{ income: 'unknown' }],
  cosigner: [{ cosigner: 'yes' }, { cosigner: 'no' }, { cosigner: 'unknown' }],
  'cosigner-finances': [{ cosignerCredit: 'unknown', cosignerIncome: 'unknown' }],
  state: [{ state: 'unknown' }],
  citizenship: [{ citizenship: 'unknown' }, { citizenship: 'daca' }],
  federal: [
    { studyYear: 'unknown', dependency: 'unknown', federalThisYear: 'unknown', federalInAll: 'unknown' },
  ],
}

test.each(flowNames)(
  '%s: every path ends and asks no question twice, and every question is on some path',
  (name) => {
    const flow = flows[name]
    const reached = new Set<QuestionSlug>()
    let ends = 0
    const walk = (answers: Answers, met: QuestionSlug[]) => {
      const slug = findGap(flow, answers)
      if (slug === undefined) {
        ends += 1
        expect(isComplete(flow, answers)).toBe(answers.age === 'adult')
        expect(pathThrough(flow, answers)).toEqual(met)
        return
      }
      expect(met).not.toContain(slug)
      reached.add(slug)
      for (const reply of replies[slug]) walk(keepPath(flow, { ...answers, ...reply }), [...met, slug])
    }
    walk({}, [])
    expect([...reached].toSorted()).toEqual(flow.order.toSorted())
    const borrowers = name.endsWith('/student') ? 1 : replies.borrower.length
    expect(ends).toBe(
      1 + borrowers * replies.studies.length * replies.cosigner.length * replies.citizenship.length,
    )
  },
)

test('all variants start with the age and ask the same questions, except that student variants do not ask who borrows', () => {
  for (const flow of flowNames) {
    const { order } = flows[flow]
    expect(order[0]).toBe('age')
    expect(new Set(order).size).toBe(order.length)
    const wanted = questionSlugs.filter((slug) => slug !== 'borrower' || !flow.endsWith('/student'))
    expect(order.toSorted()).toEqual(wanted.toSorted())
  }
  expect(flows['signup-a'].order.slice(1, 4)).not.toEqual(flows.signup.order.slice(1, 4))
})

test('exactly one question asks for each answer, and a question comes after those it depends on', () => {
  const asked = questionSlugs.flatMap((slug) => questions[slug].asks({ cosigner: 'yes' }))
  expect(asked.toSorted()).toEqual(answerNames.filter((name) => name !== 'schoolSearch').toSorted())
  for (const { order } of Object.values(flows)) {
    expect(order.indexOf('cosigner-finances')).toBe(order.indexOf('cosigner') + 1)
    expect(order.indexOf('federal')).toBeGreaterThan(order.indexOf('studies'))
    expect(order.indexOf('federal')).toBeGreaterThan(order.indexOf('borrower'))
    expect(order.indexOf('federal')).toBeGreaterThan(order.indexOf('citizenship'))
  }
})

test('for a visitor under 18, only the age is kept', () => {
  for (const flow of Object.values(flows)) {
    expect(keepPath(flow, { ...allAnswers, age: 'minor', schoolSearch: 'x' })).toEqual({ age: 'minor' })
  }
})

test('an answer that a later answer makes unnecessary is not kept', () => {
  const kept = keepPath(flows.signup, { ...allAnswers, cosigner: 'no', degree: 'masters' })
  for (const name of ['cosignerCredit', 'cosignerIncome', 'studyYear', 'dependency'] as const)
    expect(kept[name]).toBeUndefined()
  expect(isComplete(flows.signup, kept)).toBe(true)
})

test.each([
  { borrower: 'student', citizenship: 'daca', isAsked: false },
  { borrower: 'unknown', citizenship: 'visa', isAsked: false },
  { borrower: 'student', citizenship: 'other', isAsked: true },
  { borrower: 'student', citizenship: 'permanent_resident', isAsked: true },
  // Parents answer about themselves, and PLUS loans have the same rule.
  { borrower: 'parent', citizenship: 'visa', isAsked: false },
  // Someone else's citizenship says nothing about the student's.
  { borrower: 'other', citizenship: 'visa', isAsked: true },
] as const)('$borrower with $citizenship: asked about federal loans is $isAsked', (example) => {
  const { borrower, citizenship, isAsked } = example
  const path = pathThrough(flows.signup, { ...allAnswers, borrower, citizenship })
  expect(path.includes('federal')).toBe(isAsked)
})

test('the student variant sets the borrower to the student, whatever was answered before', () => {
  expect(keepPath(flows['signup-a/student'], { age: 'adult', borrower: 'parent' }).borrower).toBe('student')
})

test('keeping the answers on the path loses none of them, and doing it twice changes nothing', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...Object.values(flows)), (answers, flow) => {
      const kept = keepPath(flow, answers)
      expect(keepPath(flow, kept)).toEqual(kept)
      expect(findGap(flow, kept)).toBe(
        findGap(flow, { ...answers, ...(kept.borrower && { borrower: kept.borrower }) }),
      )
    }),
  )
})
