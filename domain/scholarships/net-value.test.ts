import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aidKinds, giftKinds, sumAid } from './aid-package.ts'
import { displacementLaws, type Protection } from './displacement-laws.ts'
import { type AwardSituation, calculateNetValue } from './net-value.ts'
import { federalKinds, reductionOrders } from './reduce-aid.ts'
import { noAid } from './some-aid.fixture.ts'

const dollars = (amount: number) => amount * 100

/** Cost $30,000, index $5,000: need $25,000. Aid $22,000, so $3,000 of the need is unmet. */
const offer: AwardSituation = {
  costCents: dollars(30_000),
  saiCents: dollars(5_000),
  aid: {
    ...noAid,
    pell: dollars(5_000),
    schoolGrants: dollars(11_000),
    workStudy: dollars(2_500),
    subsidizedLoans: dollars(3_500),
  },
  awardCents: dollars(2_000),
}

test('nothing has to shrink while the scholarship fits into unmet need', () => {
  const { atLeastCents, atMostCents, best, unmetNeed, exceedsNeed, missing } = calculateNetValue({
    ...offer,
    fillsGapFirst: true,
  })
  expect([atLeastCents, atMostCents]).toEqual([dollars(2_000), dollars(2_000)])
  expect(best.reductions).toEqual([])
  expect(unmetNeed).toEqual({ fromCents: dollars(3_000), toCents: dollars(3_000) })
  expect(exceedsNeed).toBe(false)
  expect(missing).toEqual([])
})

test('loans and work-study that shrink are a gain', () => {
  const { atLeastCents, worst } = calculateNetValue({
    ...offer,
    awardCents: dollars(5_000),
    order: 'loans_first',
    fillsGapFirst: false,
  })
  expect(atLeastCents).toBe(dollars(5_000))
  expect(worst.reductions).toEqual([
    { kind: 'subsidizedLoans', cents: dollars(2_000), reason: 'over_need' },
    { kind: 'subsidizedLoans', cents: dollars(1_500), reason: 'school_rule' },
    { kind: 'workStudy', cents: dollars(1_500), reason: 'school_rule' },
  ])
})

test('a school that takes back grants from the first dollar leaves nothing', () => {
  const { atLeastCents, atMostCents, worst } = calculateNetValue({
    ...offer,
    order: 'grants_first',
    fillsGapFirst: false,
  })
  expect([atLeastCents, atMostCents]).toEqual([0, 0])
  expect(worst.after.schoolGrants).toBe(dollars(9_000))
  expect(worst.reductions).toEqual([{ kind: 'schoolGrants', cents: dollars(2_000), reason: 'school_rule' }])
})

test('an unknown rule gives a range, and says which answers would narrow it', () => {
  const { atLeastCents, atMostCents, missing } = calculateNetValue(offer)
  expect([atLeastCents, atMostCents]).toEqual([0, dollars(2_000)])
  expect(missing).toEqual(['order', 'gap'])
})

test('beyond need, grants of the school shrink only where loans and work-study no longer suffice', () => {
  const { best, worst, exceedsNeed } = calculateNetValue({
    ...offer,
    awardCents: dollars(10_000),
    order: 'loans_first',
    fillsGapFirst: true,
  })
  expect(exceedsNeed).toBe(true)
  // $7,000 over need: $6,000 of loans and work-study give way, and the rest of the offer may exceed need.
  expect(best.netCents).toBe(dollars(10_000))
  expect(worst.reductions.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['subsidizedLoans', dollars(3_500)],
    ['workStudy', dollars(2_500)],
    ['schoolGrants', dollars(1_000)],
  ])
})

test('a school may leave work-study $300 over need, but no subsidized loan', () => {
  const full: AwardSituation = {
    ...offer,
    fillsGapFirst: true,
    order: 'loans_first',
    awardCents: dollars(300),
    aid: { ...offer.aid, subsidizedLoans: 0, schoolGrants: dollars(17_500) },
  }
  expect(calculateNetValue(full).best.reductions).toEqual([])
  const over = calculateNetValue({ ...full, awardCents: dollars(300) + 1 })
  expect(over.best.reductions).toEqual([{ kind: 'workStudy', cents: dollars(300) + 1, reason: 'over_need' }])
  const loans = { ...offer.aid, workStudy: 0, subsidizedLoans: dollars(2_500), schoolGrants: dollars(17_500) }
  expect(calculateNetValue({ ...full, aid: loans }).best.reductions).toEqual([
    { kind: 'subsidizedLoans', cents: dollars(300), reason: 'over_need' },
  ])
})

