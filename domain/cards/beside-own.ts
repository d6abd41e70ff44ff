import type { Card, KnownCard } from './card.ts'
import { type CardValue, type ValuedCard, valueCard } from './card-value.ts'
import { type KeptCard, toKnownCard } from './own-card.ts'
import type { BalanceRefusal } from './price-card.ts'
import type { CardSituation } from './situation.ts'

/** A card that somebody has, with what keeping it brings or costs. */
export interface OwnCardValue {
  kept: KeptCard
  card: KnownCard
  valued: ValuedCard
  /** How another card would be used in its place; `null`: as the list counts anyway. */
  instead: CardSituation | null
}

/**
 * Values the card that somebody has for the way they use cards. Its balance counts, unless the situation names another;
 * it stays where it is, and would be moved to a card that takes its place.
 */
export function valueOwnCard(kept: KeptCard, situation: CardSituation): OwnCardValue {
  const card = toKnownCard(kept)
  const { carries } = kept.own
  const isOwnBalance = situation.carries === null && carries !== null
  const instead = isOwnBalance ? { ...situation, carries: { ...carries, isTransferred: true } } : null
  return { kept, card, instead, valued: valueCard(card, keepIn(instead ?? situation)) }
}

/** Returns the same situation with the balance on the card that somebody has already. */
export function keepIn(situation: CardSituation): CardSituation {
  const { carries } = situation
  return carries === null ? situation : { ...situation, carries: { ...carries, isTransferred: false } }
}

/** What a card is worth more than the one somebody has, or costs less; below 0: the other way round. In cents. */
export interface CardDifference {
  kind: CardValue['kind']
  firstYearCents: number
  secondYearCents: number
  /** At the highest APR. */
  threeYearsCents: number
  /** Part of these: what moving the balance costs. */
  transferFeeCents: number
}

/** `own_unknown`, `unknown`: the card that somebody has, or the other, has no sum. */
export type Beside =
  | { ok: true; difference: CardDifference }
  | { ok: false; reason: BalanceRefusal | 'own_unknown' | 'unknown' }

/**
 * Compares a listed card with one that somebody has. It changes no card's place.
 * @param listed with its value in the list's own situation
 */
export function besideOwn(
  { valued, instead }: OwnCardValue,
  { card, value }: { card: Card; value: CardValue },
): Beside {
  if (!valued.ok) return { ok: false, reason: 'own_unknown' }
  const other: ValuedCard = instead === null ? { ok: true, value } : valueCard(card, instead)
  if (!other.ok) return other
  const mine = toSums(valued.value)
  const theirs = toSums(other.value)
  if (mine === null) return { ok: false, reason: 'own_unknown' }
  if (theirs === null) return { ok: false, reason: 'unknown' }
  const fee = other.value.firstYear.lines.find(({ code }) => code === 'transfer_fee')
  return {
    ok: true,
    difference: {
      kind: other.value.kind,
      firstYearCents: theirs.first - mine.first,
      secondYearCents: theirs.second - mine.second,
      threeYearsCents: theirs.three - mine.three,
      transferFeeCents: 0 - (fee?.cents ?? 0),
    },
  }
}

function toSums({ firstYear, ongoingYear, threeYears }: CardValue) {
  const [first, second, three] = [firstYear.cents, ongoingYear.cents, threeYears.cents]
  return first === null || second === null || three === null ? null : { first, second, three }
}
