import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees, enrollments } from '#domain/eligibility/profile.ts'
import {
  dependencies,
  type FederalSituation,
  federalRoom,
  type LoanRoom,
  studyYears,
} from './federal-room.ts'

const exactly = (dollars: number) => ({ fromCents: dollars * 100, toCents: dollars * 100 })
const between = (from: number, to: number) => ({ fromCents: from * 100, toCents: to * 100 })
const nothingYet = {
  enrollment: 'full_time',
  borrowedThisYearCents: 0,
  borrowedInAllCents: 0,
} as const satisfies FederalSituation

test.each([
  { dependency: 'dependent', studyYear: 'first', yearly: 5_500, subsidized: 3_500, inAll: 31_000 },
  { dependency: 'dependent', studyYear: 'second', yearly: 6_500, subsidized: 4_500, inAll: 31_000 },
  { dependency: 'dependent', studyYear: 'later', yearly: 7_500, subsidized: 5_500, inAll: 31_000 },
  { dependency: 'independent', studyYear: 'first', yearly: 9_500, subsidized: 3_500, inAll: 57_500 },
  { dependency: 'independent', studyYear: 'second', yearly: 10_500, subsidized: 4_500, inAll: 57_500 },
  { dependency: 'independent', studyYear: 'later', yearly: 12_500, subsidized: 5_500, inAll: 57_500 },
] as const)('a $dependency undergraduate in the $studyYear year: $$yearly', (vector) => {
  const { dependency, studyYear, yearly, subsidized, inAll } = vector
  const room = federalRoom({ ...nothingYet, degree: 'bachelors', dependency, studyYear })
  expect(room.student).toEqual({
    yearlyLimit: exactly(yearly),
    thisYear: exactly(yearly),
    inAll: exactly(inAll),
  })
  expect(room.subsidizedYearlyLimit).toEqual(exactly(subsidized))
  expect(room.unknown).toEqual([])
  expect(room.parentPlus === null).toBe(dependency === 'independent')
  expect(room.notes).toEqual(
    dependency === 'independent' ? [] : ['interim_exception', 'more_when_plus_is_refused'],
  )
})

test.each([
  { degree: 'masters', yearly: 20_500, inAll: 100_000 },
  { degree: 'doctorate', yearly: 20_500, inAll: 100_000 },
  { degree: 'professional', yearly: 50_000, inAll: 200_000 },
] as const)('graduate study for a $degree: $$yearly, in whatever year', ({ degree, yearly, inAll }) => {
  const room = federalRoom({ ...nothingYet, degree })
  expect(room.student).toEqual({
    yearlyLimit: exactly(yearly),
    thisYear: exactly(yearly),
    inAll: exactly(inAll),
  })
  expect(room.subsidizedYearlyLimit).toEqual(exactly(0))
  expect(room.parentPlus).toBeNull()
  expect(room.notes).toEqual(['interim_exception', 'professional_is_contested'])
  expect(room.unknown).toEqual([])
})

const sophomore = { degree: 'bachelors', dependency: 'dependent', studyYear: 'second' } as const

test('what was borrowed comes off this year and off all', () => {
  const { student, notes } = federalRoom({
    ...sophomore,
    enrollment: 'full_time',
    borrowedThisYearCents: 200_000,
    borrowedInAllCents: 750_000,
  })
  expect(student.thisYear).toEqual(exactly(4_500))
  expect(student.inAll).toEqual(exactly(23_500))
  expect(notes).toContain('more_when_repaid')
})

test('the limit in all ends the room of the year', () => {
  const senior = { ...sophomore, studyYear: 'later', enrollment: 'full_time' } as const
  const room = (borrowedInAllCents: number) =>
    federalRoom({ ...senior, borrowedThisYearCents: 0, borrowedInAllCents }).student
  expect(room(2_900_000)).toMatchObject({ thisYear: exactly(2_000), inAll: exactly(2_000) })
  expect(room(3_100_000)).toMatchObject({ thisYear: exactly(0), inAll: exactly(0) })
  expect(room(4_000_000)).toMatchObject({ thisYear: exactly(0), inAll: exactly(0) })
})

test('this year’s loans count in all, even where the answers forget them', () => {
  const { student } = federalRoom({ ...nothingYet, ...sophomore, borrowedThisYearCents: 650_000 })
  expect(student).toMatchObject({ thisYear: exactly(0), inAll: exactly(24_500) })
})

test('the lifetime limit counts every loan, the limit of graduate study only its own', () => {
  const doctor = { degree: 'professional', enrollment: 'full_time', borrowedThisYearCents: 0 } as const
  // Of $150,000, from nothing to $57,500 can have been for undergraduate study; $107,500 are left for life.
  expect(federalRoom({ ...doctor, borrowedInAllCents: 15_000_000 }).student.inAll).toEqual(
    between(50_000, 107_500),
  )
  // This year's loans are for the study of this year.
  const thisYear = federalRoom({ ...doctor, borrowedThisYearCents: 3_000_000, borrowedInAllCents: 3_000_000 })
  expect(thisYear.student.inAll).toEqual(exactly(170_000))
  expect(federalRoom({ ...doctor, borrowedInAllCents: 25_000_000 }).student.inAll).toEqual(between(0, 7_500))
  expect(federalRoom({ ...doctor, borrowedInAllCents: 25_750_000 }).student.inAll).toEqual(exactly(0))
})