test('a loan that stands in for the family’s share does not count toward need', () => {
  const { best, exceedsNeed } = calculateNetValue({
    ...offer,
    fillsGapFirst: true,
    aid: { ...offer.aid, otherLoans: dollars(5_000) },
  })
  expect(best.reductions).toEqual([])
  expect(exceedsNeed).toBe(false)
})

test('private money and a Pell Grant may exceed the cost of attendance', () => {
  const { atLeastCents, exceedsCost, best, endangersPell } = calculateNetValue({
    costCents: dollars(10_000),
    saiCents: 0,
    aid: { ...noAid, pell: dollars(4_000), otherScholarships: dollars(5_000) },
    awardCents: dollars(5_000),
  })
  expect(exceedsCost).toBe(true)
  expect(atLeastCents).toBe(dollars(5_000))
  expect(best.reductions).toEqual([])
  expect(endangersPell).toBe(true)
})

test('beyond the cost of attendance, federal loans give way, and the school’s grants only by its own rule', () => {
  const full: AwardSituation = {
    costCents: dollars(20_000),
    saiCents: dollars(20_000),
    aid: { ...noAid, schoolGrants: dollars(18_000), otherLoans: dollars(2_000) },
    awardCents: dollars(5_000),
    order: 'loans_first',
  }
  const { best, worst } = calculateNetValue(full)
  expect(best.reductions).toEqual([{ kind: 'otherLoans', cents: dollars(2_000), reason: 'over_cost' }])
  expect(best.netCents).toBe(dollars(5_000))
  expect(worst.reductions).toContainEqual({
    kind: 'schoolGrants',
    cents: dollars(3_000),
    reason: 'school_rule',
  })
})

/**
 * 34 CFR 673.5 and the Federal Student Aid Handbook on packaging: nothing federal exceeds its limit here, so the
 * range is what the school's own rule leaves, from nothing to all.
 */
test('a counselor’s case: $4,000 at a school in Ohio, where no law was found', () => {
  const { atLeastCents, atMostCents, missing } = calculateNetValue({
    costCents: dollars(28_000),
    saiCents: dollars(3_000),
    aid: {
      ...noAid,
      pell: dollars(4_400),
      governmentGrants: dollars(1_000),
      schoolGrants: dollars(9_000),
      subsidizedLoans: dollars(3_500),
      otherLoans: dollars(2_000),
    },
    awardCents: dollars(4_000),
  })
  expect([atLeastCents, atMostCents]).toEqual([0, dollars(4_000)])
  expect(missing).toEqual(['order', 'gap'])
})

test('without a Student Aid Index, need is somewhere between what the offer holds and the whole cost', () => {
  const { need, missing } = calculateNetValue({ ...offer, saiCents: undefined })
  expect(need).toEqual({ fromCents: dollars(22_000), toCents: dollars(30_000) })
  expect(missing[0]).toBe('sai')
})

test.each([
  // The offer's gift aid is $18,000 with the scholarship: below need, so no grant may shrink.
  { law: 'MD', min: 2_000 },
  { law: 'CA', min: 2_000 },
  { law: 'NJ', min: 2_000 },
  { law: 'WA', min: 2_000 },
] as const)('the law of $law keeps all of a scholarship that fits into unmet need', ({ law, min }) => {
  const { protection } = displacementLaws[law]
  expect(calculateNetValue({ ...offer, protection: protection ?? undefined }).atLeastCents).toBe(dollars(min))
})

test.each([
  // Need is $25,000, gift aid with the scholarship $26,000, all aid $32,000, the cost $30,000.
  { law: 'MD', min: 9_000 },
  { law: 'CA', min: 10_000 },
  { law: 'NJ', min: 8_000 },
  { law: 'WA', min: 3_000 },
] as const)('beyond need, the law of $law lets grants shrink only so far', ({ law, min }) => {
  const { protection } = displacementLaws[law]
  const large = { ...offer, awardCents: dollars(10_000), protection: protection ?? undefined }
  expect(calculateNetValue(large).atLeastCents).toBe(dollars(min))
})

