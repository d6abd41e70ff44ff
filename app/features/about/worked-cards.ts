import { type Card, type CategoryReward, cardSchema, type Rewards } from '#domain/cards/card.ts'
import { defaultCardWeights } from '#domain/cards/card-criteria.ts'
import { type CardValue, valueCard } from '#domain/cards/card-value.ts'
import { judgeApplicant } from '#domain/cards/check-applicant.ts'
import { minimumCents, payOff } from '#domain/cards/pay-off.ts'
import { prepareSituation, priceCard, sumPriced } from '#domain/cards/price-card.ts'
import { type CardScoreReceipt, cardRankingInput, explainCardScore } from '#domain/cards/rank-card.ts'
import type { CardSituation, Carrying } from '#domain/cards/situation.ts'
import type { MonthlySpending } from '#domain/cards/spending.ts'
import { exampleSpending, noSpending } from '#domain/cards/spending-presets.ts'

/** One sum that a reader can follow, and what it comes to. */
interface HandStep {
  /** Written with $, %, +, −, ×, ÷, ^ and parentheses alone; a test works it out. */
  sum: string
  cents: number
}

/** A calculation of cards: its inputs in words, the steps by hand, and the same by the code that fills the lists. */
export interface WorkedCard {
  /** What is calculated. */
  name: string
  inputs: string
  /** The last is the answer. */
  steps: readonly HandStep[]
  ours: () => number
}

/** An invented card without rewards, fees or promotions, at one APR of 24%. */
const plain: Card = cardSchema.parse({
  id: 'example',
  issuerId: 'example',
  issuerName: 'Example Bank',
  isSample: true,
  name: 'Example Card',
  types: ['everyday'],
  annualFeeCents: 0,
  firstYearFeeCents: null,
  purchaseApr: { lowestPercent: 24, highestPercent: 24 },
  transferApr: { lowestPercent: 24, highestPercent: 24 },
  transferFee: { percent: 3, leastCents: 500 },
  cashAdvanceAprPercent: null,
  cashAdvanceFee: null,
  penaltyAprPercent: null,
  promotions: [],
  graceDays: 25,
  minimumPayment: { floorCents: 2_500, percentOfBalance: 1, addsInterest: true },
  foreignFeePercent: 3,
  lateFeeCents: 0,
  returnedPaymentFeeCents: 0,
  deposit: null,
  rewards: null,
  credits: [],
  bonus: null,
  creditBand: null,
  isForStudents: false,
  takesCosigner: null,
  takesItin: null,
  reportsTo: [],
  applyUrl: null,
  termsSeenOn: '2026-11-23',
})

/** Nothing bought, from January, and nothing owed. */
const inFull: CardSituation = {
  spending: noSpending,
  abroadCents: 0,
  firstMonth: 1,
  activates: true,
  carries: null,
}

const backOf = (rate: Partial<CategoryReward> | null, own: Partial<Rewards> = {}): Pick<Card, 'rewards'> => ({
  rewards: {
    basePointsPerDollar: 1,
    centsAPoint: 1,
    categories: rate ? [toReward(rate)] : [],
    ...own,
  },
})

function toReward(rate: Partial<CategoryReward>): CategoryReward {
  return {
    categories: ['other'],
    pointsPerDollar: 1,
    cap: null,
    months: null,
    needsActivation: false,
    ...rate,
  }
}

function value(
  own: Partial<Card>,
  spending: Partial<MonthlySpending>,
  how: Partial<CardSituation> = {},
): CardValue {
  const result = valueCard(
    { ...plain, ...own },
    {
      ...inFull,
      spending: { ...noSpending, ...spending },
      ...how,
    },
  )
  if (!result.ok) throw new Error(`The example has no value: ${result.reason}`)
  return result.value
}

const known = ({ cents }: { cents: number | null }) => cents ?? Number.NaN
const interestOf = (cents: number, own: Partial<Carrying> = {}): Carrying => ({
  cents,
  isTransferred: false,
  paysCents: null,
  ...own,
})
const fullMonth = { sum: '$1,000 × ((1 + 24% ÷ 365) ^ (365 ÷ 12) − 1)', cents: 2_019 }

