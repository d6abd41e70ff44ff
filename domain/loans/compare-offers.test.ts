import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsPerson, makeBestPerson } from '#domain/eligibility/lets-in.fixture.ts'
import { someAdult, someUnanswered, toProfile } from '#domain/eligibility/person.fixture.ts'
import { refinanceGoals } from '#domain/refinance/codes.ts'
import {
  type Comparison,
  type ComparisonFor,
  compareOffers,
  countOpenOffers,
  type ExplainedOffer,
  explainOffer,
} from './compare-offers.ts'
import { criterionCodes, defaultWeights } from './criteria.ts'
import { borrowing, offer } from './loan-offer.fixture.ts'
import type { LoanOffer } from './loan-offer.ts'
import { calculateCostAtRate } from './price-offer.ts'
import { totalPaidCents } from './rank-offer.ts'
import { someBorrowing, someOffer, today } from './some-offers.fixture.ts'
import { someWeights } from './some-weights.fixture.ts'
import { type AnySort, goalSorts, type SortCode, sortCodes, sorts } from './sorts.ts'

const comparedFor: ComparisonFor = {
  profile: { isAdult: true },
  borrowing,
  weights: defaultWeights,
  sort: 'best_match',
  today,
}

/** Returns offers by id that differ from the plain one in the given fields. */
const offersWith = (own: Record<string, Partial<LoanOffer>>): LoanOffer[] =>
  Object.entries(own).map(([id, fields]) => ({ ...offer, id, ...fields }))

const ids = (list: readonly { offer: LoanOffer }[]) => list.map(({ offer }) => offer.id)
const order = (own: Record<string, Partial<LoanOffer>>, sort: SortCode) =>
  ids(compareOffers(offersWith(own), { ...comparedFor, sort }).available)

test('an offer whose rate is older than 30 days is not ranked and reports its age', () => {
  const offers = offersWith({
    lasts: { rateSeenOn: '2026-10-22' },
    older: { rateSeenOn: '2026-08-01' },
    stale: { rateSeenOn: '2026-10-21' },
  })
  const { available, stale } = compareOffers(offers, comparedFor)
  expect(ids(available)).toEqual(['lasts'])
  expect(stale.map(({ offer, ageDays }) => [offer.id, ageDays])).toEqual([
    ['stale', 31],
    ['older', 112],
  ])
})

test('an offer is available through its deadline and left out afterward', () => {
  const offers = offersWith({ today: { applyBy: today }, passed: { applyBy: '2026-11-20' } })
  const { available, leftOut } = compareOffers(offers, comparedFor)
  expect(ids(available)).toEqual(['today'])
  expect(leftOut.map(({ offer, reason }) => [offer.id, reason])).toEqual([['passed', 'deadline_passed']])
})

test('before the loan is known, the current offers are counted that no rule refuses', () => {
  fc.assert(
    fc.property(fc.array(someOffer, { maxLength: 8 }), someComparedFor, (offers, comparedFor) => {
      const { available, refused, leftOut } = compareOffers(offers, comparedFor)
      const current = leftOut.filter(({ reason }) => reason !== 'deadline_passed')
      const open = available.length + current.length
      expect(countOpenOffers(offers, comparedFor)).toEqual({ open, total: open + refused.length })
    }),
  )
})

test('an offer that is not available for this borrowing is left out with the reason', () => {
  const offers = offersWith({
    small: { maximumCents: 900_000 },
    large: { minimumCents: 1_100_000 },
    at_once: { repaymentOptions: offer.repaymentOptions.filter(({ choice }) => choice === 'immediate') },
  })
  const { available, leftOut } = compareOffers(offers, comparedFor)
  expect(available).toEqual([])
  expect(leftOut.map(({ offer, reason }) => [offer.id, reason])).toEqual([
    ['at_once', 'repayment_not_offered'],
    ['large', 'below_minimum'],
    ['small', 'above_maximum'],
  ])
})

test('refused offers are listed separately, fewest refusals first; offers with unknown rules stay available', () => {
  const offers = offersWith({
    a_two: { rules: { ...offer.rules, minimumScore: 700, degrees: ['masters'] } },
    b_one: { rules: { ...offer.rules, minimumScore: 700 } },
    unknown: { rules: { ...offer.rules, states: { only: ['CA'] } } },
    yes: {},
  })
  const profile = { isAdult: true, credit: '580_639', hasCosigner: false, degree: 'bachelors' } as const
  const { available, refused } = compareOffers(offers, { ...comparedFor, profile })
  expect(ids(available)).toEqual(['yes', 'unknown'])
  expect(ids(refused)).toEqual(['b_one', 'a_two'])
})

