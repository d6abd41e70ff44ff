import {
  type Card,
  type CardFee,
  type CategoryReward,
  cardTypes,
  creditBureaus,
  type Promotion,
  type StatementCredit,
} from '#domain/cards/card.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { addDays } from '#domain/dates.ts'
import { joinCodes, splitCodes, splitList } from './code-lists.ts'
import type {
  CreditCardCreditTable,
  CreditCardRateTable,
  CreditCardRewardTable,
  CreditCardTable,
} from './schema.ts'

/*
 * Converts a card to rows and back. Only the day its terms were read differs: a sample stores an offset from
 * today, so its rows become a card for one particular day.
 */

/** A card without what its issuer's row holds, and without the day its terms were read. */
export type CardFacts = Omit<Card, 'issuerName' | 'isSample' | 'termsSeenOn'>

/** The rates that are kept as history, with the day they were read. */
export type CardRates = Omit<CreditCardRateTable, 'card_id' | 'number' | 'loaded_at'>

/** Returns the row of a card that is not withdrawn. */
export function cardRow(card: CardFacts): CreditCardTable {
  const { transferFee, cashAdvanceFee, minimumPayment, deposit, rewards, bonus } = card
  const purchaseIntro = promotionOn('purchases', card.promotions)
  const transferIntro = promotionOn('balance_transfers', card.promotions)
  return {
    id: card.id,
    issuer_id: card.issuerId,
    name: card.name,
    types: card.types.join(),
    annual_fee_cents: card.annualFeeCents,
    first_year_fee_cents: card.firstYearFeeCents,
    transfer_fee_percent: transferFee?.percent ?? null,
    transfer_fee_least_cents: transferFee?.leastCents ?? null,
    cash_advance_fee_percent: cashAdvanceFee?.percent ?? null,
    cash_advance_fee_least_cents: cashAdvanceFee?.leastCents ?? null,
    purchase_intro_percent: purchaseIntro?.aprPercent ?? null,
    purchase_intro_months: purchaseIntro?.months ?? null,
    transfer_intro_percent: transferIntro?.aprPercent ?? null,
    transfer_intro_months: transferIntro?.months ?? null,
    grace_days: card.graceDays,
    minimum_payment_floor_cents: minimumPayment?.floorCents ?? null,
    minimum_payment_percent: minimumPayment?.percentOfBalance ?? null,
    minimum_payment_adds_interest: minimumPayment?.addsInterest ?? null,
    foreign_fee_percent: card.foreignFeePercent,
    late_fee_cents: card.lateFeeCents,
    returned_payment_fee_cents: card.returnedPaymentFeeCents,
    deposit_least_cents: deposit?.leastCents ?? null,
    deposit_most_cents: deposit?.mostCents ?? null,
    base_points_per_dollar: rewards?.basePointsPerDollar ?? null,
    cents_a_point: rewards?.centsAPoint ?? null,
    bonus_cents: bonus?.cents ?? null,
    bonus_spend_cents: bonus?.spendCents ?? null,
    bonus_within_months: bonus?.withinMonths ?? null,
    credit_band: card.creditBand,
    is_for_students: card.isForStudents,
    takes_cosigner: card.takesCosigner,
    takes_itin: card.takesItin,
    reports_to: card.reportsTo.join(),
    apply_url: card.applyUrl,
    withdrawn_on: null,
  }
}

/** @throws when two promotions are on the same kind of balance, which the row cannot hold */
function promotionOn(on: Promotion['on'], promotions: readonly Promotion[]): Promotion | undefined {
  const [promotion, second] = promotions.filter((each) => each.on === on)
  if (second) throw new Error(`A card has two promotions on ${on}.`)
  return promotion
}

export function rewardRows({ id, rewards }: Pick<CardFacts, 'id' | 'rewards'>): CreditCardRewardTable[] {
  return (rewards?.categories ?? []).map((reward, at) => ({
    card_id: id,
    number: at + 1,
    categories: reward.categories.join(),
    points_per_dollar: reward.pointsPerDollar,
    cap_spend_cents: reward.cap?.spendCents ?? null,
    cap_period: reward.cap?.period ?? null,
    months: joinCodes(reward.months?.map(String) ?? null),
    needs_activation: reward.needsActivation,
  }))
}

export function creditRows({ id, credits }: Pick<CardFacts, 'id' | 'credits'>): CreditCardCreditTable[] {
  return credits.map((credit, at) => ({ card_id: id, number: at + 1, ...credit }))
}

/** Returns the rates of a card whose terms were read on a day, or of a sample so many days ago. */
export function cardRates(
  card: Pick<CardFacts, 'purchaseApr' | 'transferApr' | 'cashAdvanceAprPercent' | 'penaltyAprPercent'>,
  seen: { on: string } | { daysAgo: number },
): CardRates {
  return {
    purchase_lowest_percent: card.purchaseApr.lowestPercent,
    purchase_highest_percent: card.purchaseApr.highestPercent,
    transfer_lowest_percent: card.transferApr?.lowestPercent ?? null,
    transfer_highest_percent: card.transferApr?.highestPercent ?? null,
    cash_advance_percent: card.cashAdvanceAprPercent,
    penalty_percent: card.penaltyAprPercent,
    seen_on: 'on' in seen ? seen.on : null,
    seen_days_ago: 'on' in seen ? null : seen.daysAgo,
  }
}

