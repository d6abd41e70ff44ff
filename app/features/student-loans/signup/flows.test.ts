import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerLabels,
  choicesOf,
  type ListedAnswer,
  questionNames,
} from '#app/features/student-loans/answer-words.ts'
import { allAnswers, anyAnswers } from '#app/features/student-loans/answers.fixture.ts'
import { type Answers, answerNames } from '#app/features/student-loans/answers.ts'
import { degrees } from '#domain/eligibility/profile.ts'
import { firstGap, flowNames, flows, isComplete, keepPath, pathThrough } from './flows.ts'
import { type QuestionSlug, questionSlugs, questions } from './questions.ts'
import { readForm } from './read-form.ts'
import { words } from './signup-words.ts'

const today = '2026-11-21'

/** What visitors answer on each page: every answer that leads to another way through, and one that leads on. */
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
  citizenship: [{ citizenship: 'unknown' }],
  federal: [
    { studyYear: 'unknown', dependency: 'unknown', federalThisYear: 'unknown', federalInAll: 'unknown' },
  ],
}

test.each(flowNames)(
  '%s: every path meets each question once and ends, and every question is on one',
  (flow) => {
    const reached = new Set<QuestionSlug>()
    let ends = 0
    const walk = (answers: Answers, met: QuestionSlug[]) => {
      const slug = firstGap(flow, answers)
      if (slug === undefined) {
        ends += 1
        expect(isComplete({ flow, answers })).toBe(answers.age === 'adult')
        expect(pathThrough(flow, answers)).toEqual(met)
        return
      }
      expect(met).not.toContain(slug)
      reached.add(slug)
      for (const reply of replies[slug]) walk(keepPath(flow, { ...answers, ...reply }), [...met, slug])
    }
    walk({}, [])
    expect([...reached].toSorted()).toEqual(flows[flow].order.toSorted())
    const borrowers = flow.endsWith('/student') ? 1 : replies.borrower.length
    expect(ends).toBe(1 + borrowers * replies.studies.length * replies.cosigner.length)
  },
)

test('all variants begin with the age and ask the same questions; a student is not asked who borrows', () => {
  for (const flow of flowNames) {
    const { order } = flows[flow]
    expect(order[0]).toBe('age')
    expect(new Set(order).size).toBe(order.length)
    const wanted = questionSlugs.filter((slug) => slug !== 'borrower' || !flow.endsWith('/student'))
    expect(order.toSorted()).toEqual(wanted.toSorted())
  }
  expect(flows['signup-a'].order.slice(1, 4)).not.toEqual(flows.signup.order.slice(1, 4))
})

test('every answer is asked for by one question, and a question that needs another comes after it', () => {
  const asked = questionSlugs.flatMap((slug) => questions[slug].asks({ cosigner: 'yes' }))
  expect(asked.toSorted()).toEqual(answerNames.filter((name) => name !== 'schoolSearch').toSorted())
  for (const { order } of Object.values(flows)) {
    expect(order.indexOf('cosigner-finances')).toBe(order.indexOf('cosigner') + 1)
    expect(order.indexOf('federal')).toBeGreaterThan(order.indexOf('studies'))
    expect(order.indexOf('federal')).toBeGreaterThan(order.indexOf('borrower'))
  }
})

test('every question, choice and refusal has its words', () => {
  for (const slug of questionSlugs) {
    expect(words.questions[slug].question, slug).toMatch(/\?$/)
    expect(words.questions[slug].why.length, slug).toBeGreaterThan(20)
    expect(questionNames[slug], slug).not.toBe('')
    const { problems } = readForm(slug, new URLSearchParams(), { before: { cosigner: 'yes' }, today })
    for (const { message } of problems) expect(message, slug).not.toBe('')
    expect(problems.length > 0, slug).toBe(slug !== 'federal')
  }
  for (const name of Object.keys(answerLabels) as ListedAnswer[]) {
    const choices = choicesOf(name)
    expect(new Set(choices.map(({ label }) => label)).size, name).toBe(choices.length)
    // Only the age, which decides what is shown at all, has to be known.
    expect(choices.at(-1)?.value === 'unknown', name).toBe(name !== 'age')
  }
  expect(new Set(questionSlugs.map((slug) => words.questions[slug].question)).size).toBe(questionSlugs.length)
})

test('of someone under 18 nothing but that is kept', () => {
  for (const flow of flowNames) {
    expect(keepPath(flow, { ...allAnswers, age: 'minor', schoolSearch: 'x' })).toEqual({ age: 'minor' })
  }
})

test('an answer that a later one makes needless is not kept', () => {
  const kept = keepPath('signup', { ...allAnswers, cosigner: 'no', degree: 'masters' })
  for (const name of ['cosignerCredit', 'cosignerIncome', 'studyYear', 'dependency'] as const)
    expect(kept[name]).toBeUndefined()
  expect(isComplete({ flow: 'signup', answers: kept })).toBe(true)
})

test('the variant for students borrows as a student, whatever was answered before', () => {
  expect(keepPath('signup-a/student', { age: 'adult', borrower: 'parent' }).borrower).toBe('student')
})

test('keeping only what is on the path loses nothing of it and is done once', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...flowNames), (answers, flow) => {
      const kept = keepPath(flow, answers)
      expect(keepPath(flow, kept)).toEqual(kept)
      expect(firstGap(flow, kept)).toBe(
        firstGap(flow, { ...answers, ...(kept.borrower && { borrower: kept.borrower }) }),
      )
    }),
  )
})