test('under 18 every lender refuses, unless it might take the cosigner', () => {
  const compare = (hasCosigner: boolean) =>
    compareOffers([offer], { ...comparedFor, profile: { isAdult: false, hasCosigner } })
  expect(compare(false).available).toEqual([])
  expect(ids(compare(false).refused)).toEqual([offer.id])
  expect(ids(compare(true).available)).toEqual([offer.id])
})

test('the lowest-total sort uses the highest rate, so a low minimum rate does not win', () => {
  const own = {
    floor: { lowestRatePercent: 2, highestRatePercent: 16 },
    honest: { lowestRatePercent: 7, highestRatePercent: 9 },
    // The application fee is part of the total paid.
    fee: { lowestRatePercent: 7, highestRatePercent: 9, applicationFeeCents: 1 },
  }
  expect(order(own, 'lowest_total')).toEqual(['honest', 'fee', 'floor'])
})

test('the worst-case sort counts how far a variable rate can rise, and assumes 25% where no cap is stated', () => {
  const variable = { rateType: 'variable', lowestRatePercent: 4, highestRatePercent: 8 } as const
  const own: Record<string, Partial<LoanOffer>> = {
    a_uncapped: { ...variable, rateCapPercent: null },
    b_capped: { ...variable, rateCapPercent: 18 },
    c_fixed: { lowestRatePercent: 9, highestRatePercent: 14 },
    d_dear: { lowestRatePercent: 9, highestRatePercent: 16 },
  }
  expect(order(own, 'lowest_total')).toEqual(['a_uncapped', 'b_capped', 'c_fixed', 'd_dear'])
  expect(order(own, 'lowest_worst_case')).toEqual(['c_fixed', 'd_dear', 'b_capped', 'a_uncapped'])
})

test('the release sort orders only the loans judged with a cosigner, and those that state nothing follow', () => {
  const own: Record<string, Partial<LoanOffer>> = {
    a_alone: { rules: { ...offer.rules, cosigner: 'not_taken' }, cosignerReleaseAfterPayments: 12 },
    b_silent: { cosignerReleaseAfterPayments: null },
    c_late: { cosignerReleaseAfterPayments: 36 },
    d_soon: { cosignerReleaseAfterPayments: 24, highestRatePercent: 20 },
  }
  const profile = { isAdult: true, hasCosigner: true }
  const soonest = compareOffers(offersWith(own), { ...comparedFor, profile, sort: 'cosigner_release' })
  expect(ids(soonest.available)).toEqual(['d_soon', 'c_late', 'b_silent', 'a_alone'])
})

test('the lowest-total sort breaks ties by the least that each loan can cost this borrower', () => {
  const low = { lowestRatePercent: 3, floorScoreOf: 'borrower' } as const
  const own = {
    a_out_of_reach: { ...low, floorMinimumScore: 800 },
    b_open: { lowestRatePercent: 6, floorMinimumScore: 700, floorScoreOf: 'borrower' },
    c_open: { ...low, floorMinimumScore: 700 },
  } as const
  const profile = { isAdult: true, hasCosigner: false, credit: '700_759' } as const
  const { available } = compareOffers(offersWith(own), { ...comparedFor, profile, sort: 'lowest_total' })
  expect(ids(available)).toEqual(['c_open', 'b_open', 'a_out_of_reach'])
  expect(available.map(({ lowestEnd }) => lowestEnd)).toEqual(['yes', 'yes', 'no'])
})

test('the easiest-to-apply sort prefers certainty, then one applicant, then no fee, then the lower total', () => {
  const published = { minimumScore: 0, minimumIncomeCents: 0 }
  const own: Record<string, Partial<LoanOffer>> = {
    a_unpublished: { highestRatePercent: 6 },
    b_two_sign: { rules: { ...offer.rules, ...published, cosigner: 'required' } },
    c_fee: { rules: { ...offer.rules, ...published, cosigner: 'not_taken' }, applicationFeeCents: 100 },
    d_dear: { rules: { ...offer.rules, ...published, cosigner: 'not_taken' }, highestRatePercent: 15 },
    e_cheap: { rules: { ...offer.rules, ...published, cosigner: 'not_taken' }, highestRatePercent: 12 },
  }
  const profile = { isAdult: true, hasCosigner: true }
  const easiest = compareOffers(offersWith(own), { ...comparedFor, profile, sort: 'easiest_to_apply' })
  expect(ids(easiest.available)).toEqual(['e_cheap', 'd_dear', 'c_fee', 'b_two_sign', 'a_unpublished'])
})

