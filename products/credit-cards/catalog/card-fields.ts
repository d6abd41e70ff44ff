import { z } from 'zod'
import { type Card, cardTypes, creditBands, creditBureaus, type Promotion } from '#domain/cards/card.ts'
import {
  type Cell,
  cell,
  code,
  codes,
  day,
  dollars,
  httpsAddress,
  optional,
  percent,
  read,
  refuse,
  slug,
  splitParts,
  whole,
  words,
  yesOrNo,
} from '#kit/catalog/cell.ts'
import type { ReadItem } from '#kit/catalog/plan-rows.ts'
import { checksOf, readCells, refuseFuture } from '#kit/catalog/read-cells.ts'
import { answered, inDollars, listed, written } from '#kit/catalog/write-cell.ts'
import {
  categoryRewards,
  pointsPerDollar,
  statementCredits,
  writeCategoryRewards,
  writeStatementCredits,
} from './reward-cells.ts'

/** Cents with two decimals at most: what one point pays. */
const centsAPoint: Cell<number> = cell((text) => {
  const number = /^\d{1,2}(\.\d{1,4})?$/.test(text) ? Number(text) : 0
  return number > 0 && number <= 10
    ? read(number)
    : refuse('is not a value in cents per point: enter 1 for cash back, or a number up to 10, such as 0.8')
})

/** Parses bureaus; `none` stands for no report. */
const bureaus: Cell<Card['reportsTo']> = cell((text) => {
  if (text.toLowerCase() === 'none') return read([])
  const parsed = codes(creditBureaus).safeParse(text)
  if (parsed.success) return read(parsed.data)
  const why = parsed.error.issues[0]?.message ?? 'cannot be read'
  return refuse(
    splitParts(text).length === 0
      ? `is empty but required: enter one or more of ${creditBureaus.join('; ')}, or none`
      : why,
  )
})

/** The types, the main one first. */
const types: Cell<Card['types']> = cell((text) => {
  const parsed = splitParts(text).map((part) => code(cardTypes).safeParse(part))
  const found = parsed.flatMap(({ data }) => data ?? [])
  if (found.length === 0 || found.length < parsed.length)
    return refuse(`is not a list of types: enter one or more of ${cardTypes.join('; ')}, the main one first`)
  return read([...new Set(found)])
})

const months = whole({ from: 1, to: 60 })

/** The fields of a card in a file, in the order of the columns. docs/card-file.md explains each one. */
const shape = {
  issuer_id: slug,
  issuer_name: words(80),
  card_id: slug,
  name: words(120),
  types,
  annual_fee_dollars: dollars,
  first_year_fee_dollars: optional(dollars, null),
  lowest_purchase_apr_percent: percent,
  highest_purchase_apr_percent: percent,
  lowest_transfer_apr_percent: optional(percent, null),
  highest_transfer_apr_percent: optional(percent, null),
  transfer_fee_percent: optional(percent, null),
  transfer_fee_least_dollars: optional(dollars, null),
  cash_advance_apr_percent: optional(percent, null),
  cash_advance_fee_percent: optional(percent, null),
  cash_advance_fee_least_dollars: optional(dollars, null),
  penalty_apr_percent: optional(percent, null),
  purchase_intro_apr_percent: optional(percent, null),
  purchase_intro_months: optional(months, null),
  transfer_intro_apr_percent: optional(percent, null),
  transfer_intro_months: optional(months, null),
  grace_days: optional(whole({ from: 0, to: 60 }), null),
  minimum_payment_floor_dollars: optional(dollars, null),
  minimum_payment_percent: optional(percent, null),
  minimum_payment_adds_interest: optional(yesOrNo, null),
  foreign_fee_percent: percent,
  late_fee_dollars: dollars,
  returned_payment_fee_dollars: optional(dollars, null),
  deposit_least_dollars: optional(dollars, null),
  deposit_most_dollars: optional(dollars, null),
  base_points_per_dollar: optional(pointsPerDollar, null),
  cents_a_point: optional(centsAPoint, null),
  category_rewards: categoryRewards,
  statement_credits: statementCredits,
  bonus_dollars: optional(dollars, null),
  bonus_spend_dollars: optional(dollars, null),
  bonus_within_months: optional(months, null),
  credit_band: optional(code(creditBands), null),
  for_students: yesOrNo,
  takes_cosigner: optional(yesOrNo, null),
  takes_itin: optional(yesOrNo, null),
  reports_to: bureaus,
  terms_seen_on: day,
  apply_url: httpsAddress,
  withdrawn: optional(yesOrNo, false),
}

