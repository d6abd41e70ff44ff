import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someAdult, someUnanswered, toProfile } from '#domain/eligibility/person.fixture.ts'
import { type ComparisonFor, compareOffers, explainOffer } from './compare-offers.ts'
import { defaultWeights } from './criteria.ts'
import { borrowing, offer } from './loan-offer.fixture.ts'
import type { LoanOffer } from './loan-offer.ts'
import type { Receipt } from './rank-offer.ts'
import { findReasonAbove, isCheaper } from './reason-above.ts'
import { someBorrowing, someOffer, today } from './some-offers.fixture.ts'
import { someWeights } from './some-weights.fixture.ts'

const comparedFor: ComparisonFor = {
  profile: { isAdult: true, hasCosigner: false },
  borrowing,
  weights: defaultWeights,
  sort: 'best_match',
  today,
}

/** Ranks offers that differ from the plain one and returns why the first stands where it does. */
function explainFirst(own: Record<string, Partial<LoanOffer>>, profile = comparedFor.profile) {
  const offers = Object.entries(own).map(([id, fields]) => ({ ...offer, id, ...fields }))
  const [first, ...below] = compareOffers(offers, { ...comparedFor, profile }).available
  if (!first) throw new Error('No offer is available')
  const { amountCents } = borrowing
  const reason = findReasonAbove(first, below, { amountCents, weights: defaultWeights })
  return {
    first: first.offer.id,
    cheaper: reason?.cheaper.offer.id,
    isAtBothEnds: reason?.isAtBothEnds,
    lifts: reason?.lifts.map(({ criterion, value, cheaperValue }) => [criterion, value, cheaperValue]),
  }
}

test('an offer above a cheaper one names what lifts it, most first', () => {
  const variable = { rateType: 'variable', rateCapPercent: 20 } as const
  expect(
    explainFirst({
      cheap: { ...variable, lowestRatePercent: 5.9, highestRatePercent: 11.9, hardshipMonths: 6 },
      dear: {},
    }),
  ).toEqual({
    first: 'dear',
    cheaper: 'cheap',
    isAtBothEnds: true,
    lifts: [
      ['rate_cap', 'fixed', 20],
      ['hardship', 12, 6],
    ],
  })
})

test('an offer that is cheaper at one end needs no reason', () => {
  expect(
    explainFirst({
      a: { lowestRatePercent: 7 },
      b: { highestRatePercent: 12.1, rateType: 'variable', rateCapPercent: 25 },
    }),
  ).toMatchObject({ first: 'a', cheaper: undefined })
})

test('an end that the answers exclude does not make an offer cheaper', () => {
  const low = { lowestRatePercent: 2, floorMinimumScore: 800, floorScoreOf: 'borrower' } as const
  const high = { highestRatePercent: 12.1, ...low }
  const steady = { lowestRatePercent: 6, highestRatePercent: 12, floorScoreOf: 'borrower' } as const
  const helps = { hardshipMonths: 24, graceMonths: 6 }
  const profile = { isAdult: true, hasCosigner: false, credit: '640_699' } as const
  expect(
    explainFirst({ low: { ...high, ...helps }, steady: { ...steady, hardshipMonths: null } }, profile),
  ).toEqual({
    first: 'low',
    cheaper: 'steady',
    isAtBothEnds: false,
    lifts: [['hardship', 24, 'not_said']],
  })
})

test('a criterion that applies to one of two offers can be the reason', () => {
  const profile = { isAdult: true, hasCosigner: true, cosignerCredit: '760_850' } as const
  const cheap = { lowestRatePercent: 5.95, highestRatePercent: 11.95, cosignerReleaseAfterPayments: null }
  const alone = { floorScoreOf: 'either', rules: { ...offer.rules, cosigner: 'not_taken' } } as const
  expect(explainFirst({ cheap, alone }, profile).lifts).toEqual([
    ['cosigner_release', 'not_applicable', 'not_said'],
  ])
})

const someComparedFor: fc.Arbitrary<ComparisonFor> = fc.record({
  profile: fc.tuple(someAdult, someUnanswered).map(([person, unanswered]) => toProfile(person, unanswered)),
  borrowing: someBorrowing,
  weights: someWeights,
  sort: fc.constant('best_match' as const),
  today: fc.constant(today),
})

/** Offers that differ little in cost, so that some stand above cheaper ones. */
const someOffers = fc.uniqueArray(
  fc
    .tuple(someOffer, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }))
    .map(([offer, low, high]) => ({
      ...offer,
      lowestRatePercent: 6 + low / 100,
      highestRatePercent: 12 + high / 100,
      rateSeenOn: today,
      applyBy: null,
      minimumCents: 0,
      maximumCents: null,
      termsMonths: [120],
      rules: { ...offer.rules, ...withoutRefusals },
    })),
  { minLength: 2, maxLength: 5, selector: ({ id }) => id },
)
const withoutRefusals = {
  borrowers: null,
  states: null,
  citizenships: null,
  degrees: null,
  schoolControls: null,
  schoolLevels: null,
  minimumEnrollment: null,
}

test('whenever an offer stands above a cheaper one, each criterion it names truly adds more to it', () => {
  let explained = 0
  fc.assert(
    fc.property(someOffers, someComparedFor, (offers, comparedFor) => {
      const { weights, borrowing } = comparedFor
      const { available } = compareOffers(offers, comparedFor)
      for (const [at, upper] of available.entries()) {
        for (const lower of available.slice(at + 1)) {
          const reason = findReasonAbove(upper, [lower], { amountCents: borrowing.amountCents, weights })
          expect(reason !== null).toBe(isCheaper(lower, upper))
          if (!reason) continue
          explained += 1
          expect(reason.lifts.length).toBeGreaterThan(0)
          const [own, other] = [upper, lower].map((ranked) => explainOffer(ranked, comparedFor).receipt)
          for (const { criterion } of reason.lifts)
            expect(weights[criterion] > 0 && addsMore(criterion, own, other), criterion).toBe(true)
        }
      }
    }),
    { numRuns: 10_000 },
  )
  // The property proves nothing if no offer stands above a cheaper one.
  expect(explained).toBeGreaterThan(2_000)
}, 120_000)

/** Whether a criterion earns one receipt more points; where it does not apply, the average of the rest counts. */
function addsMore(criterion: string, own?: Receipt, other?: Receipt): boolean {
  const [mine = 0, theirs = 0] = [own, other].map((receipt) => {
    const counted = receipt?.lines.filter(({ value }) => value !== 'not_applicable') ?? []
    const line = counted.find((line) => line.criterion === criterion)
    const sum = counted.reduce((sum, { points, weight }) => sum + points * weight, 0)
    return line?.points ?? sum / counted.reduce((sum, { weight }) => sum + weight, 0)
  })
  return mine > theirs
}