test('the highest-amount sort puts lenders without a limit of their own first, then the largest', () => {
  const own = {
    small: { maximumCents: 2_000_000 },
    none: { maximumCents: null },
    large: { maximumCents: 20_000_000 },
  }
  expect(order(own, 'award_amount_high')).toEqual(['none', 'large', 'small'])
})

test('the deadline sort puts the nearest first and offers open all year last', () => {
  const own = { all_year: {}, later: { applyBy: '2027-03-01' }, soon: { applyBy: '2026-12-01' } }
  expect(order(own, 'deadline')).toEqual(['soon', 'later', 'all_year'])
})

test('every sort orders equal offers by id', () => {
  for (const sort of sortCodes) expect(order({ c: {}, a: {}, b: {} }, sort), sort).toEqual(['a', 'b', 'c'])
})

test('every published sort ends with the id', () => {
  expect(Object.keys(sorts).sort()).toEqual([...sortCodes].sort())
  for (const sort of sortCodes) expect(sorts[sort].at(-1)).toBe('id')
  for (const goal of refinanceGoals) expect(goalSorts[goal].at(-1)).toBe('id')
})

const someComparedFor: fc.Arbitrary<ComparisonFor> = fc.record({
  profile: fc.tuple(someAdult, someUnanswered).map(([person, unanswered]) => toProfile(person, unanswered)),
  borrowing: someBorrowing,
  weights: someWeights,
  sort: fc.constantFrom<AnySort[]>(...sortCodes, ...refinanceGoals),
  today: fc.constant(today),
})
const someOffers = fc.uniqueArray(someOffer, { maxLength: 8, selector: ({ id }) => id })

/** An independent implementation of each documented order; lower values come first. */
const documented: Record<AnySort, (a: ExplainedOffer, b: ExplainedOffer) => number> = {
  best_match: (a, b) => b.receipt.score - a.receipt.score,
  lowest_worst_case: (a, b) => maximumTotalCents(a) - maximumTotalCents(b),
  cosigner_release: (a, b) => paymentsToRelease(a) - paymentsToRelease(b),
  lowest_total: (a, b) => totalPaidCents(a, 'highest') - totalPaidCents(b, 'highest'),
  easiest_to_apply: (a, b) => countOpenRules(a) - countOpenRules(b),
  award_amount_high: (a, b) => (b.offer.maximumCents ?? 1e15) - (a.offer.maximumCents ?? 1e15),
  deadline: (a, b) =>
    Date.parse(a.offer.applyBy ?? '9999-01-01') - Date.parse(b.offer.applyBy ?? '9999-01-01'),
  REDUCED_MONTHLY_PAYMENT: (a, b) =>
    Number(raisesPayment(a)) - Number(raisesPayment(b)) ||
    Number(costsMore(a)) - Number(costsMore(b)) ||
    a.highest.cost.monthlyPaymentCents - b.highest.cost.monthlyPaymentCents,
  MAXIMIZE_SAVINGS: (a, b) => totalPaidCents(a, 'highest') - totalPaidCents(b, 'highest'),
  END_DEBT_SOONER: (a, b) => a.highest.cost.months - b.highest.cost.months,
  CONSOLIDATE_LOANS: (a, b) => b.receipt.score - a.receipt.score,
}

function raisesPayment({ replaced, highest }: ExplainedOffer): boolean {
  return replaced !== undefined && highest.cost.monthlyPaymentCents >= replaced.monthlyPaymentCents
}

function costsMore(offer: ExplainedOffer): boolean {
  return offer.replaced !== undefined && totalPaidCents(offer, 'highest') > offer.replaced.totalCents
}

function maximumTotalCents(priced: ExplainedOffer): number {
  const { offer } = priced
  const percent = Math.max(
    offer.highestRatePercent,
    offer.rateType === 'fixed' ? 0 : (offer.rateCapPercent ?? 25),
  )
  return calculateCostAtRate(priced, percent).totalCents + offer.applicationFeeCents
}

function paymentsToRelease({ eligibility, offer }: ExplainedOffer): number {
  return eligibility.isWithCosigner ? (offer.cosignerReleaseAfterPayments ?? 1e6) : 1e9
}

function countOpenRules({ eligibility, offer: { rules } }: ExplainedOffer): number {
  const unpublished = [rules.minimumScore, rules.minimumIncomeCents].filter((minimum) => minimum === null)
  const unanswered = eligibility.rules.filter(({ verdict }) => verdict === 'unknown')
  const byCosigner = unanswered.filter(({ settledBy }) => settledBy === 'cosigner')
  return unanswered.length - byCosigner.length + Math.min(1, byCosigner.length) + unpublished.length
}

