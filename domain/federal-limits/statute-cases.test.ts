import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees, enrollments } from '#domain/eligibility/profile.ts'
import { dependencies, type FederalSituation, studyYears } from './federal-situation.ts'
import { addFederalLoans, calculateRemainingFederalLoans, onlyCostBinds } from './remaining-federal-loans.ts'

/** Situations as 20 USC 1087e(a)(3) to (8) tells them apart, and what follows from them whatever the amounts. */

const exactly = (dollars: number) => ({ fromCents: dollars * 100, toCents: dollars * 100 })
const between = (from: number, to: number) => ({ fromCents: from * 100, toCents: to * 100 })
const unlimited = { fromCents: onlyCostBinds, toCents: onlyCostBinds }
const graduate = {
  citizenship: 'citizen',
  degree: 'masters',
  enrollment: 'full_time',
  isProfessional: false,
  isExcepted: false,
  borrowedThisYearCents: 0,
  borrowedInAllCents: 0,
} as const satisfies FederalSituation
const junior = {
  citizenship: 'citizen',
  degree: 'bachelors',
  enrollment: 'full_time',
  studyYear: 'later',
  dependency: 'dependent',
  isExcepted: false,
  borrowedThisYearCents: 0,
  borrowedInAllCents: 1_200_000,
  plusThisYearCents: 0,
  plusInAllCents: 0,
} as const satisfies FederalSituation

test('(a)(4)(A): the program decides on $20,500 or $50,000, whatever the degree is called', () => {
  for (const degree of ['masters', 'doctorate', 'professional'] as const) {
    const limit = (isProfessional: boolean | undefined) =>
      calculateRemainingFederalLoans({ ...graduate, degree, isProfessional }).student.yearlyLimit
    expect(limit(true)).toEqual(exactly(50_000))
    expect(limit(false)).toEqual(exactly(20_500))
    expect(limit(undefined)).toEqual(between(20_500, 50_000))
  }
})

test('(a)(4)(B): Graduate PLUS and undergraduate loans stay outside the $100,000', () => {
  const remaining = calculateRemainingFederalLoans({
    ...graduate,
    borrowedInAllCents: 18_000_000,
    graduatePlusCents: 9_000_000,
    undergraduateCents: 3_100_000,
  }).student
  // $59,000 counts, so $41,000 is left; the lifetime limit leaves $77,500.
  expect(remaining).toMatchObject({ aggregate: exactly(41_000), thisYear: exactly(20_500) })
})

test('without the shares of $180,000, a master’s student may have this year’s whole limit or nothing', () => {
  const remaining = calculateRemainingFederalLoans({ ...graduate, borrowedInAllCents: 18_000_000 }).student
  expect(remaining.thisYear).toEqual(between(0, 20_500))
  expect(remaining.aggregate).toEqual(between(0, 77_500))
})

test('(a)(6): Graduate PLUS loans count toward the lifetime limit', () => {
  const all = { borrowedInAllCents: 25_750_000, graduatePlusCents: 25_000_000 }
  expect(calculateRemainingFederalLoans({ ...graduate, ...all }).student.aggregate).toEqual(exactly(0))
})

test('(a)(8): inside the exception a graduate student keeps $20,500 and Graduate PLUS up to the cost', () => {
  for (const isProfessional of [true, false, undefined]) {
    const third = { ...graduate, degree: 'professional', isProfessional, isExcepted: true } as const
    const remaining = calculateRemainingFederalLoans({ ...third, borrowedInAllCents: 6_000_000 })
    expect(remaining.student.yearlyLimit).toEqual(exactly(20_500))
    expect(remaining.graduatePlus).toEqual(unlimited)
    expect(addFederalLoans(remaining, 7_500_000)).toEqual(exactly(75_000))
  }
  expect(calculateRemainingFederalLoans(graduate).graduatePlus).toEqual(exactly(0))
})

test('(a)(8): the older total of $138,500 counts undergraduate loans, and no Graduate PLUS', () => {
  const old = { ...graduate, isExcepted: true, borrowedInAllCents: 18_000_000 }
  const remaining = (graduatePlusCents: number) =>
    calculateRemainingFederalLoans({ ...old, graduatePlusCents, undergraduateCents: 3_000_000 }).student
      .aggregate
  expect(remaining(9_000_000)).toEqual(exactly(48_500))
  expect(remaining(1_000_000)).toEqual(exactly(0))
})

test('(a)(8): the lifetime limit does not bind inside the exception', () => {
  const max = { ...graduate, borrowedInAllCents: 30_000_000, graduatePlusCents: 25_000_000 }
  expect(calculateRemainingFederalLoans(max).student.thisYear).toEqual(exactly(0))
  expect(calculateRemainingFederalLoans({ ...max, isExcepted: true }).student.thisYear).toEqual(
    exactly(20_500),
  )
})

