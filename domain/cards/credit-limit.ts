import type { Card } from './card.ts'

/**
 * The largest credit limit that the terms of a card state: the largest deposit of a secured card, because the deposit is
 * usually the limit. `null`: none is stated.
 */
export function maxLimitCents({ deposit }: Pick<Card, 'deposit'>): number | null {
  return deposit?.mostCents ?? null
}

/**
 * Returns the least deposit with which a secured card can hold what is bought and owed in a month, in cents: never more
 * than its issuer takes. `null`: it needs no deposit.
 */
export function depositForCents({ deposit }: Pick<Card, 'deposit'>, heldCents: number): number | null {
  if (deposit === null) return null
  return Math.min(deposit.mostCents ?? heldCents, Math.max(deposit.leastCents, heldCents))
}
