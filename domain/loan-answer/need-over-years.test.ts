import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { FederalSituation } from '#domain/federal-limits/federal-situation.ts'
import { countYearsLeft, projectNeed } from './need-over-years.ts'

const today = '2026-11-23'
const freshman: FederalSituation = {
  citizenship: 'citizen',
  degree: 'bachelors',
  enrollment: 'full_time',
  studyYear: 'first',
  dependency: 'dependent',
  isExcepted: false,
  borrowedThisYearCents: 0,
  borrowedInAllCents: 0,
  plusThisYearCents: 0,
  plusInAllCents: 0,
}
const project = (
  changes: Partial<FederalSituation>,
  {
    needCents = 4_200_000,
    yearsLeft = 3,
    plus = null,
  }: { needCents?: number; yearsLeft?: number; plus?: 'parent_plus' | 'graduate_plus' | null } = {},
) => projectNeed(needCents, { situation: { ...freshman, ...changes }, yearsLeft, plus, today })

test('a dependent student’s limit rises with the year: $5,500, $6,500, and twice $7,500', () => {
  expect(project({})).toEqual({
    yearsLeft: 3,
    directCents: 550_000 + 650_000 + 750_000 + 750_000,
    plusCents: 0,
    restCents: 4 * 4_200_000 - 2_700_000,
  })
})

test('an independent student gets $9,500, $10,500, and twice $12,500', () => {
  expect(project({ dependency: 'independent' })?.directCents).toBe(950_000 + 1_050_000 + 2 * 1_250_000)
})

test('total limits end the Direct Loans: $31,000 for dependent students, $57,500 for independent ones', () => {
  const later = { studyYear: 'later', borrowedInAllCents: 1_950_000 } as const
  expect(project(later)?.directCents).toBe(3_100_000 - 1_950_000)
  const independent = { ...later, dependency: 'independent', borrowedInAllCents: 3_250_000 } as const
  expect(project(independent)?.directCents).toBe(5_750_000 - 3_250_000)
})

test('a two-year program stays at the second year’s limit', () => {
  expect(project({ degree: 'associates' }, { yearsLeft: 2 })?.directCents).toBe(550_000 + 2 * 650_000)
})

test('parents take $20,000 a year in PLUS loans until $65,000 per student, fee included', () => {
  const four = project({}, { plus: 'parent_plus' })
  expect(four?.plusCents).toBe(6_500_000)
  // 4.228% of the $65,000 is the fee.
  expect(four?.restCents).toBe(4 * 4_200_000 - 2_700_000 - Math.round(6_500_000 * (1 - 0.04228)))
  const taken = project({ plusInAllCents: 5_000_000 }, { plus: 'parent_plus' })
  expect(taken?.plusCents).toBe(1_500_000)
})

test('inside the interim exception only the cost binds PLUS loans, for three academic years', () => {
  const changes = { studyYear: 'second', isExcepted: true, borrowedInAllCents: 550_000 } as const
  const three = project(changes, { plus: 'parent_plus', yearsLeft: 2 })
  expect(three?.restCents).toBe(0)
  expect(three?.plusCents).toBeGreaterThan(6_500_000)
  // The fourth year counts all earlier PLUS loans against the $65,000, and the Direct Loans end at $31,000.
  const fourth = project(changes, { plus: 'parent_plus', yearsLeft: 3 })
  expect(fourth?.plusCents).toBe(three?.plusCents)
  expect(fourth?.restCents).toBe(4_200_000 - 400_000)
})

test('a professional student borrows $50,000 a year to $200,000 in all, and no PLUS loan', () => {
  const changes = { degree: 'professional', isProfessional: true, studyYear: undefined } as const
  const shares = { graduatePlusCents: 0, undergraduateCents: 0 }
  const five = project({ ...changes, ...shares }, { needCents: 6_000_000, yearsLeft: 4 })
  expect(five).toMatchObject({ directCents: 20_000_000, plusCents: 0, restCents: 10_000_000 })
})

test('a graduate student inside the exception takes Graduate PLUS loans for what is missing', () => {
  const changes = {
    degree: 'masters',
    isProfessional: false,
    isExcepted: true,
    studyYear: undefined,
  } as const
  const shares = { graduatePlusCents: 0, undergraduateCents: 0 }
  const two = project({ ...changes, ...shares }, { plus: 'graduate_plus', yearsLeft: 1 })
  expect(two).toMatchObject({ directCents: 2 * 2_050_000, restCents: 0 })
})

test('without years left, or with an answer missing that decides on a limit, nothing is said', () => {
  expect(project({}, { yearsLeft: 0 })).toBeNull()
  expect(project({ studyYear: undefined })).toBeNull()
  expect(project({ borrowedInAllCents: undefined })).toBeNull()
  expect(project({ enrollment: 'half_time' })).toBeNull()
  expect(project({ isExcepted: undefined }, { plus: 'parent_plus' })).toBeNull()
  // A certificate takes one year or two.
  expect(project({ degree: 'certificate' }, { yearsLeft: 1 })).toBeNull()
})

test('no total limit is passed, and every year’s need is covered or left', () => {
  const { undergraduateAggregateLimits, parentPlusLimits } = awardYear202627
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 3_500_000 }),
      fc.integer({ min: 0, max: 7_000_000 }),
      fc.constantFrom(null, 'parent_plus' as const),
      (needCents, yearsLeft, borrowedInAllCents, plusInAllCents, plus) => {
        const changes = { studyYear: 'later', borrowedInAllCents, plusInAllCents } as const
        const all = project(changes, { needCents, yearsLeft, plus })
        if (!all) throw new Error('every answer is known')
        const room = (limit: number, taken: number) => Math.max(0, limit - taken)
        expect(all.directCents).toBeLessThanOrEqual(
          room(undergraduateAggregateLimits.dependentCents, borrowedInAllCents),
        )
        expect(all.plusCents).toBeLessThanOrEqual(room(parentPlusLimits.aggregateCents, plusInAllCents))
        expect(all.restCents).toBeGreaterThanOrEqual(0)
        expect(all.directCents + all.plusCents + all.restCents).toBeGreaterThanOrEqual(
          needCents * (yearsLeft + 1),
        )
      },
    ),
  )
})

test.each([
  ['2026-11-23', '2027-05', 0],
  ['2026-11-23', '2027-08', 0],
  ['2026-11-23', '2027-12', 1],
  ['2026-11-23', '2028-05', 1],
  ['2026-07-01', '2030-06', 3],
  ['2027-06-30', '2028-05', 1],
  ['2026-11-23', '2020-05', 0],
])('on %s, a program that ends in %s has %i school years after this one', (day, graduation, years) => {
  expect(countYearsLeft(day, graduation)).toBe(years)
})