test('(a)(5) and (8): parents have $20,000 and $65,000, and inside the exception the cost minus other aid', () => {
  const plus = (isExcepted: boolean | undefined) =>
    calculateRemainingFederalLoans({ ...junior, isExcepted, plusInAllCents: 6_400_000 }).parentPlus
  expect(plus(false)).toMatchObject({ yearlyLimit: exactly(20_000), thisYear: exactly(1_000) })
  expect(plus(true)).toEqual({ yearlyLimit: unlimited, thisYear: unlimited, aggregate: unlimited })
  expect(plus(undefined)?.thisYear).toEqual({ fromCents: 100_000, toCents: onlyCostBinds })
})

test('below half time there is no loan of any kind, exception or not', () => {
  for (const isExcepted of [true, false, undefined]) {
    const remaining = { isExcepted, enrollment: 'less_than_half' } as const
    expect(calculateRemainingFederalLoans({ ...graduate, ...remaining }).graduatePlus).toEqual(exactly(0))
    expect(calculateRemainingFederalLoans({ ...junior, ...remaining }).parentPlus?.thisYear).toEqual(
      exactly(0),
    )
  }
})

const dollars = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount * 100)

/** Whoever borrows, with every share of the total known. Undergraduates have no more than their own limit. */
const someone = fc
  .record({
    degree: fc.constantFrom(...degrees),
    enrollment: fc.constantFrom(...enrollments),
    studyYear: fc.constantFrom(...studyYears),
    dependency: fc.constantFrom(...dependencies),
    isProfessional: fc.boolean(),
    isExcepted: fc.boolean(),
    borrowedThisYearCents: dollars(60_000),
    earlierCents: dollars(200_000),
    undergraduateCents: dollars(57_500),
    graduatePlusCents: dollars(200_000),
    plusThisYearCents: dollars(30_000),
    earlierPlusCents: dollars(80_000),
  })
  .map(({ earlierCents, earlierPlusCents, ...one }) => ({
    ...one,
    citizenship: 'citizen' as const,
    // This year's loans are for the current level, so shares of others stand beside them.
    borrowedInAllCents:
      one.borrowedThisYearCents + earlierCents + one.undergraduateCents + one.graduatePlusCents,
    plusInAllCents: one.plusThisYearCents + earlierPlusCents,
  }))

const parts = ['yearlyLimit', 'thisYear', 'aggregate'] as const

test('whatever the split of the total is, its exact room lies within the range of the total alone', () => {
  fc.assert(
    fc.property(someone, (situation) => {
      const { graduatePlusCents: _plus, undergraduateCents: _under, ...total } = situation
      const exact = calculateRemainingFederalLoans(situation).student
      const wide = calculateRemainingFederalLoans(total).student
      for (const part of parts) {
        expect(exact[part].fromCents).toBeGreaterThanOrEqual(wide[part].fromCents)
        expect(exact[part].toCents).toBeLessThanOrEqual(wide[part].toCents)
      }
    }),
    { numRuns: 500 },
  )
})

test('the exception never leaves less than its absence, and neither leaves more than is needed', () => {
  fc.assert(
    fc.property(someone, dollars(120_000), (situation, needCents) => {
      const total = (isExcepted: boolean | undefined) =>
        addFederalLoans(calculateRemainingFederalLoans({ ...situation, isExcepted }), needCents)
      const [without, within, either] = [total(false), total(true), total(undefined)]
      expect(within.fromCents).toBeGreaterThanOrEqual(without.fromCents)
      expect(within.toCents).toBeGreaterThanOrEqual(without.toCents)
      for (const { fromCents, toCents } of [without, within, either]) {
        expect(fromCents).toBeGreaterThanOrEqual(0)
        expect(toCents).toBeLessThanOrEqual(needCents)
      }
      expect(either.fromCents).toBeLessThanOrEqual(without.fromCents)
      expect(either.toCents).toBeGreaterThanOrEqual(within.toCents)
    }),
    { numRuns: 500 },
  )
})

test('more borrowed never leaves more room, of whatever kind the loan was', () => {
  const kind = fc.constantFrom('graduatePlusCents', 'undergraduateCents', 'borrowedThisYearCents', undefined)
  fc.assert(
    fc.property(someone, kind, dollars(50_000), (before, kind, moreCents) => {
      const after = {
        ...before,
        borrowedInAllCents: before.borrowedInAllCents + moreCents,
        ...(kind && { [kind]: before[kind] + moreCents }),
      }
      for (const part of ['thisYear', 'aggregate'] as const) {
        const [one, other] = [before, after].map((each) => calculateRemainingFederalLoans(each).student[part])
        expect(other?.fromCents).toBeLessThanOrEqual(one?.fromCents ?? 0)
        expect(other?.toCents).toBeLessThanOrEqual(one?.toCents ?? 0)
      }
    }),
    { numRuns: 500 },
  )
})

test('what a parent has taken never adds to what parents may still take', () => {
  fc.assert(
    fc.property(someone, dollars(40_000), (before, moreCents) => {
      const after = { ...before, plusInAllCents: before.plusInAllCents + moreCents }
      const [one, other] = [before, after].map(
        (each) => calculateRemainingFederalLoans(each).parentPlus?.thisYear,
      )
      expect(other?.toCents ?? 0).toBeLessThanOrEqual(one?.toCents ?? 0)
    }),
  )
})
