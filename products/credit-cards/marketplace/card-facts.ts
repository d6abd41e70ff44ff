import type { CardFee, KnownCard, Promotion } from '#domain/cards/card.ts'
import { debtOn, payOff } from '#domain/cards/pay-off.ts'
import type { Carrying } from '#domain/cards/situation.ts'
import { formatDollars } from '#domain/money.ts'
import { cardTypeNames, creditBandNames } from '#products/credit-cards/card-words.ts'
import { formatRewards, periodNames } from '#products/credit-cards/format-rewards.ts'
import { listText } from './list-messages.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Sentences about the terms of a card, for its row, its comparison, and the file. */
export const cardFacts = {
  types: ({ types }: KnownCard) => types.map((type) => cardTypeNames[type]).join(', '),
  /** The kinds without the word that all of them share. */
  shortTypes: ({ types }: KnownCard) =>
    types.map((type) => cardTypeNames[type].replace(' cards', '')).join(', '),
  annualFee: ({ annualFeeCents, firstYearFeeCents }: KnownCard) => {
    const fee = formatDollars(annualFeeCents)
    if (firstYearFeeCents !== null && firstYearFeeCents !== annualFeeCents)
      return listText.firstYearFee(formatDollars(firstYearFeeCents), fee)
    return annualFeeCents === 0 ? listText.noFee : fee
  },
  /** The annual fee in a row; undefined if there is none. */
  shortFee: ({ annualFeeCents, firstYearFeeCents }: KnownCard) => {
    if (annualFeeCents === 0) return undefined
    const fee = formatDollars(annualFeeCents)
    return firstYearFeeCents === null || firstYearFeeCents === annualFeeCents
      ? fee
      : listText.feeThen(formatDollars(firstYearFeeCents), fee)
  },
  purchaseApr: ({ purchaseApr }: KnownCard) =>
    purchaseApr === null
      ? listText.notStated
      : listText.aprRange(purchaseApr.lowestPercent, purchaseApr.highestPercent),
  transferApr: ({ transferApr }: KnownCard) =>
    transferApr
      ? listText.aprRange(transferApr.lowestPercent, transferApr.highestPercent)
      : 'Doesn’t accept balance transfers',
  transferFee: ({ transferApr, transferFee }: KnownCard) =>
    transferApr ? formatFee(transferFee) : undefined,
  cashAdvance: ({ cashAdvanceAprPercent, cashAdvanceFee }: KnownCard) =>
    cashAdvanceAprPercent === null
      ? listText.notStated
      : `${cashAdvanceAprPercent.toFixed(2)}%, fee ${formatFee(cashAdvanceFee)}`,
  penaltyApr: ({ penaltyAprPercent }: KnownCard) =>
    penaltyAprPercent === null ? 'None stated' : `${penaltyAprPercent.toFixed(2)}%`,
  promotions: ({ promotions }: KnownCard) => promotions.map(formatPromotion).join('; ') || listText.noFee,
  grace: ({ graceDays }: KnownCard) =>
    graceDays === null
      ? listText.notStated
      : graceDays === 0
        ? 'None: you’re charged interest on purchases right away'
        : `${graceDays} days after each statement closes, if you pay it in full`,
  minimum: ({ minimumPayment }: KnownCard) => {
    if (minimumPayment === null) return listText.notStated
    const { floorCents, percentOfBalance, addsInterest } = minimumPayment
    return `${formatDollars(floorCents)} or ${percentOfBalance}% of the balance${addsInterest ? ' plus interest' : ''}, whichever is greater`
  },
  foreignFee: ({ foreignFeePercent }: KnownCard) =>
    foreignFeePercent === null ? listText.notStated : listText.percentOf(foreignFeePercent),
  lateFee: ({ lateFeeCents }: KnownCard) =>
    lateFeeCents === null
      ? listText.notStated
      : lateFeeCents === 0
        ? listText.noFee
        : `up to ${formatDollars(lateFeeCents)}`,
  /**
   * What one late payment costs, and when a penalty APR may follow: 12 CFR 1026.55(b)(4) for what is owed already; '' if
   * that is not known.
   */
  missedPayment: ({ lateFeeCents, penaltyAprPercent }: KnownCard) => {
    if (lateFeeCents === null) return ''
    const fee = lateFeeCents === 0 ? undefined : formatDollars(lateFeeCents)
    const penalty =
      penaltyAprPercent === null ? listText.noPenaltyApr : listText.penaltyApr(penaltyAprPercent)
    return `${listText.missedPayment(fee)} ${penalty}`
  },
  /** What the warning on a statement would say of the balance: how long the minimum payments take. */
  minimumOnly: (card: KnownCard, { cents, isTransferred }: Carrying) => {
    const debt = debtOn(card, cents, isTransferred, 'highest')
    if (debt === null || card.minimumPayment === null) return undefined
    const payoff = payOff(debt, { minimum: card.minimumPayment })
    return payoff.kind === 'never'
      ? listText.minimumNever(formatDollars(cents))
      : listText.minimumOnly(formatDollars(cents), payoff.months, formatDollars(payoff.interestCents))
  },
  returnedFee: ({ returnedPaymentFeeCents }: KnownCard) =>
    returnedPaymentFeeCents === null
      ? listText.notStated
      : returnedPaymentFeeCents === 0
        ? listText.noFee
        : `up to ${formatDollars(returnedPaymentFeeCents)}`,
  deposit: ({ deposit }: KnownCard) =>
    deposit
      ? listText.depositRange(
          formatDollars(deposit.leastCents),
          deposit.mostCents === null ? undefined : formatDollars(deposit.mostCents),
        )
      : listText.noFee,
  rewards: ({ rewards }: KnownCard) => formatRewards(rewards),
  credits: ({ credits }: KnownCard) =>
    credits.map(({ name, cents, period }) => `${name}: ${formatDollars(cents)} ${periodNames[period]}`),
  bonus: ({ bonus }: KnownCard) =>
    bonus
      ? `${formatDollars(bonus.cents)} after spending ${formatDollars(bonus.spendCents)} in ${bonus.withinMonths} months`
      : undefined,
  credit: ({ creditBand }: KnownCard) => {
    if (creditBand === null) return listText.notStated
    return creditBand === 'none' ? 'No credit history needed' : `${creditBandNames[creditBand]} or better`
  },
  cosigner: ({ takesCosigner }: KnownCard) => formatYesNo(takesCosigner),
  itin: ({ takesItin }: KnownCard) => formatYesNo(takesItin),
  bureaus: ({ reportsTo }: KnownCard) =>
    reportsTo.length === 0 ? listText.notStated : and.format(reportsTo),
}

function formatFee(fee: CardFee | null): string {
  if (fee === null) return listText.notStated
  const { percent, leastCents } = fee
  if (percent === 0 && leastCents === 0) return 'none'
  return `${percent}%${leastCents > 0 ? `, at least ${formatDollars(leastCents)}` : ''}`
}

function formatPromotion({ on, aprPercent, months }: Promotion): string {
  const what = on === 'purchases' ? 'purchases' : 'balance transfers'
  return `${aprPercent.toFixed(2)}% on ${what} for ${months} months`
}

function formatYesNo(value: boolean | null): string {
  return value === null ? listText.notStated : value ? 'Yes' : 'No'
}
