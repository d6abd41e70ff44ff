import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswers, writeAnswers } from '#kit/questions/answers.ts'
import { readForm } from '#kit/questions/read-form.ts'
import { viewQuestion } from '#kit/questions/step-view.server.ts'
import { readers, type StudentAnswers } from './answers.ts'
import { anyoneFlow, type QuestionSlug } from './flows.ts'
import { toStudentProfile } from './profile.ts'
import { messages } from './questions-messages.ts'
import { allStudentAnswers, allStudentForms, factsFor } from './student-answers.fixture.ts'

const { problem } = messages

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
  ['3.5', 3.5],
  [' 3,5 ', 3.5],
  ['.9', 0.9],
  ['0', 0],
  ['4', 4],
  ['4.00', 4],
  ['3.5/4', 3.5],
  ['3.5 / 4.0', 3.5],
  ['3.5 out of 4', 3.5],
  ['３.５', 3.5],
  // Cut, not rounded: it does not meet a minimum of 3.0.
  ['2.996', 2.99],
  ['3.57', 3.57],
])('a GPA typed as %j is %d', (typed, gpa) => {
  expect(read('gpa', { gpa: typed })).toEqual({ answers: { gpa }, problems: [] })
})

test.each([
  ['', problem.gpaMissing],
  ['A-', problem.gpaUnclear],
  ['3.5.1', problem.gpaUnclear],
  ['-1', problem.gpaUnclear],
  ['1e0', problem.gpaUnclear],
  ['4.01', problem.gpaTooHigh],
  ['4.6', problem.gpaTooHigh],
  ['92', problem.gpaTooHigh],
  ['100', problem.gpaTooHigh],
  ['3.5/5', problem.gpaTooHigh],
  ['3 out of 100', problem.gpaTooHigh],
])('the GPA %j is refused with instructions', (typed, message) => {
  expect(read('gpa', { gpa: typed }).problems).toEqual([{ field: 'gpa', message }])
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
    { field: 'hours', message: problem.hoursUnclear(40) },
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
    gpa: 3.57,
    opeid: '00131500',
    enrollment: 'full_time',
    memberships: ['farm_family', 'scouting'],
    hasFinancialNeed: true,
    hoursAWeek: 3,
  })
  expect(toStudentProfile({ memberships: 'none', need: 'no', gpa: 0 })).toMatchObject({
    memberships: [],
    hasFinancialNeed: false,
    gpa: 0,
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