const schema = z.object(shape)
type Fields = z.output<typeof schema>

export type CardField = keyof typeof shape
export type CardCells = Record<CardField, string>

export const cardFields = Object.keys(shape) as CardField[]
/** The fields that a card file must have. Other fields may be left out, which means the issuer does not state them. */
export const requiredCardFields = cardFields.filter((field) => !shape[field].safeParse('').success)

/**
 * Parses the cells of one card.
 * @param today 'YYYY-MM-DD'; terms that were read after this day are refused
 */
export function readCard(cells: CardCells, today: string): ReadItem<Card> {
  const withdrawal = withdrawalSchema.safeParse(cells)
  if (withdrawal.data?.withdrawn === true) return { status: 'withdrawn' }
  const parsed = readCells(form, cells, today)
  if (!parsed.ok) return { status: 'refused', problems: parsed.problems }
  return { status: 'listed', item: toCard(parsed.fields) }
}

const withdrawalSchema = schema.pick({ card_id: true, withdrawn: true })

/** The fields of one fact that are stated together or not at all. */
const together = [
  ['lowest_transfer_apr_percent', 'highest_transfer_apr_percent'],
  ['transfer_fee_percent', 'transfer_fee_least_dollars'],
  ['cash_advance_fee_percent', 'cash_advance_fee_least_dollars'],
  ['purchase_intro_apr_percent', 'purchase_intro_months'],
  ['transfer_intro_apr_percent', 'transfer_intro_months'],
  ['minimum_payment_floor_dollars', 'minimum_payment_percent', 'minimum_payment_adds_interest'],
  ['bonus_dollars', 'bonus_spend_dollars', 'bonus_within_months'],
] as const satisfies CardField[][]

const check = checksOf<Fields>()

/** How fields contradict each other. */
const checks = [
  ...together.map((names) =>
    check<(typeof names)[number]>(names, (fields) => {
      const empty = names.filter((name) => fields[name] === null)
      return (
        empty.length > 0 &&
        empty.length < names.length &&
        `${empty.join(' and ')} is empty: enter all or none of ${names.join(', ')}`
      )
    }),
  ),
  check(
    ['lowest_purchase_apr_percent', 'highest_purchase_apr_percent'],
    ({ lowest_purchase_apr_percent: lowest, highest_purchase_apr_percent: highest }) =>
      lowest > highest && 'highest_purchase_apr_percent is below lowest_purchase_apr_percent: swap them',
  ),
  check(
    ['lowest_transfer_apr_percent', 'highest_transfer_apr_percent'],
    ({ lowest_transfer_apr_percent: lowest, highest_transfer_apr_percent: highest }) =>
      (lowest ?? 0) > (highest ?? Infinity) &&
      'highest_transfer_apr_percent is below lowest_transfer_apr_percent: swap them',
  ),
  check(
    ['deposit_least_dollars', 'deposit_most_dollars'],
    ({ deposit_least_dollars: least, deposit_most_dollars: most }) =>
      most !== null &&
      least === null &&
      'deposit_most_dollars requires deposit_least_dollars: enter the minimum deposit too',
  ),
  check(
    ['deposit_least_dollars', 'deposit_most_dollars'],
    ({ deposit_least_dollars: least, deposit_most_dollars: most }) =>
      (least ?? 0) > (most ?? Infinity) && 'deposit_most_dollars is below deposit_least_dollars: swap them',
  ),
  check(
    ['types', 'deposit_least_dollars'],
    ({ types: listedTypes, deposit_least_dollars: least }) =>
      listedTypes.includes('secured') !== (least !== null) &&
      'types and deposit_least_dollars disagree: a secured card has a deposit, and other cards don’t',
  ),
  check(
    ['base_points_per_dollar', 'cents_a_point', 'category_rewards'],
    ({ base_points_per_dollar: base, cents_a_point: cents, category_rewards: rewards }) =>
      base === null &&
      (cents !== null || rewards.length > 0) &&
      'base_points_per_dollar is empty: enter what other purchases earn, or 0 if they earn nothing',
  ),
  check(
    ['lowest_transfer_apr_percent', 'transfer_intro_apr_percent', 'transfer_fee_percent'],
    ({ lowest_transfer_apr_percent: lowest, transfer_intro_apr_percent: intro, transfer_fee_percent: fee }) =>
      lowest === null &&
      (intro !== null || fee !== null) &&
      'lowest_transfer_apr_percent is empty: enter the APR for balance transfers, or leave all their columns empty',
  ),
  check(
    ['deposit_least_dollars'],
    ({ deposit_least_dollars: least }) =>
      least === 0 && 'deposit_least_dollars is 0: leave it empty if there is no deposit',
  ),
  check(
    ['bonus_dollars'],
    ({ bonus_dollars: bonus }) => bonus === 0 && 'bonus_dollars is 0: leave it empty if there is no bonus',
  ),
  check(['terms_seen_on'], ({ terms_seen_on: day }, today) =>
    refuseFuture('terms_seen_on', day, today, 'the terms were read'),
  ),
]

