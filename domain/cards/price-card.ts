import type { KnownCard } from './card.ts'
import { type CarriedYears, carryBalance, transferFeeCents } from './carry-balance.ts'
import { maxLimitCents } from './credit-limit.ts'
import { countCredits } from './credits.ts'
import { countRewardYears, type RewardYears } from './rewards.ts'
import { scaleSpending } from './scale-spending.ts'
import type { CardSituation } from './situation.ts'
import { type SpendBySet, spendBySet, spentCentsAMonth } from './spend-by-set.ts'

/** A situation with the sums that are the same for every card. */
export interface PreparedSituation extends CardSituation {
  spent: SpendBySet
  /** All purchases of a month. */
  centsAMonth: number
}

export function prepareSituation(situation: CardSituation): PreparedSituation {
  const { spending } = situation
  return { ...situation, spent: spendBySet(spending), centsAMonth: spentCentsAMonth(spending) }
}

/** Everything that three years with a card bring and cost, in cents. */
export interface PricedCard {
  rewards: RewardYears
  creditsCentsAYear: number
  /** In the first year; 0 if the spending does not reach it. */
  bonusCents: number
  firstYearFeeCents: number
  annualFeeCents: number
  /** `null` where something is spent abroad and the fee is not known. */
  foreignFeeCentsAYear: number | null
  /** In the first year; `null` where a balance is moved and the fee is not stated. */
  transferFeeCents: number | null
  highest: CarriedYears
  lowest: CarriedYears
  /** Whether purchases may cost interest although they are paid in full: no grace period is stated. */
  isGraceUnknown: boolean
  /** The largest limit, in cents, where a month's purchases exceed it: only these are counted. Otherwise `null`. */
  limitedToCents: number | null
}

/** Why a card cannot hold the balance that somebody carries. */
export type BalanceRefusal = 'takes_no_transfers' | 'limit_too_low' | 'apr_unknown'

/** Returns why a card cannot hold the balance; `null` if it can, as far as its terms state, or if there is none. */
export function refuseBalance(
  card: KnownCard,
  { carries, centsAMonth }: Pick<PreparedSituation, 'carries' | 'centsAMonth'>,
): BalanceRefusal | null {
  if (carries === null) return null
  if (carries.isTransferred && card.transferApr === null) return 'takes_no_transfers'
  if (card.purchaseApr === null) return 'apr_unknown'
  return carries.cents + centsAMonth > (maxLimitCents(card) ?? Number.POSITIVE_INFINITY)
    ? 'limit_too_low'
    : null
}

/** Returns a situation whose purchases fit into the largest limit that the card states. */
function fitIntoLimit(card: KnownCard, situation: PreparedSituation): PreparedSituation {
  const maxCents = maxLimitCents(card)
  if (maxCents === null || situation.centsAMonth <= maxCents) return situation
  const { spending, abroadCents } = situation
  return prepareSituation({
    ...situation,
    spending: scaleSpending(spending, maxCents),
    abroadCents: Math.min(abroadCents, maxCents),
  })
}

/** Prices a card that can hold the balance: see `refuseBalance`. */
export function priceCard(card: KnownCard, wanted: PreparedSituation): PricedCard {
  const situation = fitIntoLimit(card, wanted)
  const { spending, spent, centsAMonth, carries, abroadCents } = situation
  const moves = carries?.isTransferred === true
  const highest = carryBalance(card, carries, centsAMonth, 'highest')
  return {
    rewards: countRewardYears(card.rewards, spent, situation),
    creditsCentsAYear: countCredits(card.credits, spending),
    bonusCents: earnsBonus(card, centsAMonth) ? (card.bonus?.cents ?? 0) : 0,
    firstYearFeeCents: card.firstYearFeeCents ?? card.annualFeeCents,
    annualFeeCents: card.annualFeeCents,
    foreignFeeCentsAYear: foreignFeeCentsAYear(card, abroadCents),
    transferFeeCents: moves ? transferFeeCents(card, carries.cents) : 0,
    highest,
    lowest: carryBalance(card, carries, centsAMonth, 'lowest'),
    isGraceUnknown: isGraceUnknown(card) && centsAMonth > 0 && highest.owedCents[2] === 0,
    limitedToCents: situation === wanted ? null : centsAMonth,
  }
}

/** Whether nobody can say what purchases that are paid in full cost in interest. */
function isGraceUnknown({ graceDays, purchaseApr }: KnownCard): boolean {
  return graceDays === null || (graceDays === 0 && purchaseApr === null)
}

/** Whether the spending of the first months reaches what the bonus asks for. */
function earnsBonus({ bonus }: KnownCard, centsAMonth: number): boolean {
  return bonus !== null && centsAMonth * bonus.withinMonths >= bonus.spendCents
}

/** Returns the fee on a year of what is spent abroad in a month, in cents; `null` where it is not known. */
function foreignFeeCentsAYear({ foreignFeePercent }: KnownCard, abroadCents: number): number | null {
  if (abroadCents === 0) return 0
  return foreignFeePercent === null ? null : Math.round((abroadCents * foreignFeePercent) / 100) * 12
}

/** What a card is worth (or costs, below 0) in cents; `null` where a cost is not stated. */
export interface PricedSums {
  /** Three years at each end of the APR. */
  threeYearsCents: number | null
  threeYearsCentsAtLowestApr: number | null
  /** At the highest APR. */
  firstYearCents: number | null
}

/** Adds up the same as the receipts of `toValue`, without the lines. */
export function sumPriced(priced: PricedCard, { carries }: PreparedSituation): PricedSums {
  const { rewards, creditsCentsAYear, bonusCents, transferFeeCents, highest, lowest } = priced
  const fees = priced.foreignFeeCentsAYear
  if (transferFeeCents === null || fees === null || priced.isGraceUnknown)
    return { threeYearsCents: null, threeYearsCentsAtLowestApr: null, firstYearCents: null }
  const counts = carries === null ? 1 : 0
  const firstYear =
    counts * ((rewards[0].cents ?? 0) + creditsCentsAYear + bonusCents) -
    (priced.firstYearFeeCents + fees + transferFeeCents)
  const laterYears =
    counts * ((rewards[1].cents ?? 0) + (rewards[2].cents ?? 0) + 2 * creditsCentsAYear) -
    2 * (priced.annualFeeCents + fees)
  return {
    threeYearsCents: firstYear + laterYears - sum(highest.interestCents),
    threeYearsCentsAtLowestApr: firstYear + laterYears - sum(lowest.interestCents),
    firstYearCents: firstYear - highest.interestCents[0],
  }
}

function sum([first, second, third]: readonly [number, number, number]): number {
  return first + second + third
}
