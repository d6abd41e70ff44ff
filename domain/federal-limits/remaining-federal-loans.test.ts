import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citizenships, degrees, enrollments } from '#domain/eligibility/profile.ts'
import {
  checkFederalCitizenship,
  dependencies,
  type FederalSituation,
  studyYears,
} from './federal-situation.ts'
import { calculateRemainingFederalLoans, type RemainingLoans } from './remaining-federal-loans.ts'

const exactly = (dollars: number) => ({ fromCents: dollars * 100, toCents: dollars * 100 })
const between = (from: number, to: number) => ({ fromCents: from * 100, toCents: to * 100 })
const nothingYet = {
  citizenship: 'citizen',
  enrollment: 'full_time',
  isExcepted: false,
  borrowedThisYearCents: 0,
  borrowedInAllCents: 0,
} as const satisfies FederalSituation

test.each([
  { dependency: 'dependent', studyYear: 'first', yearly: 5_500, subsidized: 3_500, aggregate: 31_000 },
  { dependency: 'dependent', studyYear: 'second', yearly: 6_500, subsidized: 4_500, aggregate: 31_000 },
  { dependency: 'dependent', studyYear: 'later', yearly: 7_500, subsidized: 5_500, aggregate: 31_000 },
  { dependency: 'independent', studyYear: 'first', yearly: 9_500, subsidized: 3_500, aggregate: 57_500 },
  { dependency: 'independent', studyYear: 'second', yearly: 10_500, subsidized: 4_500, aggregate: 57_500 },
  { dependency: 'independent', studyYear: 'later', yearly: 12_500, subsidized: 5_500, aggregate: 57_500 },
] as const)('a $dependency undergraduate in the $studyYear year: $$yearly', (vector) => {
  const { dependency, studyYear, yearly, subsidized, aggregate } = vector
  const remaining = calculateRemainingFederalLoans({
    ...nothingYet,
    degree: 'bachelors',
    dependency,
    studyYear,
  })
  expect(remaining.student).toEqual({
    yearlyLimit: exactly(yearly),
    thisYear: exactly(yearly),
    aggregate: exactly(aggregate),
  })
  expect(remaining.subsidizedYearlyLimit).toEqual(exactly(subsidized))
  expect(remaining.unknown).toEqual([])
  expect(remaining.parentPlus === null).toBe(dependency === 'independent')
  expect(remaining.notes).toEqual(dependency === 'independent' ? [] : ['more_when_plus_is_refused'])
})

test.each([
  { degree: 'masters', isProfessional: false, yearly: 20_500, aggregate: 100_000 },
  { degree: 'doctorate', isProfessional: false, yearly: 20_500, aggregate: 100_000 },
  { degree: 'professional', isProfessional: true, yearly: 50_000, aggregate: 200_000 },
] as const)('graduate study for a $degree: $$yearly, in whatever year', (vector) => {
  const { degree, isProfessional, yearly, aggregate } = vector
  const remaining = calculateRemainingFederalLoans({ ...nothingYet, degree, isProfessional })
  expect(remaining.student).toEqual({
    yearlyLimit: exactly(yearly),
    thisYear: exactly(yearly),
    aggregate: exactly(aggregate),
  })
  expect(remaining.subsidizedYearlyLimit).toEqual(exactly(0))
  expect(remaining.parentPlus).toBeNull()
  expect(remaining.notes).toEqual(['list_is_interim'])
  expect(remaining.unknown).toEqual([])
})

const sophomore = { degree: 'bachelors', dependency: 'dependent', studyYear: 'second' } as const

test('borrowed amounts reduce both the yearly and the total limit', () => {
  const { student, notes } = calculateRemainingFederalLoans({
    ...sophomore,
    enrollment: 'full_time',
    borrowedThisYearCents: 200_000,
    borrowedInAllCents: 750_000,
  })
  expect(student.thisYear).toEqual(exactly(4_500))
  expect(student.aggregate).toEqual(exactly(23_500))
  expect(notes).toContain('more_when_repaid')
})