/** Every calculation of cards, worked by hand. No publisher stands behind the answers but where one is named. */
export const workedCards: readonly WorkedCard[] = [
  {
    name: 'Rewards',
    inputs: 'A year with 3% back on groceries and 1% on the rest; $800 a month, $250 of it on groceries.',
    steps: [{ sum: '12 × ($250 × 3% + $550 × 1%)', cents: 15_600 }],
    ours: () =>
      known(value(backOf({ categories: ['groceries'], pointsPerDollar: 3 }), exampleSpending).firstYear),
  },
  {
    name: 'A cap',
    inputs: 'A year with 5% back on gas up to $300 a quarter, then 1%; $200 of gas a month.',
    steps: [{ sum: '4 × ($300 × 5% + ($600 − $300) × 1%)', cents: 7_200 }],
    ours: () =>
      known(
        value(
          backOf({
            categories: ['gas'],
            pointsPerDollar: 5,
            cap: { spendCents: 30_000, period: 'quarter' },
          }),
          { gas: 20_000 },
        ).firstYear,
      ),
  },
  {
    name: 'Two rates for one purchase',
    inputs:
      'A year with 5% back on gas and groceries together, up to $500 a month, and 3% on gas; $500 a month of each. Groceries fill the cap, so gas keeps its 3%.',
    steps: [{ sum: '12 × ($500 × 5% + $500 × 3%)', cents: 48_000 }],
    ours: () =>
      known(
        value(
          backOf(null, {
            categories: [
              toReward({
                categories: ['gas', 'groceries'],
                pointsPerDollar: 5,
                cap: { spendCents: 50_000, period: 'month' },
              }),
              toReward({ categories: ['gas'], pointsPerDollar: 3 }),
            ],
          }),
          { gas: 50_000, groceries: 50_000 },
        ).firstYear,
      ),
  },
  {
    name: 'A rotating category',
    inputs:
      'The first year with 5% back on dining from January to March, up to $1,500 a quarter, and 1% otherwise; $1,000 a month, opened in February. February and March share a cap; the next January has a new one.',
    steps: [{ sum: '$12,000 × 1% + ($1,500 + $1,000) × (5% − 1%)', cents: 22_000 }],
    ours: () =>
      known(
        value(
          backOf({
            categories: ['dining'],
            pointsPerDollar: 5,
            months: [1, 2, 3],
            cap: { spendCents: 150_000, period: 'quarter' },
          }),
          { dining: 100_000 },
          { firstMonth: 2 },
        ).firstYear,
      ),
  },
  {
    name: 'Points',
    inputs: 'A year with 2 points per dollar, each worth half a cent; $100 a month.',
    steps: [{ sum: '12 × 100 × 2 × $0.005', cents: 1_200 }],
    ours: () =>
      known(value(backOf(null, { basePointsPerDollar: 2, centsAPoint: 0.5 }), { other: 10_000 }).firstYear),
  },
  {
    name: 'A statement credit',
    inputs: 'A year with up to $10 a month back on streaming, with $6 a month spent on it.',
    steps: [{ sum: '12 × $6', cents: 7_200 }],
    ours: () =>
      known(
        value(
          { credits: [{ name: 'Streaming', category: 'streaming', cents: 1_000, period: 'month' }] },
          { streaming: 600 },
        ).firstYear,
      ),
  },
  {
    name: 'Three-year value, paid in full',
    inputs:
      '1% back on $800 a month; $200 for spending $2,400 in three months; a $95 annual fee, waived the first year.',
    steps: [
      { sum: '3 × $800', cents: 240_000 },
      { sum: '36 × $800 × 1% + $200 − 2 × $95', cents: 29_800 },
    ],
    ours: () =>
      known(
        value(
          {
            ...backOf(null),
            annualFeeCents: 9_500,
            firstYearFeeCents: 0,
            bonus: { cents: 20_000, spendCents: 240_000, withinMonths: 3 },
          },
          exampleSpending,
        ).threeYears,
      ),
  },
  {
    name: 'Spending abroad',
    inputs: 'A year with a 3% foreign transaction fee; $100 a month spent abroad.',
    steps: [{ sum: '12 × $100 × 3%', cents: 3_600 }],
    ours: () => -known(value({}, { other: 10_000 }, { abroadCents: 10_000 }).firstYear),
  },
  {
    name: 'A balance you carry',
    inputs: 'A year of $1,000 at 24%, daily compounding, rounded each month.',
    steps: [fullMonth, { sum: '12 × $20.19', cents: 24_228 }],
    ours: () => -known(value({}, {}, { carries: interestOf(100_000) }).firstYear),
  },
  {
    name: 'Purchases on top of a balance',
    inputs:
      'The second year of the same balance, with $500 in purchases a month: half a cycle passes before the statement, and a whole one before it’s paid.',
    steps: [
      {
        sum: '$1,500 × ((1 + 24% ÷ 365) ^ (365 ÷ 12) − 1) + $500 × ((1 + 24% ÷ 365) ^ (365 ÷ 24) − 1)',
        cents: 3_532,
      },
      { sum: '12 × $35.32', cents: 42_384 },
    ],
    ours: () => -known(value({}, { other: 50_000 }, { carries: interestOf(100_000) }).ongoingYear),
  },
  {
    name: 'A transferred balance',
    inputs: 'Three years of $1,000 at 0% for 12 months, then at 24%; a 3% fee, $5 minimum.',
    steps: [{ sum: '$1,000 × 3%', cents: 3_000 }, fullMonth, { sum: '$30 + 24 × $20.19', cents: 51_456 }],
    ours: () =>
      -known(
        value(
          { promotions: [{ on: 'balance_transfers', aprPercent: 0, months: 12 }] },
          {},
          { carries: interestOf(100_000, { isTransferred: true }) },
        ).threeYears,
      ),
  },
  {
    name: 'Paid off, fixed payment',
    inputs: 'The interest on $100 at 12%, paying $50 a month until it’s paid off.',
    steps: [
      { sum: '$100 × 12% ÷ 12', cents: 100 },
      { sum: '($100 + $1.00 − $50) × 12% ÷ 12', cents: 51 },
      { sum: '($51 + $0.51 − $50) × 12% ÷ 12', cents: 2 },
      { sum: '$1.00 + $0.51 + $0.02', cents: 153 },
    ],
    ours: () => interestUntilPaid(10_000, 12, 5_000),
  },
  {
    name: 'The minimum payment',
    inputs:
      'A $3,000 balance plus a month’s interest at 24%: 1% of the total plus the interest, $25 minimum.',
    steps: [
      { sum: '$3,000 × 24% ÷ 12', cents: 6_000 },
      { sum: '($3,000 + $60) × 1% + $60', cents: 9_060 },
    ],
    ours: () => minimumCents({ floorCents: 2_500, percentOfBalance: 1, addsInterest: true }, 300_000, 6_000),
  },
  {
    name: 'Never paid off',
    inputs:
      'How much a $1,000 balance at 29% grows in a month if you pay 2% of the statement balance: it grows every month, so it’s never paid off.',
    steps: [
      { sum: '$1,000 × 29% ÷ 12', cents: 2_417 },
      { sum: '$24.17 − ($1,000 + $24.17) × 2%', cents: 369 },
    ],
    ours: () => {
      const minimum = { floorCents: 0, percentOfBalance: 2, addsInterest: false }
      const payoff = payOff({ cents: 100_000, aprPercent: 29, promotion: null }, { minimum })
      return payoff.kind === 'never' ? 2_417 - minimumCents(minimum, 100_000, 2_417) : Number.NaN
    },
  },
]

