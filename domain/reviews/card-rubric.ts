import { formatCents, formatDollars } from '#domain/money.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { exampleSpending, spentCentsAMonth } from './example-spending.ts'
import { byLimits, type GivenPoints, type ReviewScore, reviewScore, withEditors } from './review-score.ts'
import type { Rubric } from './rubric.ts'

/** What a card costs and gives. What its issuer pays us is not here and cannot be added. */
export interface CardTerms {
  annualFeeCents: number
  /** Percent a year for purchases. */
  highestAprPercent: number
  foreignFeePercent: number
  lateFeeCents: number
  /** What the example spending gives back in a year. */
  rewardsCentsAYear: number
  /** The smallest deposit it opens with; 0 for a card without one. */
  depositCents: number
}

const annualFee = {
  name: 'Annual fee',
  looksAt: 'What it costs each year to have the card.',
  rule: { kind: 'at_most', unit: 'cents', limits: [0, 2_500, 4_900, 7_500, 9_900] },
  weight: 20,
} as const

const apr = {
  name: 'Highest APR',
  looksAt: 'The highest rate for purchases that are not paid off.',
  rule: { kind: 'at_most', unit: 'percent', limits: [15, 18, 21, 25, 29] },
  weight: 24,
} as const

const abroad = {
  name: 'Paying abroad',
  looksAt: 'The fee on purchases in another country.',
  rule: { kind: 'at_most', unit: 'percent', limits: [0, 1, 2, 2.5, 3] },
  weight: 8,
} as const

const lateFee = {
  name: 'Paying late',
  looksAt: 'The highest fee for one late payment.',
  rule: { kind: 'at_most', unit: 'cents', limits: [0, 1_000, 2_000, 3_000, 4_000] },
  weight: 8,
} as const

const rewards = {
  name: 'Rewards',
  looksAt: `What a year of our example spending gives back: ${formatDollars(spentCentsAMonth)} a month, of which ${exampleSpending.map(({ name, centsAMonth }) => `${formatDollars(centsAMonth)} on ${name}`).join(', ')}.`,
  rule: { kind: 'at_least', unit: 'cents', limits: [24_000, 18_000, 12_000, 6_000, 1_200] },
  weight: 20,
} as const

const deposit = {
  name: 'Deposit',
  looksAt: 'The least that has to be paid in before the card can be used.',
  rule: { kind: 'at_most', unit: 'cents', limits: [0, 5_000, 10_000, 20_000, 30_000] },
  weight: 8,
} as const

const clarity = {
  name: 'Clear words',
  looksAt: 'How easily its terms are understood before anybody applies.',
  rule: { kind: 'judged' },
  weight: 12,
} as const

/** How we score credit cards. */
export const cardRubric: Rubric = [annualFee, apr, abroad, lateFee, rewards, deposit, clarity]

/** The score of a card: from its terms, and an editor's points where they cannot tell. */
export function scoreOfCard<Terms extends CardTerms>(
  terms: Exactly<CardTerms, Terms>,
  editors: readonly GivenPoints[],
): ReviewScore {
  return reviewScore(cardRubric, withEditors(pointsOf(terms), editors))
}

function pointsOf(terms: CardTerms): GivenPoints[] {
  const { annualFeeCents, highestAprPercent, foreignFeePercent, lateFeeCents, rewardsCentsAYear } = terms
  const { depositCents } = terms
  return [
    byLimits(
      annualFee,
      annualFeeCents,
      annualFeeCents === 0 ? 'It has none.' : `It is ${formatCents(annualFeeCents)}.`,
    ),
    byLimits(apr, highestAprPercent, `It goes up to ${highestAprPercent.toFixed(2)}%.`),
    byLimits(
      abroad,
      foreignFeePercent,
      foreignFeePercent === 0 ? 'It has no such fee.' : `It takes ${foreignFeePercent}%.`,
    ),
    byLimits(
      lateFee,
      lateFeeCents,
      lateFeeCents === 0 ? 'It has none.' : `Up to ${formatCents(lateFeeCents)}.`,
    ),
    byLimits(
      rewards,
      rewardsCentsAYear,
      rewardsCentsAYear === 0 ? 'It gives nothing back.' : `${formatCents(rewardsCentsAYear)} a year.`,
    ),
    byLimits(
      deposit,
      depositCents,
      depositCents === 0 ? 'It needs none.' : `It opens with ${formatCents(depositCents)}.`,
    ),
  ]
}
