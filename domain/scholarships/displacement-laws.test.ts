import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { isIsoDay } from '#domain/dates.ts'
import { usStates } from '#domain/states.ts'
import { checkLaw, displacementLaws, isLawState, lawStates } from './displacement-laws.ts'
import { federalOveraward } from './federal-overaward.ts'
import { noAid } from './some-aid.fixture.ts'

test.each(lawStates)(
  'the law of %s names its source, the day of reading, and since when it holds',
  (state) => {
    const law = displacementLaws[state]
    expect(law.state).toBe(state)
    expectSource(law.source)
    expect(isIsoDay(law.since.on)).toBe(true)
    expect(law.since.on < law.source.checkedOn).toBe(true)
    expect(law.schools.length).toBeGreaterThan(0)
    expect(usStates.find(({ abbreviation }) => abbreviation === state)?.name).toBe(law.stateName)
  },
)

test('the federal rules name their sources', () => {
  for (const { source } of Object.values(federalOveraward)) expectSource(source)
})

test.each([
  { state: 'MD', schoolKind: 'public_four_year', pell: 0, verdict: 'applies' },
  { state: 'MD', schoolKind: 'public_two_year', pell: 0, verdict: 'other_schools' },
  { state: 'MD', schoolKind: 'private', pell: 0, verdict: 'other_schools' },
  { state: 'MD', schoolKind: undefined, pell: 0, verdict: 'school_unknown' },
  { state: 'WA', schoolKind: 'public_two_year', pell: 0, verdict: 'other_schools' },
  { state: 'WA', schoolKind: 'private', pell: 0, verdict: 'applies' },
  { state: 'CA', schoolKind: undefined, pell: 1, verdict: 'applies' },
  { state: 'CA', schoolKind: 'private', pell: 0, verdict: 'student_unknown' },
  { state: 'NJ', schoolKind: 'private', pell: 1, verdict: 'other_schools' },
  { state: 'PA', schoolKind: 'public_four_year', pell: 0, verdict: 'unread' },
  { state: 'PA', schoolKind: 'private', pell: 0, verdict: 'other_schools' },
] as const)(
  '$state law, $schoolKind school, Pell $pell: $verdict',
  ({ state, schoolKind, pell, verdict }) => {
    expect(checkLaw(displacementLaws[state], { schoolKind, aid: { ...noAid, pell } })).toBe(verdict)
  },
)

test('a state without a law in the data is not taken for one', () => {
  expect(isLawState('TX')).toBe(false)
  expect(isLawState('')).toBe(false)
  expect(isLawState('toString')).toBe(false)
})
