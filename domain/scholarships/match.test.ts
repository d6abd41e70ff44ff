import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Gpa } from './gpa.ts'
import { type MatchedStudent, matchStudent } from './match.ts'
import { memberships, type Requirements, studyLevels } from './scholarship.ts'
import { someScholarship } from './some-scholarship.fixture.ts'

const none = someScholarship().requirements
const onFour = (value: number): Gpa => ({ value, scale: '4' })
const match = (required: Partial<Requirements>, student: MatchedStudent) =>
  matchStudent(someScholarship({ requirements: { ...none, ...required } }), student)

test('a scholarship without requirements fits every student', () => {
  expect(match({}, {})).toEqual({
    open: [],
    private: [],
    meets: 'yes',
    settledBy: undefined,
    changed: undefined,
  })
})

test('each requirement is yes, no, or unknown', () => {
  const { open, meets } = match(
    { levels: ['undergraduate'], states: ['OH', 'MI'], leastGpa: 3, majors: ['51'] },
    { level: 'undergraduate', state: 'TX', gpa: onFour(3) },
  )
  expect(open).toEqual([
    { requirement: 'levels', meets: 'yes' },
    { requirement: 'majors', meets: 'unknown' },
    { requirement: 'states', meets: 'no' },
    { requirement: 'leastGpa', meets: 'yes' },
  ])
  expect(meets).toBe('no')
})

test('one unknown answer among met requirements is the question that settles it', () => {
  expect(match({ levels: ['graduate'], leastGpa: 3 }, { level: 'graduate' }).settledBy).toBe('leastGpa')
  expect(match({ levels: ['graduate'], leastGpa: 3 }, {}).settledBy).toBeUndefined()
  expect(match({ levels: ['graduate'], leastGpa: 3 }, { level: 'trade' }).settledBy).toBeUndefined()
})

test.each(['5', '100', 'other'] as const)(
  'a GPA on scale %s neither meets a minimum nor misses it',
  (scale) => {
    for (const value of [0, 3.5, 5]) {
      const { open, meets, changed } = match({ leastGpa: 3.5 }, { gpa: { value, scale } })
      expect(open).toEqual([{ requirement: 'leastGpa', meets: 'unknown' }])
      expect([meets, changed]).toEqual(['unknown', undefined])
    }
    expect(match({}, { gpa: { value: 92, scale } }).meets).toBe('yes')
  },
)

test('one missed requirement that a student can change is named, others are not', () => {
  expect(match({ leastGpa: 3.5 }, { gpa: onFour(3.2) }).changed).toBe('leastGpa')
  expect(match({ enrollment: 'full_time' }, { enrollment: 'half_time' }).changed).toBe('enrollment')
  expect(match({ states: ['OH'] }, { state: 'TX' }).changed).toBeUndefined()
  expect(match({ leastGpa: 3.5, states: ['OH'] }, { gpa: onFour(3.2), state: 'TX' }).changed).toBeUndefined()
})

test('a group can be joined, a family cannot', () => {
  expect(match({ memberships: ['scouting', 'farm_family'] }, { memberships: [] }).changed).toBe('memberships')
  for (const family of memberships.filter((code) => code.endsWith('_family')))
    expect(match({ memberships: [family] }, { memberships: [] }).changed, family).toBeUndefined()
})

test('a student who takes more classes than required meets the pace', () => {
  expect(match({ enrollment: 'half_time' }, { enrollment: 'full_time' }).meets).toBe('yes')
  expect(match({ enrollment: 'less_than_half' }, { enrollment: 'less_than_half' }).meets).toBe('yes')
})

test('where financial need decides, having none does not fit', () => {
  const needBased = someScholarship({ basis: 'need' })
  expect(matchStudent(needBased, { hasFinancialNeed: true }).meets).toBe('yes')
  expect(matchStudent(needBased, { hasFinancialNeed: false }).meets).toBe('no')
  expect(matchStudent(needBased, {}).settledBy).toBe('need')
})

test('no group at all is an answer: it does not meet a membership', () => {
  expect(match({ memberships: ['scouting'] }, { memberships: [] }).meets).toBe('no')
  expect(match({ memberships: ['scouting'] }, {}).meets).toBe('unknown')
})

test('what is sensitive is listed and never decided here', () => {
  const { open, private: left, meets } = match({ citizenships: ['citizen'], demographics: ['woman'] }, {})
  expect(open).toEqual([])
  expect(left).toEqual(['citizenships', 'demographics'])
  expect(meets).toBe('unknown')
})

test('another answer never turns a yes or a no into unknown', () => {
  const student = fc.record(
    {
      level: fc.constantFrom(...studyLevels),
      state: fc.constantFrom('OH', 'TX'),
      gpa: fc.constantFrom(...[2, 3, 4].map(onFour), { value: 92, scale: '100' } as const),
      memberships: fc.subarray([...memberships]),
    },
    { requiredKeys: [] },
  )
  const required = fc.record(
    {
      levels: fc.subarray([...studyLevels], { minLength: 1 }),
      states: fc.constantFrom(['OH'], ['TX', 'OH']),
      leastGpa: fc.constantFrom(2.5, 3.5),
      memberships: fc.subarray([...memberships], { minLength: 1 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(required, student, student, (requires, before, more) => {
      const told = match(requires, before).open
      const later = match(requires, { ...more, ...before }).open
      for (const [at, { meets }] of told.entries())
        if (meets !== 'unknown') expect(later[at]?.meets).toBe(meets)
    }),
  )
})