const form = { schema, partial: schema.partial(), checks }

function toCard(fields: Fields): Card {
  return {
    id: fields.card_id,
    issuerId: fields.issuer_id,
    issuerName: fields.issuer_name,
    // A file cannot set this: every loaded card is real.
    isSample: false,
    name: fields.name,
    types: fields.types,
    annualFeeCents: fields.annual_fee_dollars,
    firstYearFeeCents: fields.first_year_fee_dollars,
    purchaseApr: {
      lowestPercent: fields.lowest_purchase_apr_percent,
      highestPercent: fields.highest_purchase_apr_percent,
    },
    transferApr: toRange(fields.lowest_transfer_apr_percent, fields.highest_transfer_apr_percent),
    transferFee: toFee(fields.transfer_fee_percent, fields.transfer_fee_least_dollars),
    cashAdvanceAprPercent: fields.cash_advance_apr_percent,
    cashAdvanceFee: toFee(fields.cash_advance_fee_percent, fields.cash_advance_fee_least_dollars),
    penaltyAprPercent: fields.penalty_apr_percent,
    promotions: [
      ...toPromotion('purchases', fields.purchase_intro_apr_percent, fields.purchase_intro_months),
      ...toPromotion('balance_transfers', fields.transfer_intro_apr_percent, fields.transfer_intro_months),
    ],
    graceDays: fields.grace_days,
    minimumPayment: toMinimumPayment(fields),
    foreignFeePercent: fields.foreign_fee_percent,
    lateFeeCents: fields.late_fee_dollars,
    returnedPaymentFeeCents: fields.returned_payment_fee_dollars,
    deposit:
      fields.deposit_least_dollars === null
        ? null
        : { leastCents: fields.deposit_least_dollars, mostCents: fields.deposit_most_dollars },
    rewards:
      fields.base_points_per_dollar === null
        ? null
        : {
            basePointsPerDollar: fields.base_points_per_dollar,
            centsAPoint: fields.cents_a_point,
            categories: fields.category_rewards,
          },
    credits: fields.statement_credits,
    bonus: toBonus(fields),
    creditBand: fields.credit_band,
    isForStudents: fields.for_students,
    takesCosigner: fields.takes_cosigner,
    takesItin: fields.takes_itin,
    reportsTo: fields.reports_to,
    applyUrl: fields.apply_url,
    termsSeenOn: fields.terms_seen_on,
  }
}

function toRange(lowestPercent: number | null, highestPercent: number | null): Card['transferApr'] {
  return lowestPercent === null || highestPercent === null ? null : { lowestPercent, highestPercent }
}

function toFee(feePercent: number | null, leastCents: number | null): Card['transferFee'] {
  return feePercent === null || leastCents === null ? null : { percent: feePercent, leastCents }
}

function toPromotion(on: Promotion['on'], aprPercent: number | null, count: number | null): Promotion[] {
  return aprPercent === null || count === null ? [] : [{ on, aprPercent, months: count }]
}

