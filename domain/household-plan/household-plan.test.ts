import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { dependencies, studyYears } from '#domain/federal-limits/federal-situation.ts'
import {
  firstPlanYear,
  nameSchoolYear,
  type PlanAmounts,
  type PlannedChild,
  planDegrees,
  planHousehold,
} from './household-plan.ts'
import { listPlanForms } from './plan-deadlines.ts'
import { listPlanFlags } from './plan-flags.ts'

const ana: PlannedChild = {
  firstYear: 2027,
  years: 4,
  degree: 'bachelors',
  studyYear: 'first',
  dependency: 'dependent',
  isExcepted: false,
  costCents: 40_000_00,
  grantCents: 10_000_00,
  workCents: 2_000_00,
  studentLoanCents: null,
  owedCents: 0,
  plusTakenCents: 0,
  studentAidIndex: 18_000,
}
const ben: PlannedChild = { ...ana, firstYear: 2029, costCents: 25_000_00 }

const amount = fc.nat(150_000_00)
const child: fc.Arbitrary<PlannedChild> = fc.record({
  firstYear: fc.integer({ min: firstPlanYear, max: firstPlanYear + 9 }),
  years: fc.integer({ min: 1, max: 6 }),
  degree: fc.constantFrom(...planDegrees),
  studyYear: fc.constantFrom(...studyYears),
  dependency: fc.constantFrom(...dependencies),
  isExcepted: fc.boolean(),
  costCents: amount,
  grantCents: amount,
  workCents: fc.nat(20_000_00),
  studentLoanCents: fc.option(fc.nat(20_000_00)),
  owedCents: fc.nat(40_000_00),
  plusTakenCents: fc.nat(80_000_00),
  studentAidIndex: fc.option(fc.integer({ min: -1_500, max: 999_999 })),
})
const household = fc.array(child, { maxLength: 5 })
const growth = fc.integer({ min: 0, max: 20 })
const amounts = ['costCents', 'grantCents', 'workCents', 'loanCents', 'leftCents', 'plusCents'] as const

test('two children four years each: what is left, and what PLUS loans can cover of it', () => {
  const { children, years, sum } = planHousehold([ana, ben], 0)
  expect(children[0]?.years.map((each) => [each.year, each.loanCents, each.leftCents])).toEqual([
    [2027, 5_500_00, 22_500_00],
    [2028, 6_500_00, 21_500_00],
    [2029, 7_500_00, 20_500_00],
    [2030, 7_500_00, 20_500_00],
  ])
  // $20,000 three times, then what is left of $65,000.
  expect(children[0]?.years.map(({ plusLimitCents }) => plusLimitCents)).toEqual([
    20_000_00, 20_000_00, 20_000_00, 5_000_00,
  ])
  expect(children[0]?.plusTotalReachedIn).toBe(2030)
  expect(years.map(({ year, children: places, sum: { leftCents } }) => [year, places, leftCents])).toEqual([
    [2027, [0], 22_500_00],
    [2028, [0], 21_500_00],
    [2029, [0, 1], 28_000_00],
    [2030, [0, 1], 27_000_00],
    [2031, [1], 5_500_00],
    [2032, [1], 5_500_00],
  ])
  expect(sum.leftCents).toBe(110_000_00)
})

test('growth is compounded from the child’s first year, and rounded once a year', () => {
  const [plan] = planHousehold([{ ...ana, costCents: 33_333_33 }], 3).children
  expect(plan?.years.map(({ costCents }) => costCents)).toEqual([33_333_33, 34_333_33, 35_363_33, 36_424_23])
})

test('a fifth year reaches the student’s total limit', () => {
  const [plan] = planHousehold([{ ...ana, years: 5 }], 0).children
  expect(plan?.years.at(-1)?.loanLimitCents).toBe(4_000_00)
  expect(plan?.loanTotalReachedIn).toBe(2031)
})

test('the interim exception lifts the limits of PLUS loans for three years, and what was borrowed counts after', () => {
  const [plan] = planHousehold(
    [{ ...ana, firstYear: 2026, years: 5, costCents: 60_000_00, isExcepted: true }],
    0,
  ).children
  expect(plan?.years.map(({ plusLimitCents }) => plusLimitCents)).toEqual([
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    0,
    0,
  ])
  expect(plan?.plusTotalReachedIn).toBe(2029)
})

test('parents of an independent student take no PLUS loans', () => {
  const [plan] = planHousehold([{ ...ana, dependency: 'independent' }], 0).children
  expect(plan?.years.map(({ plusLimitCents, plusCents }) => [plusLimitCents, plusCents])).toEqual(
    Array.from({ length: 4 }, () => [null, 0]),
  )
  expect(plan?.years[0]?.loanLimitCents).toBe(9_500_00)
})

