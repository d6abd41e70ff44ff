import { expect, test } from 'vitest'
import { enrollments, schoolControls } from '#domain/eligibility/profile.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { usStates } from '#domain/states.ts'
import { sampleLenders } from './sample-lenders.ts'

const offers = sampleLenders.flatMap((lender) =>
  Object.entries(lender.offers).map(([key, offer]) => ({ ...offer, id: `${lender.id}-${key}` })),
)

test('there are enough lenders to compare, with one to three offers each', () => {
  expect(sampleLenders.length).toBe(16)
  expect(offers.length).toBeGreaterThanOrEqual(24)
  for (const lender of sampleLenders) {
    expect(Object.keys(lender.offers).length, lender.id).toBeGreaterThanOrEqual(1)
    expect(Object.keys(lender.offers).length, lender.id).toBeLessThanOrEqual(3)
  }
})

test('ids are slugs, and no two lenders or offers share one', () => {
  const ids = offers.map((offer) => offer.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(sampleLenders.map((lender) => lender.name)).size).toBe(sampleLenders.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
})

test('rates are plausible: a range, a discount smaller than the rate, a cap above it, and an index for variable rates', () => {
  for (const offer of offers) {
    expect(offer.lowestRatePercent, offer.id).toBeGreaterThan(4)
    expect(offer.highestRatePercent, offer.id).toBeGreaterThan(offer.lowestRatePercent)
    expect(offer.highestRatePercent, offer.id).toBeLessThan(18)
    expect(offer.autopayDiscountPercent, offer.id).toBeLessThanOrEqual(0.5)
    expect(offer.rateCapPercent ?? 100, offer.id).toBeGreaterThan(offer.highestRatePercent)
    expect(offer.rateIndex !== '', offer.id).toBe(offer.rateType === 'variable')
    if (offer.rateType === 'fixed') expect(offer.rateCapPercent, offer.id).toBeNull()
  }
})

test('limits, terms, and ways to repay are plausible', () => {
  for (const offer of offers) {
    expect(offer.maximumCents ?? Infinity, offer.id).toBeGreaterThan(offer.minimumCents)
    expect(offer.termsMonths.length, offer.id).toBeGreaterThan(0)
    expect(offer.termsMonths, offer.id).toEqual([...offer.termsMonths].sort((a, b) => a - b))
    expect(offer.repaymentOptions.length, offer.id).toBeGreaterThan(0)
    for (const option of offer.repaymentOptions)
      expect(option.flatPaymentCents > 0, offer.id).toBe(option.choice === 'flat')
  }
})

test('only real states are named, and a lender without cosigners has no cosigner terms', () => {
  const known = usStates.map((state) => state.abbreviation)
  for (const { id, rules, ...offer } of offers) {
    const named =
      rules.states === null ? [] : 'only' in rules.states ? rules.states.only : rules.states.except
    expect(known, id).toEqual(expect.arrayContaining([...named]))
    if (rules.cosigner !== 'not_taken') continue
    expect(rules.citizenshipsWithCosigner, id).toEqual([])
    expect(offer.cosignerReleaseAfterPayments, id).toBeNull()
  }
})

test('the score that the lowest rate needs is the one its text names', () => {
  for (const { id, floorConditions, floorMinimumScore, floorScoreOf, rules } of offers) {
    const [, named] = /score of (\d{3})/.exec(floorConditions) ?? []
    expect(named ?? null, id).toBe(floorMinimumScore === null ? null : String(floorMinimumScore))
    expect(floorConditions.includes('a cosigner with'), id).toBe(floorScoreOf === 'cosigner')
    if (rules.cosigner === 'not_taken') expect(floorScoreOf, id).toBe('borrower')
  }
})

test('exactly one lender has rates that are too old to rank', () => {
  const old = sampleLenders.filter((lender) =>
    Object.values(lender.offers).some((offer) => offer.rateSeenDaysAgo > maxRateAgeDays),
  )
  expect(old.map((lender) => lender.id)).toEqual(['summerfold-savings-bank'])
})

test('two lenders pay us, the others do not', () => {
  const paying = sampleLenders.filter((lender) => lender.payment !== null)
  expect(paying.map((lender) => lender.id)).toEqual(['quillmere-bank', 'northlight-student-bank'])
})

test('the samples cover every kind of fact that a page must show', () => {
  const all = <Value>(of: (offer: (typeof offers)[number]) => Value) => new Set(offers.map(of))
  expect(all((offer) => offer.rateType)).toEqual(new Set(['fixed', 'variable']))
  expect(all((offer) => offer.rules.cosigner)).toEqual(new Set(['required', 'optional', 'not_taken']))
  expect(all((offer) => offer.rules.minorWithCosigner)).toEqual(new Set([true, false, null]))
  expect(all((offer) => offer.floorScoreOf)).toEqual(new Set(['borrower', 'cosigner', 'either']))
  expect(all((offer) => offer.originationFeePercent > 0)).toEqual(new Set([true, false]))
  expect(all((offer) => offer.rules.states && Object.keys(offer.rules.states)[0])).toEqual(
    new Set([null, 'only', 'except']),
  )
  expect(all((offer) => offer.rules.minimumEnrollment)).toEqual(new Set([null, ...enrollments]))
  expect(new Set(offers.flatMap((offer) => offer.termsMonths))).toEqual(new Set([36, 60, 84, 120, 180, 240]))
  expect(new Set(offers.flatMap((offer) => offer.repaymentOptions.map((option) => option.choice))).size).toBe(
    4,
  )
  expect(
    new Set(offers.flatMap((offer) => offer.repaymentOptions.map((option) => option.capitalization))).size,
  ).toBe(5)
  expect(new Set(offers.flatMap((offer) => offer.rules.schoolControls ?? schoolControls)).size).toBe(3)
  for (const missing of [
    'isHigherWithoutCosigner',
    'lateFeePercent',
    'cosignerReleaseAfterPayments',
    'hardshipMonths',
    'applyByDaysAhead',
    'maximumCents',
  ] as const)
    expect(
      all((offer) => offer[missing] === null),
      missing,
    ).toEqual(new Set([true, false]))
  expect(
    offers.some((offer) => offer.rateType === 'variable' && offer.rateCapPercent === null),
    'a variable rate without a cap said',
  ).toBe(true)
})
