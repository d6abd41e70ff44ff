import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import { tieredMonths } from '#domain/federal-repayment/fixed-terms.ts'
import { type AidOffer, costParts, grantKinds, mapAmounts, offerYears, sumOf } from './aid-offer.ts'
import { calculateOfferCost } from './offer-cost.ts'
import { listDebts as debtsOf } from './offer-debt.ts'
import { gatherOfferFigures, type OfferStudent } from './offer-figures.ts'
import { listFlags as flagsOf } from './offer-flags.ts'
import { projectYears } from './offer-years.ts'
import { someOffer } from './some-offer.fixture.ts'
import { offerSources } from './sources.ts'

const figures = gatherOfferFigures()
const listFlags = (offer: AidOffer, student: OfferStudent) => flagsOf(offer, student, figures)
const listDebts = (offer: AidOffer, isGraduate: boolean) => debtsOf(offer, { isGraduate, figures })

/** A private college, as letters print it. */
const college = someOffer({
  tuition: 46_530,
  housing: 8_020,
  food: 5_376,
  books: 1_100,
  transport: 450,
  otherCost: 350,
  schoolGrant: 31_000,
  pell: 2_645,
  seog: 800,
  workStudy: 2_500,
  subsidized: 3_500,
  unsubsidized: 2_000,
})
const freshman = { studyYear: 'first', dependency: 'dependent' } as const
const codes = (offer: AidOffer, student = {}) => listFlags(offer, student).map(({ code }) => code)

test('a year comes to its cost, minus grants alone, with work and loans apart', () => {
  expect(calculateOfferCost({ ...college, billsHousing: true })).toEqual({
    costCents: 61_826_00,
    directCents: 59_926_00,
    grantCents: 34_445_00,
    netPriceCents: 27_381_00,
    workCents: 2_500_00,
    studentLoanCents: 5_500_00,
    otherLoanCents: 0,
    gapCents: 19_381_00,
  })
  expect(calculateOfferCost(college).directCents).toBe(46_530_00)
})

test('without tuition and without a total there is no cost, and so no price', () => {
  const { costCents, netPriceCents, gapCents, directCents } = calculateOfferCost(
    someOffer({ pell: 5_000, books: 900 }),
  )
  expect([costCents, netPriceCents, gapCents, directCents]).toEqual([null, null, null, null])
  expect(projectYears(someOffer({ pell: 5_000 }))).toBeNull()
})

const cents = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null })
const offers: fc.Arbitrary<AidOffer> = fc.record({
  school: fc.constant('Some College'),
  awardYear: fc.constantFrom(...offerYears),
  years: fc.integer({ min: 1, max: 5 }),
  billsHousing: fc.constantFrom(true, false, undefined),
  amounts: fc.record(mapAmounts(() => cents)),
  renewal: fc.record(
    { seog: fc.constantFrom('every_year', 'once'), schoolGrant: fc.constantFrom('every_year', 'once') },
    { requiredKeys: [] },
  ),
  rates: fc.record({ schoolLoan: fc.constant(null), privateLoan: fc.constant(7.5) }),
})

test('the net price is the cost minus grants, whatever is borrowed or worked for', () => {
  fc.assert(
    fc.property(offers, cents, (offer, other) => {
      const { costCents, grantCents, netPriceCents, gapCents } = calculateOfferCost(offer)
      expect(grantCents).toBe(sumOf(offer, grantKinds))
      if (costCents === null) {
        expect([netPriceCents, gapCents]).toEqual([null, null])
        return
      }
      expect(netPriceCents).toBe(costCents - grantCents)
      expect(costCents).toBeGreaterThanOrEqual(sumOf(offer, costParts))
      expect(gapCents).toBeGreaterThanOrEqual(0)
      const amounts = { ...offer.amounts, workStudy: other, subsidized: other, parentPlus: other }
      expect(calculateOfferCost({ ...offer, amounts }).netPriceCents).toBe(netPriceCents)
    }),
  )
})