const money = fc.integer({ min: 0, max: dollars(40_000) })
const protections: Protection[] = [
  ...Object.values(displacementLaws).flatMap(({ protection }) => protection ?? []),
  { keeps: 'own_grants', counts: 'gift_aid', upTo: 'need' },
]
const situations: fc.Arbitrary<AwardSituation> = fc.record({
  costCents: fc.integer({ min: 1, max: dollars(90_000) }),
  saiCents: fc.option(fc.integer({ min: dollars(-1_500), max: dollars(60_000) }), { nil: undefined }),
  aid: fc.record({
    pell: money,
    governmentGrants: money,
    schoolGrants: money,
    otherScholarships: money,
    workStudy: money,
    subsidizedLoans: money,
    otherLoans: money,
  }),
  awardCents: fc.integer({ min: 1, max: dollars(40_000) }),
  order: fc.option(fc.constantFrom(...reductionOrders), { nil: undefined }),
  fillsGapFirst: fc.option(fc.boolean(), { nil: undefined }),
  protection: fc.option(fc.constantFrom(...protections), { nil: undefined }),
})

test('a scholarship adds at least nothing and at most itself', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { atLeastCents, atMostCents } = calculateNetValue(situation)
      expect(atLeastCents).toBeGreaterThanOrEqual(0)
      expect(atLeastCents).toBeLessThanOrEqual(atMostCents)
      expect(atMostCents).toBeLessThanOrEqual(situation.awardCents)
    }),
  )
})

test('no aid becomes negative or grows, Pell Grants and other scholarships stay, and the sums agree', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { best, worst } = calculateNetValue(situation)
      for (const { after, reductions, netCents } of [best, worst]) {
        for (const kind of aidKinds) {
          expect(after[kind]).toBeGreaterThanOrEqual(0)
          const taken = reductions.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.cents, 0)
          expect(after[kind]).toBe(situation.aid[kind] - taken)
        }
        expect([after.pell, after.otherScholarships]).toEqual([
          situation.aid.pell,
          situation.aid.otherScholarships,
        ])
        const gifts = sumAid(after, giftKinds) - sumAid(situation.aid, giftKinds)
        expect(netCents).toBe(situation.awardCents + gifts)
      }
    }),
  )
})

test('federal aid other than a Pell Grant never brings all aid above the cost if the offer did not', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      fc.pre(sumAid(situation.aid) <= situation.costCents)
      const { best, worst } = calculateNetValue(situation)
      for (const { after } of [best, worst])
        if (sumAid(after, federalKinds) > 0)
          expect(sumAid(after) + situation.awardCents).toBeLessThanOrEqual(situation.costCents)
    }),
  )
})

test('a law that keeps grants never leaves less than no law', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...protections), (situation, protection) => {
      const without = calculateNetValue({ ...situation, protection: undefined })
      const under = calculateNetValue({ ...situation, protection })
      expect(under.atLeastCents).toBeGreaterThanOrEqual(without.atLeastCents)
      expect(under.atMostCents).toBeGreaterThanOrEqual(without.atMostCents)
    }),
  )
})

test('more unmet need never lowers what a scholarship adds', () => {
  const more = fc.integer({ min: 0, max: dollars(20_000) })
  fc.assert(
    fc.property(situations, more, more, (situation, cost, index) => {
      const { saiCents } = situation
      const needier = {
        ...situation,
        costCents: situation.costCents + cost,
        saiCents: saiCents === undefined ? undefined : saiCents - index,
      }
      const [before, after] = [calculateNetValue(situation), calculateNetValue(needier)]
      expect(after.atLeastCents).toBeGreaterThanOrEqual(before.atLeastCents)
      expect(after.atMostCents).toBeGreaterThanOrEqual(before.atMostCents)
    }),
  )
})

test('knowing more never widens the range', () => {
  fc.assert(
    fc.property(situations, fc.constantFrom(...reductionOrders), fc.boolean(), (situation, order, gap) => {
      const vague = calculateNetValue({ ...situation, order: undefined, fillsGapFirst: undefined })
      const exact = calculateNetValue({ ...situation, order, fillsGapFirst: gap })
      expect(exact.atLeastCents).toBeGreaterThanOrEqual(vague.atLeastCents)
      expect(exact.atMostCents).toBeLessThanOrEqual(vague.atMostCents)
    }),
  )
})