test('the sums of the years, of the children and of everything agree', () => {
  const add = (parts: readonly { sum: PlanAmounts }[], key: keyof PlanAmounts) =>
    parts.reduce((total, { sum }) => total + sum[key], 0)
  fc.assert(
    fc.property(household, growth, (children, percent) => {
      const plan = planHousehold(children, percent)
      for (const key of amounts) {
        expect(add(plan.children, key)).toBe(plan.sum[key])
        expect(add(plan.years, key)).toBe(plan.sum[key])
      }
      expect(plan.years.reduce((count, each) => count + each.children.length, 0)).toBe(
        children.reduce((count, each) => count + each.years, 0),
      )
    }),
  )
})

test('grants, work, loans and what is left are the cost of each year, and none is negative', () => {
  fc.assert(
    fc.property(household, growth, (children, percent) => {
      for (const each of planHousehold(children, percent).children.flatMap(({ years }) => years)) {
        expect(each.grantCents + each.workCents + each.loanCents + each.leftCents).toBe(each.costCents)
        expect(each.plusCents).toBeLessThanOrEqual(each.leftCents)
        for (const key of amounts) {
          expect(each[key]).toBeGreaterThanOrEqual(0)
          expect(Number.isInteger(each[key])).toBe(true)
        }
      }
    }),
  )
})

test('no loan exceeds a limit, neither in a year nor in total', () => {
  const { undergraduateYearlyLimits, undergraduateAggregateLimits, parentPlusLimits } = awardYear202627
  fc.assert(
    fc.property(household, growth, (children, percent) => {
      const plan = planHousehold(children, percent)
      for (const [at, { years, sum }] of plan.children.entries()) {
        const planned = children[at]
        if (!planned) throw new Error('a plan without its child')
        const { dependency, owedCents, plusTakenCents, isExcepted } = planned
        const inAll = undergraduateAggregateLimits[`${dependency}Cents`]
        expect(sum.loanCents).toBeLessThanOrEqual(Math.max(0, inAll - owedCents))
        for (const each of years) {
          expect(each.loanCents).toBeLessThanOrEqual(each.loanLimitCents)
          expect(each.loanCents).toBeLessThanOrEqual(undergraduateYearlyLimits[dependency].laterYearsCents)
          expect(each.plusCents).toBeLessThanOrEqual(each.plusLimitCents ?? 0)
          if (!isExcepted) expect(each.plusCents).toBeLessThanOrEqual(parentPlusLimits.yearlyCents)
        }
        if (!isExcepted)
          expect(sum.plusCents).toBeLessThanOrEqual(
            Math.max(0, parentPlusLimits.aggregateCents - plusTakenCents),
          )
      }
    }),
  )
})

test('more grants never leave more to pay', () => {
  fc.assert(
    fc.property(child, growth, amount, (one, percent, more) => {
      const before = planHousehold([one], percent).sum.leftCents
      const after = planHousehold([{ ...one, grantCents: one.grantCents + more }], percent).sum.leftCents
      expect(after).toBeLessThanOrEqual(before)
    }),
  )
})

test('flags: the years that children share, limits that are reached, and what PLUS loans can’t cover', () => {
  const children = [ana, ben]
  expect(listPlanFlags(children, planHousehold(children, 0))).toEqual([
    { code: 'overlap', years: [2029, 2030], children: [0, 1], indexSum: 36_000 },
    { code: 'plus_total', child: 0, year: 2030 },
    { code: 'beyond_plus', child: 0, years: [2027, 2028, 2029, 2030], cents: 20_000_00 },
  ])
})

test('an index that isn’t known is not added up, and an independent child shares no year', () => {
  const unknown = [ana, { ...ben, studentAidIndex: null }]
  expect(listPlanFlags(unknown, planHousehold(unknown, 0))[0]).toEqual({
    code: 'overlap',
    years: [2029, 2030],
    children: [0, 1],
  })
  const independent = [ana, { ...ben, dependency: 'independent' as const }]
  expect(
    listPlanFlags(independent, planHousehold(independent, 0)).filter(({ code }) => code === 'overlap'),
  ).toEqual([])
})

test('more grants than cost are flagged, and so is the student’s total', () => {
  const children = [
    { ...ana, grantCents: 41_000_00 },
    { ...ana, years: 5 },
  ]
  const codes = listPlanFlags(children, planHousehold(children, 0)).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['grants_exceed_cost', 'student_total']))
})

test('one form for each child each year; dates that aren’t published yet are those of the law', () => {
  const children = [ana, { ...ben, dependency: 'independent' as const }]
  const forms = listPlanForms(children, planHousehold(children, 0), 'CA')
  expect(forms.map(({ year, opensOn, isPublished }) => [year, opensOn, isPublished]).slice(0, 3)).toEqual([
    [2027, '2026-09-23', true],
    [2028, '2027-10-01', false],
    [2029, '2028-10-01', false],
  ])
  expect(forms[0]?.deadlines.map(({ whose }) => whose)).toEqual(expect.arrayContaining(['state', 'federal']))
  expect(forms[2]).toMatchObject({ children: [0, 1], withParents: [0], deadlines: [] })
})

test('a school year is named by both its calendar years', () => {
  expect([nameSchoolYear(2026), nameSchoolYear(2099)]).toEqual(['2026–27', '2099–00'])
})
