import { z } from 'zod'
import type { Rewards } from '#domain/cards/card.ts'
import { addDays } from '#domain/dates.ts'
import { getKeys } from '#domain/keys.ts'
import type { CardTerms } from '#domain/reviews/card-rubric.ts'
import { exampleRewardsCents } from '#domain/reviews/card-terms.ts'
import type { RateRange } from '#domain/reviews/lender-terms.ts'

const percent = z.number().min(0).max(40)
const cents = z.int().min(0).max(100_000)

const cardSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: z.string().min(1),
    issuer: z.string().min(1),
    kind: z.enum(['Student', 'Secured', 'Everyday']),
    annualFeeCents: cents,
    lowestAprPercent: percent,
    highestAprPercent: percent,
    foreignFeePercent: percent,
    lateFeeCents: cents,
    smallestDepositCents: cents.min(1).optional(),
    /** The rewards in one sentence, and as percents for each kind of the example spending. */
    rewards: z.strictObject({
      sentence: z.string().min(1),
      percents: z.strictObject({ groceries: percent, dining: percent, gas: percent, other: percent }),
    }),
    seenDaysAgo: z.int().min(0).max(30),
  })
  .refine(({ lowestAprPercent, highestAprPercent }) => lowestAprPercent <= highestAprPercent, {
    error: 'the lowest rate is above the highest',
  })
  .refine(({ kind, smallestDepositCents }) => (kind === 'Secured') === (smallestDepositCents !== undefined), {
    error: 'a secured card has a deposit, and no other has one',
  })

const nothingBack = {
  sentence: 'It gives nothing back.',
  percents: { groceries: 0, dining: 0, gas: 0, other: 0 },
}

/** Invented cards from invented issuers, with terms typical of student cards. Nobody can apply for them. */
const sampleCards = z.array(cardSchema).parse([
  {
    id: 'copperfinch-first-year',
    name: 'First Year Card',
    issuer: 'Copperfinch Bank',
    kind: 'Student',
    annualFeeCents: 0,
    lowestAprPercent: 18.24,
    highestAprPercent: 27.24,
    foreignFeePercent: 0,
    lateFeeCents: 4_000,
    rewards: {
      sentence: '1% back on everything.',
      percents: { groceries: 1, dining: 1, gas: 1, other: 1 },
    },
    seenDaysAgo: 5,
  },
  {
    id: 'wexmoor-campus-cash',
    name: 'Campus Cash Card',
    issuer: 'Wexmoor Credit Union',
    kind: 'Student',
    annualFeeCents: 0,
    lowestAprPercent: 14.9,
    highestAprPercent: 17.9,
    foreignFeePercent: 1,
    lateFeeCents: 2_500,
    rewards: {
      sentence: '2% back on groceries, 1% on everything else.',
      percents: { groceries: 2, dining: 1, gas: 1, other: 1 },
    },
    seenDaysAgo: 8,
  },
  {
    id: 'larkspur-table-and-tank',
    name: 'Table & Tank Card',
    issuer: 'Larkspur Hollow Bank',
    kind: 'Student',
    annualFeeCents: 0,
    lowestAprPercent: 19.49,
    highestAprPercent: 28.99,
    foreignFeePercent: 3,
    lateFeeCents: 4_100,
    rewards: {
      sentence: '3% back on eating out and gas, 1% on everything else.',
      percents: { groceries: 1, dining: 3, gas: 3, other: 1 },
    },
    seenDaysAgo: 3,
  },
  {
    id: 'copperfinch-starter-secured',
    name: 'Starter Secured Card',
    issuer: 'Copperfinch Bank',
    kind: 'Secured',
    annualFeeCents: 0,
    lowestAprPercent: 26.74,
    highestAprPercent: 26.74,
    foreignFeePercent: 3,
    lateFeeCents: 4_000,
    smallestDepositCents: 20_000,
    rewards: nothingBack,
    seenDaysAgo: 5,
  },
  {
    id: 'wexmoor-builder-secured',
    name: 'Builder Secured Card',
    issuer: 'Wexmoor Credit Union',
    kind: 'Secured',
    annualFeeCents: 2_500,
    lowestAprPercent: 17.9,
    highestAprPercent: 17.9,
    foreignFeePercent: 1,
    lateFeeCents: 2_500,
    smallestDepositCents: 4_900,
    rewards: nothingBack,
    seenDaysAgo: 8,
  },
  {
    id: 'orchardgate-graduate',
    name: 'Graduate Card',
    issuer: 'Orchardgate Trust Bank',
    kind: 'Everyday',
    annualFeeCents: 9_500,
    lowestAprPercent: 20.49,
    highestAprPercent: 28.49,
    foreignFeePercent: 0,
    lateFeeCents: 4_000,
    rewards: {
      sentence: '3% back on groceries and eating out, 1.5% on everything else.',
      percents: { groceries: 3, dining: 3, gas: 1.5, other: 1.5 },
    },
    seenDaysAgo: 11,
  },
])

/** A credit card in the catalog. Money is in cents. */
export interface CardFacts {
  id: string
  name: string
  issuer: string
  isSample: boolean
  pays: boolean
  /** For example, "Student" or "Secured". */
  kind: string
  annualFeeCents: number
  /** Purchase APR in percent; both ends are equal when the card has a single rate. */
  purchaseApr: RateRange
  /** Percent of a purchase made abroad. */
  foreignFeePercent: number
  lateFeeCents: number
  /** Set only for secured cards. */
  smallestDepositCents?: number | undefined
  /** The rewards in one sentence. */
  rewards?: string | undefined
  /** Rewards on the example spending in a year; absent when not stated. */
  rewardsCentsAYear?: number | undefined
  /** The day the terms were read, `YYYY-MM-DD`. */
  asOf: string
}

/**
 * Returns the cards in the catalog, sorted by name.
 * @param today `YYYY-MM-DD`, from which the dates of the samples are counted
 */
export function listCards(today: string): CardFacts[] {
  return sampleCards
    .map(({ rewards, lowestAprPercent, highestAprPercent, seenDaysAgo, ...card }) => ({
      ...card,
      purchaseApr: { lowestPercent: lowestAprPercent, highestPercent: highestAprPercent },
      rewards: rewards.sentence,
      rewardsCentsAYear: exampleRewardsCents(toRewards(rewards.percents)) ?? undefined,
      asOf: addDays(today, -seenDaysAgo),
      isSample: true,
      pays: false,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function toRewards({
  other,
  ...percents
}: Record<'groceries' | 'dining' | 'gas' | 'other', number>): Rewards {
  return {
    basePointsPerDollar: other,
    centsAPoint: 1,
    categories: getKeys(percents).map((category) => ({
      categories: [category],
      pointsPerDollar: percents[category],
      cap: null,
      months: null,
      needsActivation: false,
    })),
  }
}

/** Returns the terms that the card rubric scores; undefined when the catalog does not state the rewards. */
export function toCardTerms(card: Omit<CardFacts, 'pays'>): CardTerms | undefined {
  const { annualFeeCents, purchaseApr, foreignFeePercent, lateFeeCents, rewardsCentsAYear } = card
  if (rewardsCentsAYear === undefined) return undefined
  return {
    annualFeeCents,
    highestAprPercent: purchaseApr.highestPercent,
    foreignFeePercent,
    lateFeeCents,
    rewardsCentsAYear,
    depositCents: card.smallestDepositCents ?? 0,
  }
}