test('for 10,000 random borrowers and offers, no refused offer is available, the order follows the sort, and receipts add up', () => {
  let ordered = 0
  fc.assert(
    fc.property(someOffers, someComparedFor, (offers, comparedFor) => {
      const comparison = compareOffers(offers, comparedFor)
      const { refused } = comparison
      const available = comparison.available.map((ranked) => explainOffer(ranked, comparedFor))
      expect(listed(comparison).sort()).toEqual(ids(offers.map((offer) => ({ offer }))).sort())
      const isRefused = (offer: LoanOffer) =>
        !acceptsPerson(offer.rules, makeBestPerson(comparedFor.profile, offer.rules))
      for (const { offer } of available) expect(isRefused(offer), offer.id).toBe(false)
      for (const { offer } of refused) expect(isRefused(offer), offer.id).toBe(true)
      for (const [at, ranked] of available.entries()) {
        const before = available[at - 1]
        if (before) {
          expect(documented[comparedFor.sort](before, ranked)).toBeLessThanOrEqual(0)
          ordered += 1
        }
        const { lines, score } = ranked.receipt
        expect(score).toBe(ranked.score)
        expect(lines.map(({ criterion }) => criterion)).toEqual(criterionCodes)
        expect(lines.reduce((sum, line) => sum + line.weightedPoints, 0)).toBe(score)
      }
    }),
    { numRuns: 10_000 },
  )
  // The property proves nothing if no list has two offers.
  expect(ordered).toBeGreaterThan(5_000)
}, 120_000)

test('the order depends neither on the input order nor on which other offers exist', () => {
  fc.assert(
    fc.property(someOffers, someComparedFor, (offers, comparedFor) => {
      const all = compareOffers(offers, comparedFor)
      expect(listed(compareOffers(offers.toReversed(), comparedFor))).toEqual(listed(all))
      for (const ranked of all.available)
        expect(compareOffers([ranked.offer], comparedFor).available).toEqual([ranked])
    }),
    { numRuns: 500 },
  )
})

/** Changes that a lender could make to look better; each makes the offer worse. */
const worse: Record<string, (offer: LoanOffer) => LoanOffer> = {
  'a higher score for the lowest rate': (offer) => ({ ...offer, floorMinimumScore: 850 }),
  'a higher lowest rate': (offer) => ({ ...offer, lowestRatePercent: offer.highestRatePercent }),
  'a higher highest rate': (offer) => ({ ...offer, highestRatePercent: offer.highestRatePercent + 1 }),
  'a higher cap': (offer) => ({ ...offer, rateCapPercent: offer.rateCapPercent && offer.rateCapPercent + 1 }),
  'a cap that is no longer stated': (offer) => ({ ...offer, rateCapPercent: null }),
  'a higher origination fee': (offer) => ({
    ...offer,
    originationFeePercent: offer.originationFeePercent + 1,
  }),
  'a higher application fee': (offer) => ({
    ...offer,
    applicationFeeCents: offer.applicationFeeCents + 2_000,
  }),
  'a fee that is no longer stated': (offer) => ({ ...offer, returnedPaymentFeeCents: null }),
  'a later cosigner release': (offer) => ({
    ...offer,
    cosignerReleaseAfterPayments:
      offer.cosignerReleaseAfterPayments && offer.cosignerReleaseAfterPayments + 6,
  }),
  'less hardship help': (offer) => ({ ...offer, hardshipMonths: null }),
  'a rule that is no longer published': (offer) => ({
    ...offer,
    rules: { ...offer.rules, minimumScore: null, minimumIncomeCents: null },
  }),
  'a duplicate way to repay': (offer) => ({
    ...offer,
    repaymentOptions: [...offer.repaymentOptions, ...offer.repaymentOptions],
  }),
}

test.each(Object.keys(worse))('%s never earns points', (name) => {
  fc.assert(
    fc.property(someOffer, someComparedFor, (offer, comparedFor) => {
      const rank = (offer: LoanOffer) => compareOffers([offer], comparedFor).available[0]
      const before = rank(offer)
      const after = rank(worse[name]?.(offer) ?? offer)
      // A larger fee can raise the loan above the lender's minimum, and an unpublished rule refuses nobody.
      if (!before || !after) return
      // It can also open the loan to a borrower alone, for whom the release of a cosigner does not count.
      if (before.judgment.isWithCosigner === after.judgment.isWithCosigner)
        expect(after.score).toBeLessThanOrEqual(before.score)
    }),
    { numRuns: 1_000 },
  )
})

function listed({ available, refused, stale, leftOut }: Comparison): string[] {
  return [available, refused, stale, leftOut].flatMap((list: readonly { offer: LoanOffer }[]) => ids(list))
}
