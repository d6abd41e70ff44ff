import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { type FloorScoreOf, floorScoresOf, type LoanOffer } from '#domain/loans/loan-offer.ts'
import { someOffer } from '#domain/loans/some-offers.fixture.ts'
import { judge } from './check-eligibility.ts'
import { checkLowestRate } from './lowest-rate.ts'
import { somePerson, someUnanswered, toProfile } from './person.fixture.ts'
import type { BorrowerProfile, CreditBand } from './profile.ts'

const check = (offer: LoanOffer, profile: BorrowerProfile) =>
  checkLowestRate(offer, profile, judge(offer.rules, profile))
const needs = (
  floorMinimumScore: number | null,
  floorScoreOf: FloorScoreOf,
  own: Partial<LoanOffer> = {},
) => ({
  ...offer,
  floorMinimumScore,
  floorScoreOf,
  ...own,
})
const alone = { isAdult: true, hasCosigner: false } as const
const together = { isAdult: true, hasCosigner: true } as const

test.each<[CreditBand | undefined, number | null, string]>([
  ['700_759', 780, 'no'],
  ['700_759', 760, 'no'],
  ['700_759', 759, 'unknown'],
  ['700_759', 701, 'unknown'],
  ['700_759', 700, 'yes'],
  ['760_850', 780, 'unknown'],
  ['760_850', 760, 'yes'],
  ['none', 600, 'no'],
  [undefined, 780, 'unknown'],
  ['700_759', null, 'unknown'],
  ['none', null, 'unknown'],
])('a band of %s and a lowest rate that needs %s: %s', (band, score, verdict) => {
  expect(check(needs(score, 'borrower'), { ...alone, credit: band })).toBe(verdict)
  expect(check(needs(score, 'either'), { ...alone, credit: band })).toBe(verdict)
  expect(check(needs(score, 'cosigner'), { ...together, cosignerCredit: band })).toBe(verdict)
})

test('a lowest rate that needs a cosigner is closed without one, even where no score is stated', () => {
  const profile: BorrowerProfile = { ...alone, credit: '760_850' }
  expect(check(needs(760, 'cosigner'), profile)).toBe('no')
  expect(check(needs(null, 'cosigner'), profile)).toBe('no')
  // Where nobody has said whether someone could cosign, nothing is excluded yet.
  expect(check(needs(780, 'cosigner'), { isAdult: true, credit: '300_579' })).toBe('unknown')
})

test('where either score counts, the better one does', () => {
  const either = needs(760, 'either')
  expect(check(either, { ...together, credit: '300_579', cosignerCredit: '760_850' })).toBe('yes')
  expect(check(either, { ...together, credit: '760_850', cosignerCredit: '300_579' })).toBe('yes')
  expect(check(either, { ...together, credit: '640_699', cosignerCredit: '700_759' })).toBe('no')
  expect(check(either, { ...together, cosignerCredit: '700_759' })).toBe('unknown')
  expect(check(either, { ...together, credit: '700_759' })).toBe('unknown')
  expect(check(either, { isAdult: true, credit: '700_759' })).toBe('unknown')
  const takesNone = needs(760, 'either', { rules: { ...offer.rules, cosigner: 'not_taken' } })
  expect(check(takesNone, { ...together, credit: '700_759', cosignerCredit: '760_850' })).toBe('no')
})

test('a cosigner who may not be enough for the lender settles nothing', () => {
  // The cosigner's income is unknown and the borrower's is known, so the loan is judged without the cosigner.
  const strict = needs(760, 'cosigner', { rules: { ...offer.rules, minimumIncomeCents: 2_500_000 } })
  const profile: BorrowerProfile = { ...together, income: '25k_50k', cosignerCredit: '760_850' }
  expect(judge(strict.rules, profile).isWithCosigner).toBe(false)
  expect(check(strict, profile)).toBe('unknown')
  expect(check(strict, { ...profile, cosignerCredit: '700_759' })).toBe('no')
})

test('nobody whose exact score is high enough is told that the lowest rate is closed', () => {
  fc.assert(
    fc.property(someOffer, somePerson, someUnanswered, (offer, person, unanswered) => {
      const { floorMinimumScore: minimum, floorScoreOf, rules } = offer
      const verdict = check(offer, toProfile(person, unanswered))
      const cosigner = rules.cosigner === 'not_taken' ? null : person.cosigner
      const scores = {
        borrower: [person.score],
        cosigner: [cosigner?.score],
        either: [person.score, cosigner?.score],
      }
      const isReached = scores[floorScoreOf].some((score) => (score ?? 0) >= (minimum ?? 851))
      if (isReached) expect(verdict).not.toBe('no')
      if (verdict === 'yes') expect(isReached).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('a higher score for the lowest rate never opens it', () => {
  const order = ['no', 'unknown', 'yes']
  fc.assert(
    fc.property(
      somePerson,
      someUnanswered,
      fc.constantFrom(...floorScoresOf),
      fc.integer({ min: 300, max: 849 }),
      (...drawn) => {
        const [person, unanswered, whose, score] = drawn
        const profile = toProfile(person, unanswered)
        const at = (minimum: number) => order.indexOf(check(needs(minimum, whose), profile))
        expect(at(score + 1)).toBeLessThanOrEqual(at(score))
      },
    ),
  )
})
