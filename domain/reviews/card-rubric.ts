import { spentCentsAMonth } from '#domain/cards/spend-by-set.ts'
import { exampleSpending } from '#domain/cards/spending-presets.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import {
  addEditorPoints,
  calculateReviewScore,
  type GivenPoints,
  type ReviewScore,
  scoreByLimits,
} from './review-score.ts'
import type { Rubric } from './rubric.ts'

/** The costs and benefits of a card. What its issuer pays us is not included and cannot be added. */
export interface CardTerms {
  annualFeeCents: number
  /** Yearly percentage rate for purchases. */
  highestAprPercent: number
  foreignFeePercent: number
  lateFeeCents: number
  /** The yearly rewards for the example spending. */
  rewardsCentsAYear: number
  /** The smallest deposit that opens the card; 0 for a card without a deposit. */
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
  looksAt: 'The highest rate on purchases that aren’t paid off.',
  rule: { kind: 'at_most', unit: 'percent', limits: [15, 18, 21, 25, 29] },
  weight: 24,
} as const

const abroad = {
  name: 'Foreign transaction fee',
  looksAt: 'The fee on purchases made in another country.',
  rule: { kind: 'at_most', unit: 'percent', limits: [0, 1, 2, 2.5, 3] },
  weight: 8,
} as const

const lateFee = {
  name: 'Late payment fee',
  looksAt: 'The highest fee for one late payment.',
  rule: { kind: 'at_most', unit: 'cents', limits: [0, 1_000, 2_000, 3_000, 4_000] },
  weight: 8,
} as const

const exampleKinds = [
  ['groceries', 'groceries'],
  ['dining', 'dining'],
  ['gas', 'gas'],
  ['other', 'everything else'],
] as const

const rewards = {
  name: 'Rewards',
  looksAt: `What a year of our example spending earns back: ${formatDollars(spentCentsAMonth(exampleSpending))} a month, of which ${exampleKinds.map(([kind, name]) => `${formatDollars(exampleSpending[kind])} on ${name}`).join(', ')}.`,
  rule: { kind: 'at_least', unit: 'cents', limits: [24_000, 18_000, 12_000, 6_000, 1_200] },
  weight: 20,
} as const

const deposit = {
  name: 'Security deposit',
  looksAt: 'The smallest security deposit needed before the card can be used.',
  rule: { kind: 'at_most', unit: 'cents', limits: [0, 5_000, 10_000, 20_000, 30_000] },
  weight: 8,
} as const

const clarity = {
  name: 'Plain language',
  looksAt: 'How easy its terms are to understand before anyone applies.',
  rule: { kind: 'judged' },
  weight: 12,
} as const

/** The published rubric for credit cards. */
export const cardRubric: Rubric = [annualFee, apr, abroad, lateFee, rewards, deposit, clarity]

/** Scores a card by its terms, and by an editor's points where the terms cannot tell. */
export function scoreCard<Terms extends CardTerms>(
  terms: Exactly<CardTerms, Terms>,
  editors: readonly GivenPoints[],
): ReviewScore {
  return calculateReviewScore(cardRubric, addEditorPoints(scoreCardTerms(terms), editors))
}

function scoreCardTerms(terms: CardTerms): GivenPoints[] {
  const { annualFeeCents, highestAprPercent, foreignFeePercent, lateFeeCents, rewardsCentsAYear } = terms
  const { depositCents } = terms
  return [
    scoreByLimits(
      annualFee,
      annualFeeCents,
      annualFeeCents === 0 ? 'It has none.' : `It is ${formatCents(annualFeeCents)}.`,
    ),
    scoreByLimits(apr, highestAprPercent, `It goes up to ${highestAprPercent.toFixed(2)}%.`),
    scoreByLimits(
      abroad,
      foreignFeePercent,
      foreignFeePercent === 0 ? 'It doesn’t charge this fee.' : `It charges ${foreignFeePercent}%.`,
    ),
    scoreByLimits(
      lateFee,
      lateFeeCents,
      lateFeeCents === 0 ? 'It has none.' : `Up to ${formatCents(lateFeeCents)}.`,
    ),
    scoreByLimits(
      rewards,
      rewardsCentsAYear,
      rewardsCentsAYear === 0 ? 'It earns no rewards.' : `${formatCents(rewardsCentsAYear)} a year.`,
    ),
    scoreByLimits(
      deposit,
      depositCents,
      depositCents === 0 ? 'It doesn’t require one.' : `It starts at ${formatCents(depositCents)}.`,
    ),
  ]
}