/**
 * What another public reading of Appendix M1 gives for a statement of $400 at 27.5% with $25 a month: 21 months and
 * this interest.
 */
export const otherReading = { interestCents: 10_402, months: 21 } as const

/** Our answer to the same. */
export function payOffOtherReading() {
  return payOff({ cents: 40_000, aprPercent: 27.5, promotion: null }, { cents: 2_500 })
}

function interestUntilPaid(cents: number, aprPercent: number, paysCents: number): number {
  const payoff = payOff({ cents, aprPercent, promotion: null }, { cents: paysCents })
  return payoff.kind === 'never' ? Number.NaN : payoff.interestCents
}

/** The example of a card's score: its points and weights by the same functions that rank the list. */
export function workCardScore(): { worthCents: number; amountCents: number; receipt: CardScoreReceipt } {
  const prepared = prepareSituation({ ...inFull, spending: exampleSpending })
  const priced = priceCard(scored, prepared)
  if (priced === null) throw new Error('The example has no value')
  const { threeYearsCents } = sumPriced(priced, prepared)
  const judgment = judgeApplicant(scored, { age: 'from_18', income: 'own', taxNumber: 'ssn' })
  const input = cardRankingInput(scored, prepared, judgment, threeYearsCents)
  return {
    worthCents: threeYearsCents ?? Number.NaN,
    amountCents: input.amountCents,
    receipt: explainCardScore(input, defaultCardWeights),
  }
}

/** The scored card: 1% back, $25 a year, and a late fee without one for returned payments. */
const scored: Card = {
  ...plain,
  ...backOf(null),
  annualFeeCents: 2_500,
  purchaseApr: { lowestPercent: 18, highestPercent: 27 },
  lateFeeCents: 3_000,
  returnedPaymentFeeCents: null,
  reportsTo: ['Equifax', 'TransUnion'],
}
