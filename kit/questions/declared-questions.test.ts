import { describe, expect, test } from 'vitest'
import { refinanceQuestions } from '#products/refinance/questions/refinance-questions.server.ts'
import type { RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import type { StudentAnswers } from '#products/scholarships/questions/answers.ts'
import { studentQuestions } from '#products/scholarships/questions/student-questions.server.ts'
import { factsFor } from '#products/student-loans/questions/loan-questions.fixture.ts'
import { loanQuestions } from '#products/student-loans/questions/loan-questions.server.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import type { Field } from './field.ts'
import { pathThrough } from './flow.ts'
import { type DeclaredQuestion, getWords } from './question.ts'
import type { Questionnaire } from './questionnaire.ts'
import { uclaAlone } from './school.fixture.ts'
import { viewQuestion } from './step-view.server.ts'

/** A product line, and visitors to whom its questions read differently. */
function describeLine<Slug extends string, AnyAnswers>(
  { questions, readers, flows }: Questionnaire<Slug, AnyAnswers>,
  visitors: readonly Partial<AnyAnswers>[],
) {
  const all = Object.entries<DeclaredQuestion<AnyAnswers>>(questions)

  describe(flows[0].line, () => {
    test.each(visitors)(
      'for %j, every question has a text of its own and says why it is asked',
      (answers) => {
        const said = all.map(([, question]) => getWords(question, { answers, choices: ['parent'] }))
        expect(new Set(said.map(({ question }) => question)).size).toBe(said.length)
        for (const { question, why } of said) {
          expect(question).toMatch(/\?$/)
          expect(why.length, question).toBeGreaterThan(20)
        }
      },
    )

    test('every question is in the order of a flow, has a name of its own, and a field for each answer', () => {
      expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length)
      for (const [slug, { asks, asksOnRequest, beside = [], fields }] of all) {
        expect(
          flows.some(({ order }) => order.some((asked) => asked === slug)),
          slug,
        ).toBe(true)
        for (const answers of visitors)
          for (const name of [...asks(answers), ...(asksOnRequest?.(answers) ?? []), ...beside]) {
            expect(Object.keys(fields), slug).toContain(name)
            expect(readers, slug).toHaveProperty(name)
          }
      }
    })

    test('the questions of a part follow each other, in at most four parts on any path', () => {
      for (const flow of flows)
        for (const answers of visitors) {
          const parts = pathThrough(flow, answers).map((slug) => questions[slug].part)
          const met = parts.filter((part, index) => part !== parts[index - 1])
          expect(met, flow.name).toEqual([...new Set(parts)])
          expect(met.length, flow.name).toBeLessThanOrEqual(4)
        }
    })

    test('an empty form is answered, or refused with a text', () => {
      const facts = { directory: uclaAlone, today: '2026-11-21' }
      for (const [slug, { list, fields }] of all) {
        if (list) expect(list.missing, slug).toMatch(/^Choose /)
        for (const [name, field] of Object.entries(fields as Record<string, Field<unknown>>))
          for (const { message } of field.read(new URLSearchParams(), { name, ...facts }).problems)
            expect(message, slug).toMatch(/^(Choose|Enter) /)
      }
    })

    test('no list has two choices of the same name, and each choice has a label', () => {
      for (const [slug, { choices, list, fields }] of all) {
        const inputs = Object.values(fields as Record<string, { input?: object }>).map(({ input }) => input)
        const lists = inputs.flatMap((input) => (input && 'labels' in input ? [input.labels] : []))
        for (const labels of [...lists, ...(list ? [list.labels] : [])]) {
          const said = Object.values(labels as Record<string, { label: string }>).map(({ label }) => label)
          expect(new Set(said).size, slug).toBe(said.length)
        }
        expect(Object.keys(list?.labels ?? {}).toSorted(), slug).toEqual(
          Object.keys(choices ?? {}).toSorted(),
        )
      }
    })
  })
}

describeLine<keyof typeof loanQuestions.questions, Answers>(loanQuestions, [
  { borrower: 'student', cosigner: 'yes' },
  { borrower: 'parent', cosigner: 'yes', degree: 'masters' },
  { borrower: 'other', cosigner: 'no' },
])
describeLine<keyof typeof refinanceQuestions.questions, RefinanceAnswers>(refinanceQuestions, [
  { loans: 'unsubsidized 100 5 12 from_2014_07 none', filing: 'joint', education: 'MASTERS' },
])
describeLine<keyof typeof studentQuestions.questions, StudentAnswers>(studentQuestions, [
  { applicant: 'student' },
  { applicant: 'parent' },
  { applicant: 'unknown' },
])

test('whoever answers for a student is not asked about themselves', () => {
  for (const question of Object.values(studentQuestions.questions))
    expect(getWords(question, { answers: { applicant: 'parent' } }).question).not.toMatch(/\byou\b|\byour\b/i)
})

test('where the address says that the student borrows, only the age is asked', () => {
  const words = (flow: 'signup' | 'signup/student') =>
    getWords(loanQuestions.questions.who, viewQuestion('who', factsFor({}, null, flow))).question
  expect([words('signup'), words('signup/student')]).toEqual(['Who will borrow?', 'How old are you?'])
})
