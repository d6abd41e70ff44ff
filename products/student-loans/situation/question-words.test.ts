import { expect, test } from 'vitest'
import { pathThrough } from '#kit/questions/flow.ts'
import { getWords } from '#kit/questions/question.ts'
import { allAnswers } from './answers.fixture.ts'
import type { Answers } from './answers.ts'
import { flows } from './flows.ts'
import { creditChoices, whoLabels } from './labels.ts'
import { questions } from './questions.ts'

function wordsFor(changes: Answers): string[] {
  const answers = { ...allAnswers, ...changes }
  return pathThrough(flows.signup, answers).flatMap((slug) =>
    Object.values(getWords(questions[slug], { answers, choices: Object.keys(whoLabels) })),
  )
}

const child = { age: '18_23', borrower: 'child' } as const

test('a parent who answers for a child is never taken for the student', () => {
  for (const cosigner of ['yes', 'no'] as const) {
    const words = wordsFor({ ...child, cosigner }).join('\n')
    expect(words).not.toMatch(/\byour (annual income|credit|citizenship|score)\b/)
    expect(words).not.toMatch(/(do|were|are|does) you\b(?! (still need|or another))/i)
    expect(words).toContain('What is your child’s citizenship?')
    expect(words).toContain('Could you or another US citizen or permanent resident cosign?')
  }
})

test.each([
  [{ borrower: 'student' }, true],
  [{ borrower: 'student', degree: 'masters', studyYear: undefined }, false],
  [{ borrower: 'parent', age: 'adult' }, false],
  [child, false],
] as const satisfies [Answers, boolean][])('%j hears of most undergraduates: %s', (changes, isSaid) => {
  expect(wordsFor(changes).join('\n').includes('Most undergraduates')).toBe(isSaid)
  expect(JSON.stringify(creditChoices)).not.toContain('students')
})
