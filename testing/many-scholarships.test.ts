import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { enrollments } from '#domain/eligibility/profile.ts'
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
import { manyScholarships } from './many-scholarships.ts'

const today = '2026-11-23'
const many = manyScholarships(5_000, today)
const all = <Value>(of: (scholarship: (typeof many)[number]) => readonly Value[] | null) =>
  new Set(many.flatMap((scholarship) => of(scholarship) ?? []))

test('the same scholarships are made every time, ordered by an id of their own', () => {
  expect(manyScholarships(5_000, today)).toEqual(many)
  const ids = many.map(({ id }) => id)
  expect([...new Set(ids)].sort()).toEqual(ids)
})

test('every code occurs, and every fact is both known and unknown', () => {
  expect(all(({ deadline }) => [deadline.kind])).toEqual(new Set(deadlineKinds))
  expect(all(({ basis }) => [basis])).toEqual(new Set(awardBases))
  expect(all(({ dataUse }) => [dataUse])).toEqual(new Set([...dataUses, null]))
  expect(all(({ asksFor }) => asksFor)).toEqual(new Set(askedData))
  expect(all(({ requirements }) => requirements.levels)).toEqual(new Set(studyLevels))
  expect(all(({ requirements }) => requirements.majors)).toEqual(new Set(cipFamilies))
  expect(all(({ requirements }) => requirements.states)).toEqual(
    new Set(usStates.map((state) => state.abbreviation)),
  )
  expect(all(({ requirements }) => requirements.memberships)).toEqual(new Set(memberships))
  expect(all(({ requirements }) => requirements.demographics)).toEqual(new Set(demographics))
  expect(all(({ requirements }) => [requirements.enrollment])).toEqual(new Set([...enrollments, null]))
  expect(all(({ essays }) => [essays.length])).toEqual(new Set([0, 1, 2, 3]))
  for (const fact of ['awardLowCents', 'awardHighCents', 'awards', 'effortHours', 'applicants'] as const)
    expect(
      all((scholarship) => [scholarship[fact] === null]),
      fact,
    ).toEqual(new Set([true, false]))
})

test('some are due yesterday, today and tomorrow, and most are open', () => {
  for (const days of [-1, 0, 1])
    expect(many.some(({ deadline }) => deadline.on === addDays(today, days))).toBe(true)
  const open = many.filter(({ deadline }) => deadline.on === null || deadline.on >= today)
  expect(open.length / many.length).toBeGreaterThan(0.8)
  expect(open.length).toBeLessThan(many.length)
})
