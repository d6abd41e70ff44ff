import { expect, test } from 'vitest'
import { readDirectory } from '#app/features/schools/directory/directory.ts'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import {
  askedData,
  awardBases,
  dataUses,
  deadlineKinds,
  memberships,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import { usStates } from '#domain/states.ts'
import type { SampleScholarship } from './sample-scholarship.ts'
import { sampleScholarships } from './sample-scholarships.ts'

const all = <Value>(of: (sample: SampleScholarship) => readonly Value[] | null) =>
  new Set(sampleScholarships.flatMap((sample) => of(sample) ?? []))
const yesAndNo = new Set([true, false])

test('there are enough scholarships for several pages, each with an id and a name of its own', () => {
  expect(sampleScholarships.length).toBeGreaterThanOrEqual(150)
  for (const { id } of sampleScholarships) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(all(({ id }) => [id]).size).toBe(sampleScholarships.length)
  expect(all(({ name }) => [name]).size).toBe(sampleScholarships.length)
})

test('each says that it is a sample, also in the name of its provider, and leads nowhere', () => {
  for (const { isSample, provider, source, applyUrl } of sampleScholarships)
    expect([isSample, provider.endsWith(' (sample)'), source, applyUrl]).toEqual([
      true,
      true,
      'Invented sample',
      null,
    ])
})

test('every code of every list occurs', () => {
  expect(all(({ deadline }) => [deadline.kind])).toEqual(new Set(deadlineKinds))
  expect(all(({ basis }) => [basis])).toEqual(new Set(awardBases))
  expect(all(({ dataUse }) => [dataUse])).toEqual(new Set([...dataUses, null]))
  expect(all(({ asksFor }) => asksFor)).toEqual(new Set(askedData))
  expect(all(({ requirements }) => requirements.levels)).toEqual(new Set(studyLevels))
  expect(all(({ requirements }) => requirements.memberships)).toEqual(new Set(memberships))
  expect(all(({ requirements }) => requirements.demographics)).toEqual(new Set(demographics))
  expect(all(({ requirements }) => requirements.citizenships)).toEqual(new Set(citizenships))
  expect(all(({ requirements }) => [requirements.enrollment])).toEqual(new Set([null, ...enrollments]))
})

test('every fact that can be missing is stated by some and missing from others', () => {
  for (const fact of ['awardLowCents', 'awardHighCents', 'awards', 'effortHours', 'applicants'] as const)
    expect(
      all((sample) => [sample[fact] === null]),
      fact,
    ).toEqual(yesAndNo)
  for (const fact of [
    'levels',
    'majors',
    'states',
    'opeids',
    'leastGpa',
    'memberships',
    'citizenships',
    'demographics',
  ] as const)
    expect(
      all(({ requirements }) => [requirements[fact] === null]),
      fact,
    ).toEqual(yesAndNo)
  for (const limit of ['leastWords', 'mostWords'] as const)
    expect(
      all(({ essays }) => essays.map((essay) => essay[limit] === null)),
      limit,
    ).toEqual(yesAndNo)
  expect(all(({ asksFor }) => [asksFor.length === 0])).toEqual(yesAndNo)
})

test('one amount, a range, an amount with one end and none occur', () => {
  const kind = ({ awardLowCents: low, awardHighCents: high }: SampleScholarship) => {
    if (low === null) return high === null ? 'none' : 'up to'
    if (high === null) return 'at least'
    return low === high ? 'one' : 'range'
  }
  expect(all((sample) => [kind(sample)])).toEqual(new Set(['none', 'up to', 'at least', 'one', 'range']))
})

test('deadlines are yesterday, today, tomorrow and later, with and without a time and a zone', () => {
  const days = all(({ deadlineDaysAhead }) => [deadlineDaysAhead])
  for (const day of [-1, 0, 1, null]) expect(days).toContain(day)
  const expired = sampleScholarships.filter(({ deadlineDaysAhead }) => (deadlineDaysAhead ?? 0) < 0)
  expect(expired.length).toBeGreaterThanOrEqual(5)
  expect(expired.length).toBeLessThan(10)
  const funds = sampleScholarships.filter(({ deadline }) => deadline.kind === 'funds')
  expect(new Set(funds.map(({ deadlineDaysAhead }) => deadlineDaysAhead === null))).toEqual(yesAndNo)
  expect(all(({ deadline }) => [`${deadline.time !== null} ${deadline.timeZone !== null}`]).size).toBe(4)
  expect(all(({ deadline }) => [deadline.timeZone]).size).toBeGreaterThanOrEqual(8)
})

test('zero to four essays, letters and years of renewal occur', () => {
  expect(all(({ essays }) => [essays.length])).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(all((sample) => [sample.recommendationLetters])).toEqual(new Set([0, 1, 2, 3]))
  expect(all((sample) => [sample.renewableYears])).toEqual(new Set([0, 1, 2, 3, 4]))
})

test('fields of study, states and schools are real ones and many, and lists are in their order', async () => {
  const states = usStates.map((state) => state.abbreviation)
  const schools = new Set((await readDirectory()).map(({ opeid }) => opeid))
  const named = {
    majors: all(({ requirements }) => requirements.majors),
    states: all(({ requirements }) => requirements.states),
    opeids: all(({ requirements }) => requirements.opeids),
  }
  expect(cipFamilies).toEqual(expect.arrayContaining([...named.majors]))
  expect(named.majors.size).toBeGreaterThanOrEqual(35)
  expect(states).toEqual(expect.arrayContaining([...named.states]))
  expect(named.states.size).toBeGreaterThanOrEqual(35)
  for (const opeid of named.opeids) expect(schools).toContain(opeid)
  expect(named.opeids.size).toBeGreaterThanOrEqual(10)
  for (const { id, requirements } of sampleScholarships) {
    const inOrder = (codes: readonly string[] | null, known: readonly string[]) =>
      expect(codes, id).toEqual(codes && known.filter((code) => codes.includes(code)))
    inOrder(requirements.levels, studyLevels)
    inOrder(requirements.majors, cipFamilies)
    inOrder(requirements.states, states.toSorted())
    inOrder(requirements.memberships, memberships)
    inOrder(requirements.citizenships, citizenships)
    inOrder(requirements.demographics, demographics)
  }
})

test('what a scholarship says does not contradict itself', () => {
  for (const sample of sampleScholarships) {
    const { id, awardLowCents, awardHighCents, essays, basis } = sample
    expect(awardLowCents ?? 0, id).toBeLessThanOrEqual(awardHighCents ?? Infinity)
    if (basis === 'chance') expect([essays.length, sample.recommendationLetters], id).toEqual([0, 0])
    for (const { leastWords, mostWords } of essays)
      expect(leastWords ?? 0, id).toBeLessThan(mostWords ?? Infinity)
  }
})
