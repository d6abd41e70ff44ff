import { expect, test } from 'vitest'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { criterionCodes, defaultWeights } from '#domain/loans/criteria.ts'
import { borrowing, offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { AdvantageCriterion, ReasonAbove } from '#domain/loans/reason-above.ts'
import type { CriterionValue } from '#domain/ranking/scale.ts'
import { describeReasonAbove } from './reason-messages.ts'

const { available } = compareOffers([{ ...offer, rateType: 'variable' }], {
  profile: { isAdult: true },
  borrowing,
  weights: defaultWeights,
  sort: 'best_match',
  today: offer.rateSeenOn,
})
const [cheaper] = available

function describe(lifts: ReasonAbove['lifts'], own: Partial<LoanOffer> = {}, isAtBothEnds = true) {
  if (!cheaper) throw new Error('The offer is not available')
  return describeReasonAbove({ ...offer, ...own }, { cheaper, isAtBothEnds, lifts })
}

test('the sentence names the cheaper loan and the two criteria that add most', () => {
  const lifts: ReasonAbove['lifts'] = [
    { criterion: 'rate_cap', value: 'fixed', cheaperValue: 'not_said' },
    { criterion: 'cosigner_release', value: 12, cheaperValue: 'not_applicable' },
    { criterion: 'grace', value: 9, cheaperValue: 6 },
  ]
  expect(describe(lifts, { lenderId: 'other' })).toBe(
    'Costs more than Quillmere Bank’s variable-rate Campus Loan at both its lowest and highest rates. It ranks higher because its rate can’t rise and a cosigner can ask for release after 12 payments.',
  )
  expect(describe(lifts.slice(2), {}, false)).toBe(
    'Costs more than this lender’s variable-rate Campus Loan at every rate you could get. It ranks higher because its grace period is longer.',
  )
})

const lifting = criterionCodes.filter(
  (code): code is AdvantageCriterion => code !== 'highest_total' && code !== 'lowest_total',
)
const pairs: [CriterionValue, CriterionValue][] = [
  [12, 6],
  [12, 'not_said'],
  [12, 'not_applicable'],
  ['fixed', 18],
]

test.each(lifting)('%s has a text for every pair of values', (criterion) => {
  for (const [value, cheaperValue] of [
    ...pairs,
    ...(criterion === 'cosigner_release' ? [['not_applicable', 36] as const] : []),
  ])
    expect(describe([{ criterion, value, cheaperValue }])).toMatch(
      / because (its|it|fewer|a|payments) [^.]+\.$/,
    )
})
