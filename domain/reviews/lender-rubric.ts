import { formatCents, formatDollars } from '#domain/money.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { feeExample, highestRateOf, type LenderTerms, lowestRateOf } from './lender-terms.ts'
import { byLimits, type GivenPoints, type ReviewScore, reviewScore, withEditors } from './review-score.ts'
import type { Rubric } from './rubric.ts'

const highestRate = {
  name: 'Highest rate',
  looksAt: 'The highest rate of all its loans, as they are offered today.',
  rule: { kind: 'at_most', unit: 'percent', limits: [9, 11, 13, 15, 17] },
  weight: 24,
} as const

const lowestRate = {
  name: 'Lowest rate',
  looksAt: 'The lowest rate of all its loans, which few get.',
  rule: { kind: 'at_most', unit: 'percent', limits: [4, 5, 6, 7, 8] },
  weight: 6,
} as const

const fees = {
  name: 'Fees',
  looksAt: `All fees of its dearest loan when ${formatDollars(feeExample.amountCents)} is borrowed, and one payment of ${formatDollars(feeExample.paymentCents)} is late and one bounces.`,
  rule: { kind: 'at_most', unit: 'cents', limits: [0, 2_500, 5_000, 10_000, 30_000] },
  weight: 14,
} as const

const release = {
  name: 'Letting a cosigner go',
  looksAt:
    'Full payments on time until a cosigner can ask to be released. Five points where no cosigner is taken.',
  rule: { kind: 'at_most', unit: 'payments', limits: [12, 24, 36, 48, 60] },
  weight: 12,
} as const

const repayment = {
  name: 'Choice of repayment',
  looksAt: 'What every one of its loans lets a student do.',
  rule: {
    kind: 'one_for_each',
    things: [
      'paying in full while in school',
      'paying the interest while in school',
      'paying a small flat amount while in school',
      'paying nothing while in school',
      'six months or more of wait after school',
    ],
  },
  weight: 14,
} as const

const openness = {
  name: 'Open about its rates',
  looksAt: 'What it publishes for every one of its loans.',
  rule: {
    kind: 'one_for_each',
    things: [
      'rates seen in the last 30 days',
      'who gets the lowest rate',
      'the most a variable rate can reach',
      'what a variable rate follows',
      'how long payments can be paused in hardship',
    ],
  },
  weight: 14,
} as const

const clarity = {
  name: 'Clear words',
  looksAt: 'How easily its pages and papers are understood before anything is signed.',
  rule: { kind: 'judged' },
  weight: 16,
} as const

/** How we score lenders. */
export const lenderRubric: Rubric = [highestRate, lowestRate, fees, release, repayment, openness, clarity]

/** The score of a lender: from its terms where they tell, and an editor's points where they cannot. */
export function scoreOfLender<Terms extends LenderTerms>(
  terms: Exactly<LenderTerms, Terms>,
  editors: readonly GivenPoints[],
): ReviewScore {
  return reviewScore(lenderRubric, withEditors(pointsOf(terms), editors))
}

/** A criterion that the lender says nothing of has no points: it is no nought. */
function pointsOf(terms: LenderTerms): GivenPoints[] {
  const { feesCents, cosignerReleasePayments: payments, takesCosigner, repaymentWays } = terms
  return [
    byLimits(highestRate, highestRateOf(terms), `Its highest rate is ${highestRateOf(terms).toFixed(2)}%.`),
    byLimits(lowestRate, lowestRateOf(terms), `Its lowest rate is ${lowestRateOf(terms).toFixed(2)}%.`),
    ...(feesCents === undefined
      ? []
      : [byLimits(fees, feesCents, `They come to ${formatCents(feesCents)}.`)]),
    ...releasePoints(takesCosigner, payments),
    countOf(repayment, [
      repaymentWays.includes('immediate'),
      repaymentWays.includes('interest_only'),
      repaymentWays.includes('flat'),
      repaymentWays.includes('deferred'),
      terms.graceMonths >= 6,
    ]),
    countOf(openness, [
      !terms.isOutdated,
      terms.saysLowestRateConditions,
      terms.saysRateCaps,
      terms.saysWhatRatesFollow,
      terms.saysHardshipMonths,
    ]),
  ]
}

function releasePoints(takesCosigner: boolean, payments: number | undefined): GivenPoints[] {
  if (!takesCosigner)
    return [{ criterion: release.name, points: 5, reason: 'It takes no cosigner, so nobody else is bound.' }]
  if (payments === undefined) return []
  return [byLimits(release, payments, `After ${payments} payments.`)]
}

function countOf(
  { name, rule }: { name: string; rule: { things: readonly string[] } },
  holds: readonly boolean[],
): GivenPoints {
  const missing = rule.things.filter((_, at) => holds[at] !== true)
  const reason = missing.length === 0 ? 'It has all five.' : `It does not have: ${missing.join('; ')}.`
  return { criterion: name, points: rule.things.length - missing.length, reason }
}
