import type { Card, CategoryReward, Promotion, RewardPeriod, Rewards } from '#domain/cards/card.ts'
import type { SpendingCategory } from '#domain/cards/spending.ts'
import { daysFromToday } from '#server/database/catalog-items.ts'

/** An invented card. The day its terms were read is an offset from today, so that they stay as old as they are. */
export interface SampleCard extends Omit<Card, 'issuerName' | 'isSample' | 'termsSeenOn'> {
  termsSeenDaysAgo: number
}

export interface SampleCardIssuer {
  id: string
  name: string
  /** The day of an invented agreement to pay us, 'YYYY-MM-DD'; `null` when the issuer pays nothing. */
  paysSince: string | null
  cards: readonly SampleCard[]
}

/** What an invented issuer states about a card; other fields come from `defaults`. */
type Said = Partial<Omit<SampleCard, 'id' | 'issuerId'>> & Pick<SampleCard, 'name' | 'types'>

/**
 * Makes an issuer of its cards.
 * @param every what it states about each card
 * @param cards by their ids
 */
export function sampleCardIssuer(
  id: string,
  name: string,
  {
    paysSince = null,
    every = {},
    cards,
  }: { paysSince?: string | null; every?: Partial<SampleCard>; cards: Record<string, Said> },
): SampleCardIssuer {
  const made = Object.entries(cards).map(([cardId, said]) => ({
    ...defaults,
    ...every,
    ...said,
    id: cardId,
    issuerId: id,
  }))
  return { id, name, paysSince, cards: made }
}

/** Returns the cards of an issuer as they are stored. */
export function toCards({ name, cards }: SampleCardIssuer): Card[] {
  return cards.map(({ termsSeenDaysAgo, ...facts }) => ({
    ...facts,
    issuerName: name,
    isSample: true,
    termsSeenOn: daysFromToday(-termsSeenDaysAgo),
  }))
}

/** The same range for purchases and for balance transfers. */
export function apr(
  lowestPercent: number,
  highestPercent = lowestPercent,
): Pick<Card, 'purchaseApr' | 'transferApr'> {
  const range = { lowestPercent, highestPercent }
  return { purchaseApr: range, transferApr: range }
}

/** A range for purchases, on a card that takes no balance transfers. */
export function purchaseAprOnly(
  lowestPercent: number,
  highestPercent = lowestPercent,
): Pick<Card, 'purchaseApr' | 'transferApr' | 'transferFee'> {
  return { purchaseApr: { lowestPercent, highestPercent }, transferApr: null, transferFee: null }
}

export function cashBack(basePercent: number, ...categories: CategoryReward[]): Pick<Card, 'rewards'> {
  return { rewards: { basePointsPerDollar: basePercent, centsAPoint: 1, categories } }
}

/** Points; `centsAPoint` is `null` when the issuer does not state what one pays. */
export function points(
  basePointsPerDollar: number,
  centsAPoint: Rewards['centsAPoint'],
  ...categories: CategoryReward[]
): Pick<Card, 'rewards'> {
  return { rewards: { basePointsPerDollar, centsAPoint, categories } }
}

export function on(
  categories: readonly SpendingCategory[],
  pointsPerDollar: number,
  more: Partial<CategoryReward> = {},
): CategoryReward {
  return { categories, pointsPerDollar, cap: null, months: null, needsActivation: false, ...more }
}

/** @param dollars of spending that earn the rate in one period */
export function upTo(dollars: number, period: RewardPeriod): Pick<CategoryReward, 'cap'> {
  return { cap: { spendCents: dollars * 100, period } }
}

export function intro(promotionOn: Promotion['on'], aprPercent: number, months: number): Promotion {
  return { on: promotionOn, aprPercent, months }
}

const defaults: Omit<SampleCard, 'id' | 'issuerId' | 'name' | 'types'> = {
  annualFeeCents: 0,
  firstYearFeeCents: null,
  ...apr(19.99, 28.99),
  transferFee: { percent: 5, leastCents: 500 },
  cashAdvanceAprPercent: 29.99,
  cashAdvanceFee: { percent: 5, leastCents: 1_000 },
  penaltyAprPercent: null,
  promotions: [],
  graceDays: 25,
  minimumPayment: { floorCents: 3_500, percentOfBalance: 1, addsInterest: true },
  foreignFeePercent: 3,
  lateFeeCents: 4_000,
  returnedPaymentFeeCents: 4_000,
  deposit: null,
  rewards: null,
  credits: [],
  bonus: null,
  creditBand: 'good',
  isForStudents: false,
  takesCosigner: false,
  takesItin: null,
  reportsTo: ['Equifax', 'Experian', 'TransUnion'],
  applyUrl: null,
  termsSeenDaysAgo: 6,
}