test('the total limit caps what remains of the yearly limit', () => {
  const senior = { ...sophomore, studyYear: 'later', enrollment: 'full_time' } as const
  const remaining = (borrowedInAllCents: number) =>
    calculateRemainingFederalLoans({ ...senior, borrowedThisYearCents: 0, borrowedInAllCents }).student
  expect(remaining(2_900_000)).toMatchObject({ thisYear: exactly(2_000), aggregate: exactly(2_000) })
  expect(remaining(3_100_000)).toMatchObject({ thisYear: exactly(0), aggregate: exactly(0) })
  expect(remaining(4_000_000)).toMatchObject({ thisYear: exactly(0), aggregate: exactly(0) })
})

test('this year’s loans count toward the total even if the answers leave them out', () => {
  const { student } = calculateRemainingFederalLoans({
    ...nothingYet,
    ...sophomore,
    borrowedThisYearCents: 650_000,
  })
  expect(student).toMatchObject({ thisYear: exactly(0), aggregate: exactly(24_500) })
})

test('the lifetime limit counts every loan, but the total of professional study only its own', () => {
  const doctor = {
    degree: 'professional',
    isProfessional: true,
    isExcepted: false,
    enrollment: 'full_time',
    borrowedThisYearCents: 0,
    graduatePlusCents: 0,
  } as const
  // Of $150,000, between $0 and $57,500 can be undergraduate loans; the lifetime limit leaves $107,500.
  expect(
    calculateRemainingFederalLoans({ ...doctor, borrowedInAllCents: 15_000_000 }).student.aggregate,
  ).toEqual(between(50_000, 107_500))
  // This year's loans are for the current level of study.
  const thisYear = { borrowedThisYearCents: 3_000_000, borrowedInAllCents: 3_000_000 }
  expect(calculateRemainingFederalLoans({ ...doctor, ...thisYear }).student.aggregate).toEqual(
    exactly(170_000),
  )
  const aggregate = (borrowedInAllCents: number) =>
    calculateRemainingFederalLoans({ ...doctor, borrowedInAllCents }).student.aggregate
  expect(aggregate(25_000_000)).toEqual(between(0, 7_500))
  expect(aggregate(25_750_000)).toEqual(exactly(0))
})

test('half-time enrollment at most halves the yearly limit; below half time there is none', () => {
  const remaining = (enrollment: 'half_time' | 'less_than_half') =>
    calculateRemainingFederalLoans({ ...nothingYet, ...sophomore, enrollment })
  expect(remaining('half_time').student.yearlyLimit).toEqual(between(3_250, 6_435))
  expect(remaining('half_time').subsidizedYearlyLimit).toEqual(between(2_250, 4_455))
  expect(remaining('half_time').student.aggregate).toEqual(exactly(31_000))
  expect(remaining('half_time').notes).toContain('reduced_below_full_time')
  expect(remaining('half_time').parentPlus?.yearlyLimit).toEqual(exactly(20_000))
  expect(remaining('less_than_half').student.yearlyLimit).toEqual(exactly(0))
  expect(remaining('less_than_half').parentPlus?.yearlyLimit).toEqual(exactly(0))
  expect(remaining('less_than_half').notes).toContain('none_below_half_time')
})

test('parents of a dependent student can borrow $20,000 a year and $65,000 in total', () => {
  const plus = (plusThisYearCents?: number, plusInAllCents?: number) =>
    calculateRemainingFederalLoans({ ...nothingYet, ...sophomore, plusThisYearCents, plusInAllCents })
      .parentPlus
  expect(plus(0, 0)).toEqual({
    yearlyLimit: exactly(20_000),
    thisYear: exactly(20_000),
    aggregate: exactly(65_000),
  })
  expect(plus(500_000, 5_000_000)).toMatchObject({ thisYear: exactly(15_000), aggregate: exactly(15_000) })
  expect(plus(1_500_000, 6_500_000)).toMatchObject({ thisYear: exactly(0), aggregate: exactly(0) })
  expect(plus(1_500_000, 0)).toMatchObject({ thisYear: exactly(5_000), aggregate: exactly(50_000) })
  expect(plus()).toMatchObject({ thisYear: between(0, 20_000), aggregate: between(0, 65_000) })
})