test('over the years the price never falls, and its two ends differ only by awards of unknown length', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const all = projectYears(offer)
      if (all === null) return
      const { netPriceCents } = calculateOfferCost(offer)
      const [first] = all.years
      expect(all.years).toHaveLength(offer.years)
      expect(first?.netPrice).toEqual({ leastCents: netPriceCents, mostCents: netPriceCents })
      for (const { netPrice } of all.years) {
        expect(netPrice.leastCents).toBeGreaterThanOrEqual(netPriceCents ?? 0)
        expect(netPrice.mostCents).toBeGreaterThanOrEqual(netPrice.leastCents)
      }
      const isUnknown = listFlags(offer, {}).some(({ code }) => code === 'renewal_unknown')
      if (!isUnknown) expect(all.netPrice.leastCents).toBe(all.netPrice.mostCents)
    }),
  )
})

test('an award for one year falls away in the second', () => {
  const offer = someOffer(
    { costTotal: 20_000, schoolGrant: 5_000, pell: 3_000 },
    { renewal: { schoolGrant: 'once' } },
  )
  expect(projectYears(offer)?.years.map(({ netPrice }) => netPrice.mostCents)).toEqual([
    12_000_00, 17_000_00, 17_000_00, 17_000_00,
  ])
  expect(projectYears({ ...offer, renewal: { schoolGrant: 'every_year' } })?.netPrice.mostCents).toBe(
    48_000_00,
  )
  expect(projectYears({ ...offer, renewal: {} })?.netPrice).toEqual({
    leastCents: 48_000_00,
    mostCents: 63_000_00,
  })
})

test('each loan is priced by its kind: a subsidized one costs less than an unsubsidized one of its size', () => {
  const loans = someOffer({
    subsidized: 3_500,
    unsubsidized: 3_500,
    parentPlus: 3_500,
    privateLoan: 3_500,
    schoolLoan: 1,
  })
  const debts = listDebts(loans, false)
  const total = (kind: string) => debts.find((debt) => debt.kind === kind)?.repaid?.totalCents ?? 0
  expect(debts.map(({ kind }) => kind)).toEqual([
    'subsidized',
    'unsubsidized',
    'parentPlus',
    'schoolLoan',
    'privateLoan',
  ])
  expect(debts.map(({ repaid }) => repaid?.ratePercent)).toEqual([6.52, 6.52, 9.07, undefined, undefined])
  expect(total('subsidized')).toBeLessThan(total('unsubsidized'))
  // $3,500 at 6.52% over ten years: $39.78 a month.
  expect(Math.round(total('subsidized') / 120)).toBe(39_78)
  expect(listDebts({ ...loans, awardYear: '2025–26' }, true)[1]?.repaid?.ratePercent).toBe(7.94)
  expect(
    listDebts({ ...loans, rates: { schoolLoan: 0, privateLoan: 9 } }, false).at(-1)?.repaid,
  ).toMatchObject({
    ratePercent: 9,
    months: 120,
  })
})

test.each([
  ['cost_missing', someOffer({ pell: 1_000, housing: 9_000 }), freshman],
  ['cost_incomplete', someOffer({ tuition: 12_000, housing: 8_000 }), freshman],
  ['cost_differs', { ...college, amounts: { ...college.amounts, costTotal: 60_000_00 } }, freshman],
  [
    'total_counts_loans',
    someOffer({ costTotal: 30_000, pell: 5_000, subsidized: 3_500, aidTotal: 8_500 }),
    freshman,
  ],
  [
    'total_counts_work',
    someOffer({ costTotal: 30_000, pell: 5_000, workStudy: 2_000, aidTotal: 7_000 }),
    freshman,
  ],
  [
    'net_understated',
    someOffer({ costTotal: 30_000, pell: 5_000, subsidized: 3_500, statedNet: 21_500 }),
    freshman,
  ],
  [
    'work_counted',
    someOffer({ costTotal: 30_000, pell: 5_000, workStudy: 2_500, statedNet: 22_500 }),
    freshman,
  ],
  ['one_year', someOffer({ costTotal: 1, otherGrant: 500 }, { renewal: { otherGrant: 'once' } }), freshman],
  ['renewal_unknown', someOffer({ costTotal: 1, stateGrant: 500 }), freshman],
  ['plus_offered', someOffer({ costTotal: 50_000, parentPlus: 20_000 }), freshman],
  ['plus_over_limit', someOffer({ costTotal: 50_000, parentPlus: 20_001 }), freshman],
  ['plus_not_open', someOffer({ costTotal: 50_000, parentPlus: 1 }), { dependency: 'independent' }],
  ['private_offered', someOffer({ costTotal: 50_000, privateLoan: 1 }), freshman],
  ['pell_over_maximum', someOffer({ costTotal: 50_000, pell: 7_396 }), freshman],
  ['subsidized_over_limit', someOffer({ costTotal: 50_000, subsidized: 3_501 }), freshman],
  ['loans_over_limit', someOffer({ costTotal: 50_000, subsidized: 3_500, unsubsidized: 2_001 }), freshman],
  ['more_than_cost', someOffer({ costTotal: 5_000, pell: 5_001 }), freshman],
] as const)('%s is said under its condition', (code, offer, student) => {
  expect(codes(offer, student)).toContain(code)
})

