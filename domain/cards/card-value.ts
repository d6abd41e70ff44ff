import type { KnownCard } from './card.ts'
import type { CarriedYears } from './carry-balance.ts'
import {
  type BalanceRefusal,
  type PreparedSituation,
  type PricedCard,
  prepareSituation,
  priceCard,
  refuseBalance,
} from './price-card.ts'
import type { CardSituation } from './situation.ts'

/** The parts of a value, in the order in which a receipt lists them. */
const valueLineCodes = [
  'rewards',
  'credits',
  'bonus',
  'annual_fee',
  'foreign_fee',
  'transfer_fee',
  'balance_interest',
  'purchase_interest',
] as const
export type ValueLineCode = (typeof valueLineCodes)[number]

/** An amount at both ends of the APR range, in cents; `null` where the issuer does not state what it depends on. */
interface AtBothEnds {
  cents: number | null
  centsAtLowestApr: number | null
}

/** What one part adds (positive) or costs (negative). Only interest differs between the ends. */
interface ValueLine extends AtBothEnds {
  code: ValueLineCode
}

/**
 * A sum with the lines that add up to it, to the cent; without lines of 0. The sum is `null` if a cost is; rewards of
 * unknown value are a line that is left out of it.
 */
export interface ValueReceipt extends AtBothEnds {
  lines: readonly ValueLine[]
}

/**
 * What an issuer does not state about what a value depends on.
 * - `point_value`: points are earned, and nobody says what one is worth. They are left out of the money, so the value
 *   is at least what stands there.
 * - `transfer_fee`, `foreign_fee`, `grace`: a cost that is not stated. No sum is given, and the card is listed behind those with one.
 */
export type CardUnknown = 'point_value' | 'transfer_fee' | 'foreign_fee' | 'grace'

/**
 * What a card is worth to somebody, or what it costs.
 * - `worth`: every statement is paid in full. Rewards, credits and bonus less all costs.
 * - `cost`: a balance is carried. Interest and fees alone, never above 0: what is earned meanwhile stands apart, because
 *   a reward for buying is no gain to somebody who pays interest on what was bought.
 */
export interface CardValue {
  kind: 'worth' | 'cost'
  firstYear: ValueReceipt
  /** The second year, with neither bonus nor first-year fee. */
  ongoingYear: ValueReceipt
  threeYears: ValueReceipt
  /** Of a `cost`, what three years earn beside it; `null` for a `worth`, whose receipts hold it. */
  earned: ValueReceipt | null
  /** Of a `cost`, what is still owed after three years; `null` for a `worth`. */
  owed: { cents: number; centsAtLowestApr: number } | null
  /** Of a `cost`, the month whose payment ends the balance; `null` if none of the first 36 does. */
  endsInMonth: { atHighestApr: number | null; atLowestApr: number | null }
  /** The points of three years, whatever one is worth; of a cash-back card, cents. */
  points: number
  unknowns: readonly CardUnknown[]
  /** The largest limit, in cents, where a month's purchases exceed it: only these are counted. Otherwise `null`. */
  limitedToCents: number | null
}

export type ValuedCard = { ok: true; value: CardValue } | { ok: false; reason: BalanceRefusal }

/** Values a card for one way of using it. */
export function valueCard(card: KnownCard, situation: CardSituation): ValuedCard {
  const prepared = prepareSituation(situation)
  const reason = refuseBalance(card, prepared)
  return reason ? { ok: false, reason } : { ok: true, value: toValue(priceCard(card, prepared), prepared) }
}

/** Returns the value of a priced card with its receipts. */
export function toValue(priced: PricedCard, { carries }: PreparedSituation): CardValue {
  const { rewards, highest, lowest } = priced
  const kind = carries === null ? 'worth' : 'cost'
  const years =
    kind === 'worth'
      ? [0, 1, 2].map((year) => [...earnedIn(priced, year), ...costsIn(priced, year)])
      : [0, 1, 2].map((year) => costsIn(priced, year))
  return {
    kind,
    firstYear: toReceipt(years[0] ?? []),
    ongoingYear: toReceipt(years[1] ?? []),
    threeYears: toReceipt(years.flat()),
    earned: kind === 'cost' ? toReceipt([0, 1, 2].flatMap((year) => earnedIn(priced, year))) : null,
    owed: kind === 'cost' ? { cents: highest.owedCents[2], centsAtLowestApr: lowest.owedCents[2] } : null,
    endsInMonth: { atHighestApr: highest.endsInMonth, atLowestApr: lowest.endsInMonth },
    points: rewards.reduce((sum, { points }) => sum + points, 0),
    unknowns: listUnknowns(priced),
    limitedToCents: priced.limitedToCents,
  }
}

function listUnknowns({
  rewards,
  transferFeeCents,
  foreignFeeCentsAYear,
  isGraceUnknown,
}: PricedCard): CardUnknown[] {
  const unknowns: CardUnknown[] = []
  if (rewards[0].cents === null) unknowns.push('point_value')
  if (transferFeeCents === null) unknowns.push('transfer_fee')
  if (foreignFeeCentsAYear === null) unknowns.push('foreign_fee')
  if (isGraceUnknown) unknowns.push('grace')
  return unknowns
}

function earnedIn({ rewards, creditsCentsAYear, bonusCents }: PricedCard, year: number): ValueLine[] {
  return [
    line('rewards', rewards[year]?.cents ?? null),
    line('credits', creditsCentsAYear),
    line('bonus', year === 0 ? bonusCents : 0),
  ]
}

function costsIn(priced: PricedCard, year: number): ValueLine[] {
  const { transferFeeCents, highest, lowest, isGraceUnknown } = priced
  return [
    line('annual_fee', cost(year === 0 ? priced.firstYearFeeCents : priced.annualFeeCents)),
    line('foreign_fee', cost(priced.foreignFeeCentsAYear)),
    line('transfer_fee', year > 0 ? 0 : cost(transferFeeCents)),
    line('balance_interest', cost(balanceInterest(highest, year)), cost(balanceInterest(lowest, year))),
    isGraceUnknown
      ? line('purchase_interest', null)
      : line(
          'purchase_interest',
          cost(highest.purchaseInterestCents[year] ?? 0),
          cost(lowest.purchaseInterestCents[year] ?? 0),
        ),
  ]
}

function balanceInterest({ interestCents, purchaseInterestCents }: CarriedYears, year: number): number {
  return (interestCents[year] ?? 0) - (purchaseInterestCents[year] ?? 0)
}

/** Never -0, which is not 0 to a reader of JSON. */
function cost(cents: number | null): number | null {
  return cents === null ? null : 0 - cents
}

function line(code: ValueLineCode, cents: number | null, centsAtLowestApr = cents): ValueLine {
  return { code, cents, centsAtLowestApr }
}

/** Adds up the lines of each part. */
function toReceipt(all: readonly ValueLine[]): ValueReceipt {
  const lines = valueLineCodes
    .map((code) => ({ code, ...sum(all.filter((one) => one.code === code)) }))
    .filter(({ cents, centsAtLowestApr }) => cents !== 0 || centsAtLowestApr !== 0)
  return { lines, ...sum(lines.filter(({ code, cents }) => code !== 'rewards' || cents !== null)) }
}

function sum(lines: readonly AtBothEnds[]): AtBothEnds {
  let cents: number | null = 0
  let centsAtLowestApr: number | null = 0
  for (const line of lines) {
    cents = add(cents, line.cents)
    centsAtLowestApr = add(centsAtLowestApr, line.centsAtLowestApr)
  }
  return { cents, centsAtLowestApr }
}

function add(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b
}
