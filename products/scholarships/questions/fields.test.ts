import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswers, writeAnswers } from '#kit/questions/answers.ts'
import { readForm } from '#kit/questions/read-form.ts'
import { viewCheck, viewQuestion } from '#kit/questions/step-view.server.ts'
import type { StudentAnswers } from './answers.ts'
import { hoursProblems } from './fields.ts'
import { anyoneFlow } from './flows.ts'
import { toStudentProfile } from './profile.ts'
import { type QuestionSlug, readers } from './questions.ts'
import { allStudentAnswers, allStudentForms, factsFor } from './student-answers.fixture.ts'

const read = (slug: QuestionSlug, form: string | Record<string, string>) => {
  const facts = factsFor({})
  const { texts, problems } = readForm(slug, new URLSearchParams(form), facts)
  return { answers: readAnswers(readers, texts, facts), problems }
}

test('each form of the fixture gives its answer', () => {
  let answers: StudentAnswers = {}
  for (const slug of anyoneFlow.order) {
    const reading = read(slug, allStudentForms[slug])
    expect(reading.problems, slug).toEqual([])
    answers = { ...answers, ...reading.answers }
  }
  expect(answers).toEqual(allStudentAnswers)
})

test.each([
  ['3', 3],
  ['03', 3],
  ['3 hours', 3],
  ['40h', 40],
])('hours typed as %j are %d', (typed, hours) => {
  expect(read('hours', { hours: typed }).answers).toEqual({ hours })
})

test.each(['0', '41', '2.5', 'many', '999'])('%j is no number of hours', (typed) => {
  expect(read('hours', { hours: typed }).problems).toEqual([
    { field: 'hours', message: hoursProblems.unclear },
  ])
})

test('groups are checked one by one, none is an answer too, and what is no group is not kept', () => {
  expect(read('memberships', '').answers).toEqual({ memberships: 'none' })
  expect(read('memberships', 'memberships-constructor=yes&memberships-scouting=yes').answers).toEqual({
    memberships: 'scouting',
  })
  expect(read('memberships', 'memberships-scouting=yes&memberships=unknown').answers).toEqual({
    memberships: 'unknown',
  })
  const shown = viewQuestion('memberships', factsFor(allStudentAnswers)).values
  expect(shown).toEqual({ 'memberships-farm_family': 'yes', 'memberships-scouting': 'yes' })
})

test.each(['2016', '2026', '2036'])('a graduation in %s is plausible', (graduation) => {
  expect(read('graduation', { graduation }).answers).toEqual({ graduation })
})
test.each(['2015', '2037', '1999', '26', 'soon'])('a graduation in %j is not', (graduation) => {
  expect(read('graduation', { graduation }).problems).toHaveLength(1)
})

test('what was skipped is no fact about the student', () => {
  const skipped = anyoneFlow.order.map((slug) => [slug, slug === 'school' ? 'undecided' : 'unknown'])
  const nothing = readAnswers(readers, Object.fromEntries(skipped), factsFor({}))
  expect(Object.values(nothing)).toHaveLength(11)
  expect(Object.values(toStudentProfile(nothing)).filter((fact) => fact !== undefined)).toEqual([])
  expect(toStudentProfile(allStudentAnswers)).toEqual({
    level: 'undergraduate',
    graduationYear: 2029,
    majorFamily: '51',
    state: 'CA',
    gpa: { value: 3.57, scale: '4' },
    opeids: ['00131500'],
    enrollment: 'full_time',
    memberships: ['farm_family', 'scouting'],
    hasFinancialNeed: true,
    hoursAWeek: 3,
  })
  expect(toStudentProfile({ memberships: 'none', need: 'no', gpa: '0' })).toMatchObject({
    memberships: [],
    hasFinancialNeed: false,
    gpa: { value: 0, scale: '4' },
  })
})

test('the check page says every answer in words, and what was skipped', () => {
  const say = (answers: StudentAnswers) =>
    Object.fromEntries(viewCheck(factsFor(answers)).rows.map(({ slug, said }) => [slug, said]))
  expect(say(allStudentAnswers)).toEqual({
    applicant: 'Me, the student',
    level: 'Four-year college',
    graduation: '2029',
    major: 'Health Professions and Related Programs',
    state: 'California',
    gpa: '3.57 (4.0 scale)',
    school: 'University of California-Los Angeles',
    enrollment: 'Full time',
    memberships: 'Farming, Scouting',
    need: 'Yes',
    hours: '3',
  })
  expect(say({ gpa: '0', memberships: 'none', need: 'unknown', level: 'unknown' })).toMatchObject({
    gpa: '0.00 (4.0 scale)',
    memberships: 'None of these',
    need: 'I’m not sure',
    level: 'Skipped',
    state: undefined,
  })
})

test('any form gives one answer or one problem, and an answer that a draft can hold', () => {
  const slugs = fc.constantFrom(...anyoneFlow.order.filter((slug) => slug !== 'school'))
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom('unknown', '3.5', '2029', 'yes', '__proto__'),
    fc.float(),
  )
  fc.assert(
    fc.property(slugs, typed, (slug, value) => {
      const { answers, problems } = read(slug, { [slug]: String(value) })
      expect(Object.keys(answers).length + problems.length).toBe(1)
      expect(readAnswers(readers, writeAnswers(readers, answers), factsFor({}))).toEqual(answers)
    }),
  )
})
