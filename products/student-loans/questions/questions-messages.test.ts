import { expect, test } from 'vitest'
import { getWords } from '#kit/questions/question-pages.ts'
import { readForm } from '#kit/questions/read-form.ts'
import { viewQuestion } from '#kit/questions/step-view.server.ts'
import { listChoices, listed, questionNames } from '#products/student-loans/situation/answer-messages.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { cosignerChoices, degreeChoices, whoChoices } from '#products/student-loans/situation/choices.ts'
import { questionSlugs } from '#products/student-loans/situation/questions.ts'
import { factsFor } from './loan-questions.fixture.ts'
import { pages } from './question-pages.tsx'
import { messages } from './questions-messages.ts'

const visitors: Answers[] = [
  { borrower: 'student', cosigner: 'yes' },
  { borrower: 'parent', cosigner: 'yes' },
  { borrower: 'other', cosigner: 'no' },
]

test.each(visitors)(
  'for $borrower, every question has a text of its own and says why it is asked',
  (answers) => {
    const facts = factsFor(answers)
    const said = questionSlugs.map((slug) => getWords(pages, viewQuestion(slug, facts)))
    expect(new Set(said.map(({ question }) => question)).size).toBe(said.length)
    for (const { question, why } of said) {
      expect(question).toMatch(/\?$/)
      expect(why.length, question).toBeGreaterThan(20)
    }
  },
)

test('where the address says that the student borrows, only the age is asked', () => {
  const words = (flow: 'signup' | 'signup/student') =>
    getWords(pages, viewQuestion('who', factsFor({}, null, flow)))
  expect(words('signup')).toBe(messages.questions.who)
  expect(words('signup/student')).toBe(messages.age)
})

test('every question has a name, and every mistake a text', () => {
  for (const slug of questionSlugs) {
    expect(questionNames[slug], slug).not.toBe('')
    // Only graduate students are asked for their program.
    const answers = slug === 'program' ? ({ degree: 'masters' } as const) : ({ cosigner: 'yes' } as const)
    const { problems } = readForm(slug, new URLSearchParams(), factsFor(answers))
    for (const { message } of problems) expect(message, slug).not.toBe('')
    // Federal loans may be left blank.
    expect(problems.length > 0, slug).toBe(slug !== 'federal')
  }
})

test('no list has two choices of the same name, and each ends with not knowing, but that of who borrows', () => {
  for (const name of listed) {
    const choices = listChoices(name)
    expect(new Set(choices.map(({ label }) => label)).size, name).toBe(choices.length)
    expect(choices.at(-1)?.value === 'unknown', name).toBe(name !== 'who')
  }
})

test('every choice that gives several answers has a label, and no label is of another', () => {
  for (const [name, choices] of [
    ['who', whoChoices],
    ['degree', degreeChoices],
    ['cosigner', cosignerChoices],
  ] as const)
    expect(
      listChoices(name)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(Object.keys(choices).toSorted())
})