export interface CardRows {
  issuer: { name: string; is_sample: boolean }
  card: CreditCardTable
  /** By number. */
  rewards: readonly CreditCardRewardTable[]
  /** By number. */
  credits: readonly CreditCardCreditTable[]
  /** The current ones. */
  rates: CardRates
}

/**
 * Converts rows to a card.
 * @param today 'YYYY-MM-DD'; the dates of samples are counted from this day
 */
export function toCard({ issuer, card, rewards, credits, rates }: CardRows, today: string): Card {
  return {
    id: card.id,
    issuerId: card.issuer_id,
    issuerName: issuer.name,
    isSample: issuer.is_sample,
    name: card.name,
    types: splitCodes(card.types, cardTypes),
    annualFeeCents: card.annual_fee_cents,
    firstYearFeeCents: card.first_year_fee_cents,
    purchaseApr: {
      lowestPercent: rates.purchase_lowest_percent,
      highestPercent: rates.purchase_highest_percent,
    },
    transferApr: toTransferApr(rates),
    transferFee: toFee(card.transfer_fee_percent, card.transfer_fee_least_cents),
    cashAdvanceAprPercent: rates.cash_advance_percent,
    cashAdvanceFee: toFee(card.cash_advance_fee_percent, card.cash_advance_fee_least_cents),
    penaltyAprPercent: rates.penalty_percent,
    promotions: [
      ...toPromotion('purchases', card.purchase_intro_percent, card.purchase_intro_months),
      ...toPromotion('balance_transfers', card.transfer_intro_percent, card.transfer_intro_months),
    ],
    graceDays: card.grace_days,
    minimumPayment: toMinimumPayment(card),
    foreignFeePercent: card.foreign_fee_percent,
    lateFeeCents: card.late_fee_cents,
    returnedPaymentFeeCents: card.returned_payment_fee_cents,
    deposit:
      card.deposit_least_cents === null
        ? null
        : { leastCents: card.deposit_least_cents, mostCents: card.deposit_most_cents },
    rewards:
      card.base_points_per_dollar === null
        ? null
        : {
            basePointsPerDollar: card.base_points_per_dollar,
            centsAPoint: card.cents_a_point,
            categories: rewards.map(toCategoryReward),
          },
    credits: credits.map(toCredit),
    bonus: toBonus(card),
    creditBand: card.credit_band,
    isForStudents: card.is_for_students,
    takesCosigner: card.takes_cosigner,
    takesItin: card.takes_itin,
    reportsTo: splitCodes(card.reports_to, creditBureaus),
    applyUrl: card.apply_url,
    termsSeenOn: rates.seen_on ?? addDays(today, -(rates.seen_days_ago ?? 0)),
  }
}

function toTransferApr(rates: CardRates): Card['transferApr'] {
  const { transfer_lowest_percent: lowestPercent, transfer_highest_percent: highestPercent } = rates
  return lowestPercent === null || highestPercent === null ? null : { lowestPercent, highestPercent }
}

function toFee(percent: number | null, leastCents: number | null): CardFee | null {
  return percent === null || leastCents === null ? null : { percent, leastCents }
}

function toPromotion(on: Promotion['on'], aprPercent: number | null, months: number | null): Promotion[] {
  return aprPercent === null || months === null ? [] : [{ on, aprPercent, months }]
}

function toMinimumPayment(card: CreditCardTable): Card['minimumPayment'] {
  const {
    minimum_payment_floor_cents: floorCents,
    minimum_payment_percent: percentOfBalance,
    minimum_payment_adds_interest: addsInterest,
  } = card
  if (floorCents === null || percentOfBalance === null || addsInterest === null) return null
  return { floorCents, percentOfBalance, addsInterest }
}

function toBonus(card: CreditCardTable): Card['bonus'] {
  const { bonus_cents: cents, bonus_spend_cents: spendCents, bonus_within_months: withinMonths } = card
  return cents === null || spendCents === null || withinMonths === null
    ? null
    : { cents, spendCents, withinMonths }
}

function toCategoryReward(row: CreditCardRewardTable): CategoryReward {
  const { cap_spend_cents: spendCents, cap_period: period } = row
  return {
    categories: splitCodes(row.categories, spendingCategories),
    pointsPerDollar: row.points_per_dollar,
    cap: spendCents === null || period === null ? null : { spendCents, period },
    months: row.months === null ? null : splitList(row.months).map(Number),
    needsActivation: row.needs_activation,
  }
}

function toCredit({ name, category, cents, period }: CreditCardCreditTable): StatementCredit {
  return { name, category, cents, period }
}
