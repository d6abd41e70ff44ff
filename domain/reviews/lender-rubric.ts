import { formatCents, formatDollars } from '#domain/money.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { feeExample, getHighestRate, getLowestRate, type LenderTerms } from './lender-terms.ts'
import {
  addEditorPoints,
  calculateReviewScore,
  type GivenPoints,
  type ReviewScore,
  scoreByLimits,
} from './review-score.ts'
import type { Rubric } from './rubric.ts'

const highestRate = {
  name: 'Highest rate',
  looksAt: 'The highest rate among all its loans, as offered today.',
  rule: { kind: 'at_most', unit: 'percent', limits: [9, 11, 13, 15, 17] },
  weight: 24,
} as const

const lowestRate = {
  name: 'Lowest rate',
  looksAt: 'The lowest rate among all its loans, which few people get.',
  rule: { kind: 'at_most', unit: 'percent', limits: [4, 5, 6, 7, 8] },
  weight: 6,
} as const

const fees = {
  name: 'Fees',
  looksAt: `All fees on its most expensive loan when ${formatDollars(feeExample.amountCents)} is borrowed, one payment of ${formatDollars(feeExample.paymentCents)} is late, and one is returned.`,
  rule: { kind: 'at_most', unit: 'cents', limits: [0, 2_500, 5_000, 10_000, 30_000] },
  weight: 14,
} as const

const release = {
  name: 'Cosigner release',
  looksAt:
    'Full on-time payments before a cosigner can ask to be released. Five points if it doesn’t accept cosigners.',
  rule: { kind: 'at_most', unit: 'payments', limits: [12, 24, 36, 48, 60] },
  weight: 12,
} as const

const repayment = {
  name: 'Repayment choices',
  looksAt: 'What every one of its loans lets a student do.',
  rule: {
    kind: 'one_for_each',
    things: [
      'making full payments while in school',
      'paying the interest while in school',
      'paying a small flat amount while in school',
      'paying nothing while in school',
      'a grace period of six months or more',
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
      'the index a variable rate is tied to',
      'how long payments can be paused for hardship',
    ],
  },
  weight: 14,
} as const

const clarity = {
  name: 'Plain language',
  looksAt: 'How easy its website and documents are to understand before anything is signed.',
  rule: { kind: 'judged' },
  weight: 16,
} as const

/** The published rubric for lenders. */
export const lenderRubric: Rubric = [highestRate, lowestRate, fees, release, repayment, openness, clarity]

/** Scores a lender by its terms where they are stated, and by an editor's points elsewhere. */
export function scoreLender<Terms extends LenderTerms>(
  terms: Exactly<LenderTerms, Terms>,
  editors: readonly GivenPoints[],
): ReviewScore {
  return calculateReviewScore(lenderRubric, addEditorPoints(scoreLenderTerms(terms), editors))
}

/**
 * Returns the points of the stated terms. A criterion that the lender says nothing about gets no points, not
 * 0 points.
 */
function scoreLenderTerms(terms: LenderTerms): GivenPoints[] {
  const { feesCents, cosignerReleasePayments: payments, takesCosigner, repaymentWays } = terms
  return [
    scoreByLimits(
      highestRate,
      getHighestRate(terms),
      `Its highest rate is ${getHighestRate(terms).toFixed(2)}%.`,
    ),
    scoreByLimits(
      lowestRate,
      getLowestRate(terms),
      `Its lowest rate is ${getLowestRate(terms).toFixed(2)}%.`,
    ),
    ...(feesCents === undefined
      ? []
      : [scoreByLimits(fees, feesCents, `They come to ${formatCents(feesCents)}.`)]),
    ...releasePoints(takesCosigner, payments),
    describeCount(repayment, [
      repaymentWays.includes('immediate'),
      repaymentWays.includes('interest_only'),
      repaymentWays.includes('flat'),
      repaymentWays.includes('deferred'),
      terms.graceMonths >= 6,
    ]),
    describeCount(openness, [
      !terms.isOutdated,
      terms.statesLowestRateConditions,
      terms.statesRateCaps,
      terms.statesWhatRatesFollow,
      terms.statesHardshipMonths,
    ]),
  ]
}

function releasePoints(takesCosigner: boolean, payments: number | undefined): GivenPoints[] {
  if (!takesCosigner)
    return [
      {
        criterion: release.name,
        points: 5,
        reason: 'It doesn’t accept cosigners, so no one else is liable for the loan.',
      },
    ]
  if (payments === undefined) return []
  return [scoreByLimits(release, payments, `After ${payments} payments.`)]
}

function describeCount(
  { name, rule }: { name: string; rule: { things: readonly string[] } },
  holds: readonly boolean[],
): GivenPoints {
  const missing = rule.things.filter((_, at) => holds[at] !== true)
  const reason = missing.length === 0 ? 'It has all five.' : `Missing: ${missing.join('; ')}.`
  return { criterion: name, points: rule.things.length - missing.length, reason }
}
