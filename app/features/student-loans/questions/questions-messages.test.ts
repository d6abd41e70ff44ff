import { expect, test } from 'vitest'
import { readForm } from '#app/features/questions/read-form.ts'
import {
  answerLabels,
  listChoices,
  questionNames,
} from '#app/features/student-loans/situation/answer-messages.ts'
import { questionSlugs } from '#app/features/student-loans/situation/questions.ts'
import { getKeys } from '#domain/keys.ts'
import { factsFor } from './loan-questions.fixture.ts'
import { messages } from './questions-messages.ts'

const facts = factsFor({ cosigner: 'yes' })

test('every question, choice, and error has a text', () => {
  for (const slug of questionSlugs) {
    expect(messages.questions[slug].question, slug).toMatch(/\?$/)
    expect(messages.questions[slug].why.length, slug).toBeGreaterThan(20)
    expect(questionNames[slug], slug).not.toBe('')
    const { problems } = readForm(slug, new URLSearchParams(), facts)
    for (const { message } of problems) expect(message, slug).not.toBe('')
    expect(problems.length > 0, slug).toBe(slug !== 'federal')
  }
  for (const name of getKeys(answerLabels)) {
    const choices = listChoices(name)
    expect(new Set(choices.map(({ label }) => label)).size, name).toBe(choices.length)
    // The age must be known, because it decides what is shown at all; every other question accepts "I don't
    // know".
    expect(choices.at(-1)?.value === 'unknown', name).toBe(name !== 'age')
  }
  expect(new Set(questionSlugs.map((slug) => messages.questions[slug].question)).size).toBe(
    questionSlugs.length,
  )
})