test('half time halves the yearly limit at the most; below it there is none', () => {
  const room = (enrollment: 'half_time' | 'less_than_half') =>
    federalRoom({ ...nothingYet, ...sophomore, enrollment })
  expect(room('half_time').student.yearlyLimit).toEqual(between(3_250, 6_435))
  expect(room('half_time').subsidizedYearlyLimit).toEqual(between(2_250, 4_455))
  expect(room('half_time').student.inAll).toEqual(exactly(31_000))
  expect(room('half_time').notes).toContain('reduced_below_full_time')
  expect(room('half_time').parentPlus?.yearlyLimit).toEqual(exactly(20_000))
  expect(room('less_than_half').student.yearlyLimit).toEqual(exactly(0))
  expect(room('less_than_half').parentPlus?.yearlyLimit).toEqual(exactly(0))
  expect(room('less_than_half').notes).toContain('none_below_half_time')
})

test('parents of a dependent student borrow $20,000 a year and $65,000 in all', () => {
  const plus = (plusThisYearCents?: number, plusInAllCents?: number) =>
    federalRoom({ ...nothingYet, ...sophomore, plusThisYearCents, plusInAllCents }).parentPlus
  expect(plus(0, 0)).toEqual({
    yearlyLimit: exactly(20_000),
    thisYear: exactly(20_000),
    inAll: exactly(65_000),
  })
  expect(plus(500_000, 5_000_000)).toMatchObject({ thisYear: exactly(15_000), inAll: exactly(15_000) })
  expect(plus(1_500_000, 6_500_000)).toMatchObject({ thisYear: exactly(0), inAll: exactly(0) })
  expect(plus(1_500_000, 0)).toMatchObject({ thisYear: exactly(5_000), inAll: exactly(50_000) })
  expect(plus()).toMatchObject({ thisYear: between(0, 20_000), inAll: between(0, 65_000) })
})

test('nothing known: from nothing to the most anyone can borrow, and what would settle it', () => {
  const room = federalRoom({})
  expect(room.student).toMatchObject({ yearlyLimit: between(0, 50_000), thisYear: between(0, 50_000) })
  expect(room.unknown).toEqual([
    'degree',
    'enrollment',
    'studyYear',
    'dependency',
    'borrowedThisYearCents',
    'borrowedInAllCents',
  ])
})

const cents = fc.integer({ min: 0, max: 30_000_000 })
const known = fc.record({
  degree: fc.constantFrom(...degrees),
  enrollment: fc.constantFrom(...enrollments),
  studyYear: fc.constantFrom(...studyYears),
  dependency: fc.constantFrom(...dependencies),
  borrowedThisYearCents: cents,
  borrowedInAllCents: cents,
  plusThisYearCents: cents,
  plusInAllCents: cents,
})
const names = [
  'degree',
  'enrollment',
  'studyYear',
  'dependency',
  'borrowedThisYearCents',
  'borrowedInAllCents',
  'plusThisYearCents',
  'plusInAllCents',
] as const

function expectWithin(inner: LoanRoom, outer: LoanRoom) {
  for (const part of ['yearlyLimit', 'thisYear', 'inAll'] as const) {
    expect(inner[part].fromCents).toBeGreaterThanOrEqual(outer[part].fromCents)
    expect(inner[part].toCents).toBeLessThanOrEqual(outer[part].toCents)
  }
}

test('forgetting any answers only widens the range, and no range is negative or upside down', () => {
  fc.assert(
    fc.property(known, fc.subarray([...names]), (situation, forgotten) => {
      const exact = federalRoom(situation)
      const less: FederalSituation = { ...situation }
      for (const name of forgotten) delete less[name]
      const wide = federalRoom(less)
      expectWithin(exact.student, wide.student)
      if (exact.parentPlus) {
        expect(wide.parentPlus).not.toBeNull()
        if (wide.parentPlus) expectWithin(exact.parentPlus, wide.parentPlus)
      }
      for (const { fromCents, toCents } of [...Object.values(wide.student), wide.subsidizedYearlyLimit]) {
        expect(fromCents).toBeGreaterThanOrEqual(0)
        expect(toCents).toBeGreaterThanOrEqual(fromCents)
      }
    }),
  )
})

test('the more has been borrowed, the less is left', () => {
  fc.assert(
    fc.property(known, fc.integer({ min: 0, max: 5_000_000 }), (situation, moreCents) => {
      const now = federalRoom(situation).student
      const later = federalRoom({
        ...situation,
        borrowedInAllCents: situation.borrowedInAllCents + moreCents,
      }).student
      expect(later.inAll.toCents).toBeLessThanOrEqual(now.inAll.toCents)
      expect(later.inAll.fromCents).toBeLessThanOrEqual(now.inAll.fromCents)
      expect(later.thisYear.toCents).toBeLessThanOrEqual(now.thisYear.toCents)
    }),
  )
})