function toMinimumPayment(fields: Fields): Card['minimumPayment'] {
  const {
    minimum_payment_floor_dollars: floorCents,
    minimum_payment_percent: percentOfBalance,
    minimum_payment_adds_interest: addsInterest,
  } = fields
  if (floorCents === null || percentOfBalance === null || addsInterest === null) return null
  return { floorCents, percentOfBalance, addsInterest }
}

function toBonus(fields: Fields): Card['bonus'] {
  const { bonus_dollars: cents, bonus_spend_dollars: spendCents, bonus_within_months: withinMonths } = fields
  return cents === null || spendCents === null || withinMonths === null
    ? null
    : { cents, spendCents, withinMonths }
}

/** Returns the cells that parse into the given card, for reports of changes and for writing files. */
export function cardCells(card: Card): CardCells {
  const { transferApr, transferFee, cashAdvanceFee, minimumPayment, deposit, rewards, bonus } = card
  const promotion = (on: Promotion['on']) => card.promotions.find((each) => each.on === on)
  const purchaseIntro = promotion('purchases')
  const transferIntro = promotion('balance_transfers')
  return {
    issuer_id: card.issuerId,
    issuer_name: card.issuerName,
    card_id: card.id,
    name: card.name,
    types: listed(card.types),
    annual_fee_dollars: inDollars(card.annualFeeCents),
    first_year_fee_dollars: inDollars(card.firstYearFeeCents),
    lowest_purchase_apr_percent: String(card.purchaseApr.lowestPercent),
    highest_purchase_apr_percent: String(card.purchaseApr.highestPercent),
    lowest_transfer_apr_percent: written(transferApr?.lowestPercent ?? null),
    highest_transfer_apr_percent: written(transferApr?.highestPercent ?? null),
    transfer_fee_percent: written(transferFee?.percent ?? null),
    transfer_fee_least_dollars: inDollars(transferFee?.leastCents ?? null),
    cash_advance_apr_percent: written(card.cashAdvanceAprPercent),
    cash_advance_fee_percent: written(cashAdvanceFee?.percent ?? null),
    cash_advance_fee_least_dollars: inDollars(cashAdvanceFee?.leastCents ?? null),
    penalty_apr_percent: written(card.penaltyAprPercent),
    purchase_intro_apr_percent: written(purchaseIntro?.aprPercent ?? null),
    purchase_intro_months: written(purchaseIntro?.months ?? null),
    transfer_intro_apr_percent: written(transferIntro?.aprPercent ?? null),
    transfer_intro_months: written(transferIntro?.months ?? null),
    grace_days: written(card.graceDays),
    minimum_payment_floor_dollars: inDollars(minimumPayment?.floorCents ?? null),
    minimum_payment_percent: written(minimumPayment?.percentOfBalance ?? null),
    minimum_payment_adds_interest: answered(minimumPayment?.addsInterest ?? null),
    foreign_fee_percent: String(card.foreignFeePercent),
    late_fee_dollars: inDollars(card.lateFeeCents),
    returned_payment_fee_dollars: inDollars(card.returnedPaymentFeeCents),
    deposit_least_dollars: inDollars(deposit?.leastCents ?? null),
    deposit_most_dollars: inDollars(deposit?.mostCents ?? null),
    base_points_per_dollar: written(rewards?.basePointsPerDollar ?? null),
    cents_a_point: written(rewards?.centsAPoint ?? null),
    category_rewards: writeCategoryRewards(rewards?.categories ?? []),
    statement_credits: writeStatementCredits(card.credits),
    bonus_dollars: inDollars(bonus?.cents ?? null),
    bonus_spend_dollars: inDollars(bonus?.spendCents ?? null),
    bonus_within_months: written(bonus?.withinMonths ?? null),
    credit_band: card.creditBand ?? '',
    for_students: answered(card.isForStudents),
    takes_cosigner: answered(card.takesCosigner),
    takes_itin: answered(card.takesItin),
    reports_to: card.reportsTo.length === 0 ? 'none' : listed(card.reportsTo),
    terms_seen_on: card.termsSeenOn,
    apply_url: card.applyUrl ?? '',
    withdrawn: '',
  }
}