test.each([
  { citizenship: 'citizen', mayBorrow: 'yes' },
  { citizenship: 'permanent_resident', mayBorrow: 'yes' },
  { citizenship: 'eligible_noncitizen', mayBorrow: 'yes' },
  { citizenship: 'daca', mayBorrow: 'no' },
  { citizenship: 'visa', mayBorrow: 'no' },
  { citizenship: 'none', mayBorrow: 'no' },
  { citizenship: undefined, mayBorrow: 'unknown' },
] as const)('$citizenship: may borrow is $mayBorrow', ({ citizenship, mayBorrow }) => {
  const freshman = { ...nothingYet, ...sophomore, studyYear: 'first', citizenship } as const
  const remaining = calculateRemainingFederalLoans(freshman)
  expect(remaining.mayBorrow).toBe(mayBorrow)
  expect(checkFederalCitizenship(citizenship)).toBe(mayBorrow)
  const isClosed = mayBorrow === 'no'
  expect(remaining.student.thisYear).toEqual(exactly(isClosed ? 0 : 5_500))
  expect(remaining.parentPlus === null).toBe(isClosed)
  if (isClosed) expect(remaining).toMatchObject({ notes: [], unknown: [], subsidizedYearlyLimit: exactly(0) })
})

test('a parent whose citizenship rules out PLUS loans leaves the student’s own loans as they are', () => {
  const remaining = calculateRemainingFederalLoans({ ...nothingYet, ...sophomore, parentCitizenship: 'visa' })
  expect(remaining.parentPlus).toBeNull()
  expect(remaining.student.thisYear).toEqual(exactly(6_500))
  expect(remaining.notes).toContain('more_when_plus_is_refused')
})

test.each([
  // FSA Handbook 2025-26, volume 8, chapter 4: loan limits for one-year and two-year programs.
  { degree: 'associates', studyYear: 'first', yearly: exactly(5_500), subsidized: exactly(3_500) },
  { degree: 'associates', studyYear: 'second', yearly: exactly(6_500), subsidized: exactly(4_500) },
  { degree: 'associates', studyYear: 'later', yearly: exactly(6_500), subsidized: exactly(4_500) },
  { degree: 'certificate', studyYear: 'first', yearly: exactly(5_500), subsidized: exactly(3_500) },
  // The program may be one of one year, which takes this student longer.
  {
    degree: 'certificate',
    studyYear: 'second',
    yearly: between(5_500, 6_500),
    subsidized: between(3_500, 4_500),
  },
  {
    degree: 'certificate',
    studyYear: 'later',
    yearly: between(5_500, 6_500),
    subsidized: between(3_500, 4_500),
  },
] as const)('the length of the program caps the limit: $degree, $studyYear year', (vector) => {
  const { degree, studyYear, yearly, subsidized } = vector
  const remaining = calculateRemainingFederalLoans({
    ...nothingYet,
    degree,
    studyYear,
    dependency: 'dependent',
  })
  expect(remaining.student.yearlyLimit).toEqual(yearly)
  expect(remaining.subsidizedYearlyLimit).toEqual(subsidized)
  expect(remaining.notes).toContain('capped_by_program_length')
})

test('a known total bounds an unknown amount of this year', () => {
  const remaining = (inAllDollars: number) =>
    calculateRemainingFederalLoans({
      ...sophomore,
      citizenship: 'citizen',
      enrollment: 'full_time',
      isExcepted: false,
      borrowedInAllCents: inAllDollars * 100,
      plusThisYearCents: undefined,
      plusInAllCents: inAllDollars * 100,
    })
  // Whoever owes $1,000 in all has borrowed between nothing and $1,000 of it this year.
  expect(remaining(1_000).student.thisYear).toEqual(between(5_500, 6_500))
  expect(remaining(1_000).parentPlus?.thisYear).toEqual(between(19_000, 20_000))
  expect(remaining(0).student.thisYear).toEqual(exactly(6_500))
  expect(remaining(0).parentPlus?.thisYear).toEqual(exactly(20_000))
})

test('without any answers, the range goes from 0 to the highest limit and lists the missing answers', () => {
  const remaining = calculateRemainingFederalLoans({})
  expect(remaining.student).toMatchObject({ yearlyLimit: between(0, 50_000), thisYear: between(0, 50_000) })
  expect(remaining.unknown).toEqual([
    'degree',
    'enrollment',
    'studyYear',
    'dependency',
    'isExcepted',
    'isProfessional',
    'borrowedThisYearCents',
    'borrowedInAllCents',
  ])
})

