import type { RateRange } from '#domain/reviews/lender-terms.ts'
import type { SpendingCategory } from './spending.ts'

/** What a card is for. A card can be of several types, and each type has a page in the marketplace. */
export const cardTypes = [
  'student',
  'secured',
  'cash_back',
  'travel',
  'balance_transfer',
  'low_rate',
  'everyday',
] as const
export type CardType = (typeof cardTypes)[number]

/** The least credit history with which the issuer says it takes an application, weakest first. */
export const creditBands = ['none', 'fair', 'good', 'excellent'] as const
export type CreditBand = (typeof creditBands)[number]

/**
 * Rewards on some kinds of spending in place of the base rate. Where several apply to a purchase, the highest
 * that has room under its cap counts; nothing is counted twice.
 */
export interface CategoryReward {
  /** Never empty. The cap is for all of them together. */
  categories: readonly SpendingCategory[]
  /** Points for a dollar; of a cash-back card, percent. */
  pointsPerDollar: number
  /** The spending that earns this rate in one period; more earns the base rate. `null`: no cap. */
  cap: { spendCents: number; period: RewardPeriod } | null
  /** The calendar months, 1 to 12, of a rotating category; `null`: all year. */
  months: readonly number[] | null
  /** Whether the cardholder must activate the category before it counts. */
  needsActivation: boolean
}

/** The credit bureaus to which issuers report payments. */
export const creditBureaus = ['Equifax', 'Experian', 'TransUnion'] as const
type CreditBureau = (typeof creditBureaus)[number]

export const rewardPeriods = ['month', 'quarter', 'year'] as const
export type RewardPeriod = (typeof rewardPeriods)[number]

export interface Rewards {
  /** Points for a dollar of any purchase; of a cash-back card, percent. */
  basePointsPerDollar: number
  /** What one point pays as cash, in cents: 1 for cash back, `null` where the issuer does not state it. */
  centsAPoint: number | null
  categories: readonly CategoryReward[]
}

/** What the issuer pays back for purchases of a kind, such as $10 a month of streaming. */
export interface StatementCredit {
  name: string
  /** The spending that it pays for: never more than is spent there. */
  category: SpendingCategory
  cents: number
  period: RewardPeriod
}

interface SignUpBonus {
  /** Its value in cash. */
  cents: number
  /** What must be spent in all within the first months. */
  spendCents: number
  withinMonths: number
}

/** A promotional rate, from the day the account opens. */
export interface Promotion {
  on: 'purchases' | 'balance_transfers'
  aprPercent: number
  months: number
}

export interface CardFee {
  percent: number
  leastCents: number
}

/** The least payment of a statement: the larger of the floor and the percent of the balance, never more than the balance. */
export interface MinimumPayment {
  floorCents: number
  percentOfBalance: number
  /** Whether the month's interest and fees come on top of the percent. */
  addsInterest: boolean
}

/**
 * One credit card as its issuer offers it: the facts of the table that 12 CFR 1026.60 requires with an application,
 * and the rewards. It holds nothing about what the issuer may pay us. `null` means that the issuer does not state it.
 */
export interface Card {
  /** Also the last part of the address of its review. */
  id: string
  issuerId: string
  issuerName: string
  /** Whether card and issuer are invented to demonstrate the site. */
  isSample: boolean
  name: string
  /** Never empty; the first is the one it is mainly for. */
  types: readonly CardType[]
  annualFeeCents: number
  /** In place of the annual fee in the first year; `null`: the same. */
  firstYearFeeCents: number | null
  purchaseApr: RateRange
  /** `null`: it takes no balance transfers. */
  transferApr: RateRange | null
  transferFee: CardFee | null
  cashAdvanceAprPercent: number | null
  cashAdvanceFee: CardFee | null
  /** The rate after a late payment; `null` where there is none or it is not stated. */
  penaltyAprPercent: number | null
  promotions: readonly Promotion[]
  /** Days from the end of a statement in which purchases cost no interest if all is paid; `null`: not stated. */
  graceDays: number | null
  minimumPayment: MinimumPayment | null
  foreignFeePercent: number
  lateFeeCents: number
  returnedPaymentFeeCents: number | null
  /** The least and the most that secures the card; `null`: no deposit. */
  deposit: { leastCents: number; mostCents: number | null } | null
  /** `null`: it gives nothing back. */
  rewards: Rewards | null
  credits: readonly StatementCredit[]
  bonus: SignUpBonus | null
  /** `null`: the issuer does not say. */
  creditBand: CreditBand | null
  /** Whether only students can apply. */
  isForStudents: boolean
  /** Whether it takes a cosigner, which 12 CFR 1026.51(b) lets stand in for own income under 21; `null`: not stated. */
  takesCosigner: boolean | null
  /** Whether the issuer takes an ITIN in place of a Social Security number; `null`: not stated. */
  takesItin: boolean | null
  reportsTo: readonly CreditBureau[]
  /** The address of the issuer's application; `null` for samples. */
  applyUrl: string | null
  /** The day these terms were read at their source, `YYYY-MM-DD`. */
  termsSeenOn: string
}
