import { expect, test } from 'vitest'
import { enrollments } from '#domain/eligibility/profile.ts'
import { memberships, studyLevels } from '#domain/scholarships/scholarship.ts'
import { getNextAddress } from '#kit/questions/addresses.ts'
import { findGap, getReachableAnswers, isComplete, pathThrough } from '#kit/questions/flow.ts'
import { findStep } from '#kit/questions/step.server.ts'
import { viewQuestion } from '#kit/questions/step-view.server.ts'
import type { StudentAnswers } from './answers.ts'
import { anyoneFlow, studentFlow, studentFlows } from './flows.ts'
import { type QuestionSlug, readers } from './questions.ts'
import { allStudentAnswers, factsFor } from './student-answers.fixture.ts'

/** The replies tried on each page: an answer, and the one that skips the question. */
const replies: Record<QuestionSlug, StudentAnswers[]> = {
  applicant: (['student', 'parent', 'other', 'unknown'] as const).map((applicant) => ({ applicant })),
  level: [{ level: studyLevels[0] }, { level: 'unknown' }],
  graduation: [{ graduation: '2029' }, { graduation: 'unknown' }],
  major: [{ major: '51' }, { major: 'unknown' }],
  state: [{ state: 'CA' }, { state: 'unknown' }],
  gpa: [{ gpa: '0' }, { gpa: 'unknown' }],
  school: [{ school: '00131500' }, { school: 'undecided' }],
  enrollment: [{ enrollment: enrollments[0] }, { enrollment: 'unknown' }],
  memberships: [{ memberships: memberships.join(',') }, { memberships: 'unknown' }],
  need: [{ need: 'yes' }, { need: 'unknown' }],
  hours: [{ hours: 1 }, { hours: 'unknown' }],
}

test.each(studentFlows)('$name: every path asks each question once, and ends', (flow) => {
  let ends = 0
  const walk = (answers: StudentAnswers, met: QuestionSlug[]) => {
    const slug = findGap(flow, answers)
    if (slug === undefined) {
      ends += 1
      expect(met).toEqual(flow.order)
      expect(isComplete(flow, answers)).toBe(true)
      expect(pathThrough(flow, answers)).toEqual(met)
      return
    }
    for (const reply of replies[slug])
      walk(getReachableAnswers(flow, { ...answers, ...reply }), [...met, slug])
  }
  walk({}, [])
  expect(ends).toBe(flow.order.reduce((all, slug) => all * replies[slug].length, 1))
})

test('only the address for students leaves out whom it is for, because it says so', () => {
  expect(anyoneFlow.order.filter((slug) => slug !== 'applicant')).toEqual([...studentFlow.order])
  expect(studentFlow.given).toEqual({ applicant: 'student' })
})

test('nothing sensitive is an answer that the server can read', () => {
  const names = Object.keys(readers).join(' ')
  expect(names).not.toMatch(
    /citizen|race|ethnic|religion|disability|orientation|gender|sex|status|birth|name|email/i,
  )
  expect(Object.keys(readers)).toHaveLength(12)
})

const signup = '/scholarships/signup'

test('any question can be opened first, and answered from the list it leads straight back', () => {
  const step = findStep('gpa', factsFor({}, 'marketplace'))
  expect('show' in step && step.show.page === 'question' && step.show.slug).toBe('gpa')
  expect(viewQuestion('gpa', factsFor({}, 'marketplace')).back).toBe('/scholarships/marketplace')
  expect(getNextAddress('gpa', factsFor({ gpa: '3.5' }, 'marketplace'))).toBe('/scholarships/marketplace')
  expect(getNextAddress('gpa', factsFor({ ...allStudentAnswers, need: undefined }))).toBe(
    `${signup}?question=need`,
  )
  expect(getNextAddress('gpa', factsFor(allStudentAnswers))).toBe(`${signup}?question=check`)
})

test('the check page still waits for every question', () => {
  expect(findStep('check', factsFor({ ...allStudentAnswers, hours: undefined }))).toEqual({
    goTo: `${signup}?question=hours`,
  })
})
