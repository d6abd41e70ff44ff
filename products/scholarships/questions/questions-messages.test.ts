import { expect, test } from 'vitest'
import { getWords } from '#kit/questions/question-pages.ts'
import { viewCheck } from '#kit/questions/step-view.server.ts'
import { type ListedAnswer, listChoices, questionNames } from './answer-messages.ts'
import { anyoneFlow } from './flows.ts'
import { pages } from './question-pages.tsx'
import { allStudentAnswers, factsFor } from './student-answers.fixture.ts'

test.each(['student', 'parent', 'unknown'] as const)(
  'for %s, every question has a text of its own, says why it is asked, and can be skipped',
  (applicant) => {
    const said = anyoneFlow.order.map((slug) => getWords(pages, { slug, answers: { applicant } }))
    expect(new Set(said.map(({ question }) => question)).size).toBe(said.length)
    for (const { question, why } of said) {
      expect(question).toMatch(/\?$/)
      expect(why.length, question).toBeGreaterThan(20)
    }
    for (const slug of anyoneFlow.order) {
      expect(pages.otherAnswers[slug]?.label, slug).toMatch(/^Skip/)
      expect(questionNames[slug], slug).not.toBe('')
    }
  },
)

test('whoever answers for a student is not asked about themselves', () => {
  for (const slug of anyoneFlow.order) {
    const { question } = getWords(pages, { slug, answers: { applicant: 'parent' } })
    expect(question, slug).not.toMatch(/\byou\b|\byour\b/i)
  }
})

test('no list has two choices of the same name', () => {
  for (const name of ['applicant', 'level', 'enrollment', 'need'] satisfies ListedAnswer[]) {
    const labels = listChoices(name).map(({ label }) => label)
    expect(new Set(labels).size, name).toBe(labels.length)
  }
})

test('the check page says every answer in words, and what was skipped', () => {
  const say = (answers: typeof allStudentAnswers) =>
    Object.fromEntries(viewCheck(factsFor(answers)).rows.map(({ slug, said }) => [slug, said]))
  expect(say(allStudentAnswers)).toEqual({
    applicant: 'Me, the student',
    level: 'Four-year college',
    graduation: '2029',
    major: 'Health Professions and Related Programs',
    state: 'California',
    gpa: '3.57',
    school: 'University of California-Los Angeles',
    enrollment: 'Full time',
    memberships: 'Farming, Scouting',
    need: 'Yes',
    hours: '3',
  })
  expect(say({ gpa: 0, memberships: 'none', need: 'unknown', level: 'unknown' })).toMatchObject({
    gpa: '0.00',
    memberships: 'None of these',
    need: 'I’m not sure',
    level: 'Skipped',
    state: undefined,
  })
})
