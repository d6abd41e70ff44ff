import { expect, test } from 'vitest'
import { findMistakes, type Practice, type PracticeAnswers, readAnswers } from './practice.ts'
import { practices } from './practice-cases.ts'
import { type SectionSlug, sectionSlugs } from './rehearsed-form.ts'
import { findSection, formSections } from './sections.ts'

const all = Object.entries(practices) as [SectionSlug, Practice][]

function check(slug: SectionSlug, answers: PracticeAnswers) {
  const practice = practices[slug]
  if (!practice) throw new Error(`${slug} has no practice`)
  return findMistakes(practice, answers)
}
const effects = (slug: SectionSlug, answers: PracticeAnswers) =>
  check(slug, answers).map(({ field, effect }) => `${field} ${effect}`)

test('the sections come in the order of their addresses, each with questions and sources', () => {
  expect(formSections.map(({ slug }) => slug)).toEqual(sectionSlugs)
  for (const { questions, sources } of formSections) {
    expect(questions.length).toBeGreaterThan(0)
    expect(sources.length).toBeGreaterThan(0)
  }
  expect(findSection('parent')?.who).toBe('parent')
  expect(findSection('no-such-part')).toBeUndefined()
})

test.each(all)('every rule of %s looks for answers that can be given', (_, { fields, rules }) => {
  const offered = new Map(fields.map(({ id, choices }) => [id, choices.map(({ value }) => value)]))
  expect(offered.size).toBe(fields.length)
  for (const { when } of rules)
    for (const [field, values] of Object.entries(when))
      for (const value of values) expect(offered.get(field), `${field} ${value}`).toContain(value)
})

test.each(all)(
  'every question of %s has an answer that passes and one that is caught',
  (_, { fields, rules }) => {
    const bad = new Set(
      rules.filter(({ effect }) => effect !== 'right').flatMap(({ when }) => Object.keys(when)),
    )
    for (const { id, choices } of fields) {
      expect(choices.length).toBeGreaterThan(1)
      expect(bad, id).toContain(id)
    }
  },
)

test.each<[string, SectionSlug, PracticeAnswers, string[]]>([
  ['a nickname', 'identity', { name: 'nickname' }, ['name stops']],
  ['a parent’s birthday', 'identity', { birthday: 'parent' }, ['birthday stops']],
  ['a birthday this year', 'identity', { birthday: 'year' }, ['birthday stops']],
  ['no consent', 'consent', { consent: 'typed' }, ['consent stops']],
  ['paying one’s own bills', 'circumstances', { alone: 'own_bills' }, ['alone costs']],
  ['no court', 'circumstances', { alone: 'grandparent' }, ['alone costs']],
  ['a loan only', 'circumstances', { unsubsidized: 'loan' }, ['unsubsidized costs']],
  ['single, with a joint return', 'circumstances', { marital: 'single', filed: 'joint' }, ['filed check']],
  ['a parent’s income', 'student-finances', { wages: 'parents' }, ['wages costs']],
  ['the latest year', 'parent-finances', { year: 'last' }, ['year costs']],
  ['the home', 'parent-finances', { home: 'listed' }, ['home costs']],
  ['a retirement account', 'student-finances', { retirement: 'listed' }, ['retirement costs']],
  ['a joint return of the unmarried', 'parent', { marital: 'alone', filed: 'joint' }, ['filed stops']],
  ['more students than people', 'parent', { size: '2', students: '3' }, ['students stops']],
  ['as many students as people', 'parent', { size: '3', students: '3' }, []],
  ['a missing campus', 'colleges', { campus: 'main' }, ['campus stops']],
])('catches %s', (_, slug, answers, expected) => {
  expect(effects(slug, answers)).toEqual(expected)
})

test.each([
  ['married_joint', 'one'],
  ['married_separate', 'both'],
  ['together', 'both'],
  ['apart', 'one'],
  ['remarried_joint', 'one'],
  ['remarried_separate', 'step'],
  ['widowed', 'one'],
])('in the family %s, inviting %s is right and everything else is caught', (family, needed) => {
  for (const invited of ['one', 'both', 'step', 'relative'])
    expect(effects('contributors', { family, invited })[0] === 'invited right', invited).toBe(
      invited === needed,
    )
})

test('an invitation too many is only worth a look, a missing one stops the form', () => {
  expect(effects('contributors', { family: 'apart', invited: 'both' })).toEqual(['invited check'])
  expect(effects('contributors', { family: 'together', invited: 'one' })).toEqual(['invited stops'])
})

test('a rule about two answers waits for both, and is said at the second', () => {
  expect(effects('parent', { marital: 'alone' })).toEqual([])
  expect(effects('parent', { filed: 'joint' })).toEqual([])
})

test('answers that a practice doesn’t offer are left out', () => {
  const given: Record<string, unknown> = { name: 'nickname', birthday: 'Ada', email: 4, ssn: '000' }
  expect(readAnswers(practices.identity as Practice, (field) => given[field])).toEqual({ name: 'nickname' })
})
