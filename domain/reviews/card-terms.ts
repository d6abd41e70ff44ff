import type { Card } from '#domain/cards/card.ts'
import { countRewards } from '#domain/cards/rewards.ts'
import { exampleSpending } from '#domain/cards/spending-presets.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import type { CardTerms } from './card-rubric.ts'

/** Returns the terms that the card rubric scores; undefined where the issuer does not state what points are worth. */
export function toCardTerms<Given extends Card>(card: Exactly<Card, Given>): CardTerms | undefined {
  const { annualFeeCents, purchaseApr, foreignFeePercent, lateFeeCents, deposit }: Card = card
  const rewardsCentsAYear = exampleRewardsCents(card.rewards)
  if (rewardsCentsAYear === null) return undefined
  return {
    annualFeeCents,
    highestAprPercent: purchaseApr.highestPercent,
    foreignFeePercent,
    lateFeeCents,
    rewardsCentsAYear,
    depositCents: deposit?.leastCents ?? 0,
  }
}

/** Returns what a year of the example spending earns, in cents, from January and with every reward activated. */
export function exampleRewardsCents(rewards: Card['rewards']): number | null {
  return countRewards(rewards, exampleSpending, { firstMonth: 1, activates: true })[0].cents
}
