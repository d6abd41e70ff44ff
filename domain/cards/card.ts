import { z } from 'zod'
import { cents, count, isoDay, listOf, percent, positive, text } from '#domain/catalog-fields.ts'
import { spendingCategories } from './spending.ts'

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

/** The credit bureaus to which issuers report payments. */
export const creditBureaus = ['Equifax', 'Experian', 'TransUnion'] as const

export const rewardPeriods = ['month', 'quarter', 'year'] as const
export type RewardPeriod = (typeof rewardPeriods)[number]

const rateRange = z
  .object({ lowestPercent: percent, highestPercent: percent })
  .refine((range) => range.lowestPercent <= range.highestPercent, 'has a maximum below its minimum')

const categoryReward = z.object({
  /** Never empty. The cap is for all of them together. */
  categories: listOf(spendingCategories),
  /** Points for a dollar; of a cash-back card, percent. */
  pointsPerDollar: z.number().min(0),
  /** The spending that earns this rate in one period; more earns the base rate. `null`: no cap. */
  cap: z.object({ spendCents: positive, period: z.enum(rewardPeriods) }).nullable(),
  /** The calendar months, 1 to 12, of a rotating category; `null`: all year. */
  months: z.array(positive.max(12)).readonly().nullable(),
  /** Whether the cardholder must activate the category before it counts. */
  needsActivation: z.boolean(),
})

/**
 * Rewards on some kinds of spending in place of the base rate. Where several apply to a purchase, the highest
 * that has room under its cap counts; nothing is counted twice.
 */
export type CategoryReward = z.infer<typeof categoryReward>

const rewards = z.object({
  /** Points for a dollar of any purchase; of a cash-back card, percent. */
  basePointsPerDollar: z.number().min(0),
  /** What one point pays as cash, in cents: 1 for cash back, `null` where the issuer does not state it. */
  centsAPoint: z.number().positive().nullable(),
  categories: z.array(categoryReward).readonly(),
})
export type Rewards = z.infer<typeof rewards>

const statementCredit = z.object({
  name: text,
  /** The spending that it pays for: never more than is spent there. */
  category: z.enum(spendingCategories),
  cents: positive,
  period: z.enum(rewardPeriods),
})

/** What the issuer pays back for purchases of a kind, such as $10 a month of streaming. */
export type StatementCredit = z.infer<typeof statementCredit>

const promotion = z.object({
  on: z.enum(['purchases', 'balance_transfers']),
  aprPercent: percent,
  months: positive,
})

/** A promotional rate, from the day the account opens. */
export type Promotion = z.infer<typeof promotion>

const cardFee = z.object({ percent, leastCents: cents })
export type CardFee = z.infer<typeof cardFee>

const minimumPayment = z.object({
  floorCents: cents,
  percentOfBalance: z.number().min(0).max(100),
  /** Whether the month's interest and fees come on top of the percent. */
  addsInterest: z.boolean(),
})

/** The least payment of a statement: the larger of the floor and the percent of the balance, never more than the balance. */
export type MinimumPayment = z.infer<typeof minimumPayment>

/** Checks a card, also each time it is read from the database. */
export const cardSchema = z.object({
  /** Also the last part of the address of its review. */
  id: text,
  issuerId: text,
  issuerName: text,
  /** Whether card and issuer are invented to demonstrate the site. */
  isSample: z.boolean(),
  name: text,
  /** Never empty; the first is the one it is mainly for. */
  types: listOf(cardTypes).refine((types) => types.length > 0, 'is empty'),
  annualFeeCents: cents,
  /** In place of the annual fee in the first year; `null`: the same. */
  firstYearFeeCents: cents.nullable(),
  purchaseApr: rateRange,
  /** `null`: it takes no balance transfers. */
  transferApr: rateRange.nullable(),
  transferFee: cardFee.nullable(),
  cashAdvanceAprPercent: percent.nullable(),
  cashAdvanceFee: cardFee.nullable(),
  /** The rate after a late payment; `null` where there is none or it is not stated. */
  penaltyAprPercent: percent.nullable(),
  /** At most one on each kind of balance. */
  promotions: z
    .array(promotion)
    .refine((all) => new Set(all.map(({ on }) => on)).size === all.length, 'contains duplicates')
    .readonly(),
  /** Days from the end of a statement in which purchases cost no interest if all is paid; `null`: not stated. */
  graceDays: count.nullable(),
  minimumPayment: minimumPayment.nullable(),
  foreignFeePercent: percent,
  lateFeeCents: cents,
  returnedPaymentFeeCents: cents.nullable(),
  /** The least and the most that secures the card; `null`: no deposit. */
  deposit: z
    .object({ leastCents: positive, mostCents: positive.nullable() })
    .refine(
      ({ leastCents, mostCents }) => leastCents <= (mostCents ?? leastCents),
      'has a maximum below its minimum',
    )
    .nullable(),
  /** `null`: it gives nothing back. */
  rewards: rewards.nullable(),
  credits: z.array(statementCredit).readonly(),
  bonus: z
    .object({
      /** Its value in cash. */
      cents: positive,
      /** What must be spent in all within the first months. */
      spendCents: cents,
      withinMonths: positive,
    })
    .nullable(),
  /** `null`: the issuer does not say. */
  creditBand: z.enum(creditBands).nullable(),
  /** Whether only students can apply. */
  isForStudents: z.boolean(),
  /** Whether it takes a cosigner, which 12 CFR 1026.51(b) lets stand in for own income under 21; `null`: not stated. */
  takesCosigner: z.boolean().nullable(),
  /** Whether the issuer takes an ITIN in place of a Social Security number; `null`: not stated. */
  takesItin: z.boolean().nullable(),
  reportsTo: listOf(creditBureaus),
  /** The address of the issuer's application; `null` for samples. */
  applyUrl: z.string().nullable(),
  /** The day these terms were read at their source, `YYYY-MM-DD`. */
  termsSeenOn: isoDay,
})

/**
 * One credit card as its issuer offers it: the facts of the table that 12 CFR 1026.60 requires with an application,
 * and the rewards. It holds nothing about what the issuer may pay us. `null` means that the issuer does not state it.
 */
export type Card = z.infer<typeof cardSchema>

/** What an issuer must state, and somebody who has the card may still not know. */
type MaybeUnknown = 'purchaseApr' | 'foreignFeePercent' | 'lateFeeCents'

/** A card as far as its terms are known; of a card of the catalog these are. */
export type KnownCard = Omit<Card, MaybeUnknown> & { [Fact in MaybeUnknown]: Card[Fact] | null }