test.each([
  [
    'all is in order',
    someOffer({
      costTotal: 30_000,
      pell: 7_395,
      subsidized: 3_500,
      unsubsidized: 2_000,
      workStudy: 2_500,
      aidTotal: 7_395,
      statedNet: 22_605,
    }),
    freshman,
    [],
  ],
  [
    'the second year is not known',
    someOffer({ costTotal: 50_000, subsidized: 5_500, unsubsidized: 7_000 }),
    {},
    [],
  ],
  [
    'a graduate student has no subsidized loans',
    someOffer({ costTotal: 50_000, subsidized: 1, unsubsidized: 20_500 }),
    { studyYear: 'graduate' },
    ['subsidized_over_limit'],
  ],
  [
    'PLUS had no such limit before July 2026',
    someOffer({ costTotal: 50_000, parentPlus: 30_000 }, { awardYear: '2025–26' }),
    freshman,
    ['plus_offered'],
  ],
  [
    'the maximum of 2027–28 is not published',
    someOffer({ costTotal: 50_000, pell: 9_000 }, { awardYear: '2027–28' }),
    freshman,
    [],
  ],
  [
    'one line for housing and food',
    someOffer({ tuition: 9_000, housing: 8_000, books: 900, transport: 600, otherCost: 700 }),
    freshman,
    [],
  ],
] as const)('%s', (_, offer, student, expected) => {
  expect(codes(offer, student)).toEqual(expected)
})

test('a PLUS loan counts as aid only where the letter’s sums need it', () => {
  const plus = (dollars: object) =>
    listFlags(
      someOffer({ costTotal: 40_000, pell: 5_000, subsidized: 3_500, parentPlus: 15_000, ...dollars }),
      freshman,
    )
  expect(plus({})).toContainEqual({ code: 'plus_offered', cents: 15_000_00, isCounted: false })
  expect(plus({ aidTotal: 8_500 })).toContainEqual({
    code: 'plus_offered',
    cents: 15_000_00,
    isCounted: false,
  })
  expect(plus({ aidTotal: 23_500 })).toContainEqual({
    code: 'plus_offered',
    cents: 15_000_00,
    isCounted: true,
  })
  expect(plus({ statedNet: 16_500 })).toContainEqual({
    code: 'plus_offered',
    cents: 15_000_00,
    isCounted: true,
  })
})

test('the figures survive being handed over as JSON', () => {
  expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
  expect(Object.keys(figures.years)).toContain(awardYear202627.name)
  expect(figures.terms.at(-1)?.belowCents).toBeNull()
  for (const cents of [1, 2_499_999, 2_500_000, 9_999_999, 10_000_000]) {
    const offer = someOffer({ unsubsidized: cents / 100 })
    expect(listDebts(offer, false)[0]?.repaid?.months).toBe(tieredMonths(cents))
  }
})

test('every rule states where it was read', () => {
  for (const source of Object.values(offerSources)) expectSource(source)
})