const cents = fc.integer({ min: 0, max: 30_000_000 })
const known = fc
  .record({
    citizenship: fc.constantFrom(
      'citizen' as const,
      'permanent_resident' as const,
      'eligible_noncitizen' as const,
    ),
    degree: fc.constantFrom(...degrees),
    isProfessional: fc.boolean(),
    isExcepted: fc.boolean(),
    enrollment: fc.constantFrom(...enrollments),
    studyYear: fc.constantFrom(...studyYears),
    dependency: fc.constantFrom(...dependencies),
    borrowedThisYearCents: cents,
    borrowedInAllCents: cents,
    plusThisYearCents: cents,
    plusInAllCents: cents,
  })
  // The form refuses a total that is smaller than this year's part of it.
  .filter(
    ({ borrowedThisYearCents, borrowedInAllCents, plusThisYearCents, plusInAllCents }) =>
      borrowedThisYearCents <= borrowedInAllCents && plusThisYearCents <= plusInAllCents,
  )
const names = [
  'citizenship',
  'degree',
  'isProfessional',
  'isExcepted',
  'enrollment',
  'studyYear',
  'dependency',
  'borrowedThisYearCents',
  'borrowedInAllCents',
  'plusThisYearCents',
  'plusInAllCents',
] as const

function expectWithin(inner: RemainingLoans, outer: RemainingLoans) {
  for (const part of ['yearlyLimit', 'thisYear', 'aggregate'] as const) {
    expect(inner[part].fromCents).toBeGreaterThanOrEqual(outer[part].fromCents)
    expect(inner[part].toCents).toBeLessThanOrEqual(outer[part].toCents)
  }
}

test('removing answers only widens the range, and no range is negative or inverted', () => {
  fc.assert(
    fc.property(known, fc.subarray([...names]), (situation, forgotten) => {
      const exact = calculateRemainingFederalLoans(situation)
      const less: FederalSituation = { ...situation }
      for (const name of forgotten) delete less[name]
      const wide = calculateRemainingFederalLoans(less)
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

test('the more a student has borrowed, the less remains', () => {
  fc.assert(
    fc.property(known, fc.integer({ min: 0, max: 5_000_000 }), (situation, moreCents) => {
      const now = calculateRemainingFederalLoans(situation).student
      const later = calculateRemainingFederalLoans({
        ...situation,
        borrowedInAllCents: situation.borrowedInAllCents + moreCents,
      }).student
      expect(later.aggregate.toCents).toBeLessThanOrEqual(now.aggregate.toCents)
      expect(later.aggregate.fromCents).toBeLessThanOrEqual(now.aggregate.fromCents)
      expect(later.thisYear.toCents).toBeLessThanOrEqual(now.thisYear.toCents)
    }),
  )
})

test('no program leaves more to borrow than one for a bachelor’s degree', () => {
  fc.assert(
    fc.property(
      known,
      fc.constantFrom('certificate' as const, 'associates' as const),
      (situation, degree) => {
        const shorter = calculateRemainingFederalLoans({ ...situation, degree })
        const bachelors = calculateRemainingFederalLoans({ ...situation, degree: 'bachelors' })
        for (const part of ['yearlyLimit', 'thisYear', 'aggregate'] as const)
          expect(shorter.student[part].toCents).toBeLessThanOrEqual(bachelors.student[part].toCents)
        expect(shorter.subsidizedYearlyLimit.toCents).toBeLessThanOrEqual(
          bachelors.subsidizedYearlyLimit.toCents,
        )
      },
    ),
  )
})

test('whoever may not borrow has no room, whatever else is known', () => {
  fc.assert(
    fc.property(known, fc.constantFrom(...citizenships), (situation, citizenship) => {
      const remaining = calculateRemainingFederalLoans({ ...situation, citizenship })
      if (remaining.mayBorrow !== 'no') return
      expect(remaining.parentPlus).toBeNull()
      for (const range of [...Object.values(remaining.student), remaining.subsidizedYearlyLimit])
        expect(range).toEqual(exactly(0))
    }),
  )
})
