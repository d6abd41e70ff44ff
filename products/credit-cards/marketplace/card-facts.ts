import type { Card, CardFee, Promotion } from '#domain/cards/card.ts'
import { formatDollars } from '#domain/money.ts'
import { cardTypeNames, creditBandNames } from '#products/credit-cards/card-words.ts'
import { periodNames, sayRewards } from '#products/credit-cards/say-rewards.ts'
import { messages } from './list-messages.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Sentences about the terms of a card, for its row, its comparison and the file. */
export const cardFacts = {
  types: ({ types }: Card) => types.map((type) => cardTypeNames[type]).join(', '),
  annualFee: ({ annualFeeCents, firstYearFeeCents }: Card) => {
    const fee = formatDollars(annualFeeCents)
    if (firstYearFeeCents !== null && firstYearFeeCents !== annualFeeCents)
      return messages.firstYearFee(formatDollars(firstYearFeeCents), fee)
    return annualFeeCents === 0 ? messages.noFee : fee
  },
  purchaseApr: ({ purchaseApr }: Card) =>
    messages.aprRange(purchaseApr.lowestPercent, purchaseApr.highestPercent),
  transferApr: ({ transferApr }: Card) =>
    transferApr
      ? messages.aprRange(transferApr.lowestPercent, transferApr.highestPercent)
      : 'Doesn’t accept balance transfers',
  transferFee: ({ transferApr, transferFee }: Card) => (transferApr ? sayFee(transferFee) : undefined),
  cashAdvance: ({ cashAdvanceAprPercent, cashAdvanceFee }: Card) =>
    cashAdvanceAprPercent === null
      ? messages.notStated
      : `${cashAdvanceAprPercent.toFixed(2)}%, fee ${sayFee(cashAdvanceFee)}`,
  penaltyApr: ({ penaltyAprPercent }: Card) =>
    penaltyAprPercent === null ? 'None stated' : `${penaltyAprPercent.toFixed(2)}%`,
  promotions: ({ promotions }: Card) => promotions.map(sayPromotion).join('; ') || messages.noFee,
  grace: ({ graceDays }: Card) =>
    graceDays === null
      ? messages.notStated
      : graceDays === 0
        ? 'None: purchases are charged interest right away'
        : `${graceDays} days after each statement closes, if you pay it in full`,
  minimum: ({ minimumPayment }: Card) => {
    if (minimumPayment === null) return messages.notStated
    const { floorCents, percentOfBalance, addsInterest } = minimumPayment
    return `${formatDollars(floorCents)} or ${percentOfBalance}% of the balance${addsInterest ? ' plus interest' : ''}, whichever is greater`
  },
  foreignFee: ({ foreignFeePercent }: Card) => messages.percentOf(foreignFeePercent),
  lateFee: ({ lateFeeCents }: Card) =>
    lateFeeCents === 0 ? messages.noFee : `up to ${formatDollars(lateFeeCents)}`,
  returnedFee: ({ returnedPaymentFeeCents }: Card) =>
    returnedPaymentFeeCents === null
      ? messages.notStated
      : returnedPaymentFeeCents === 0
        ? messages.noFee
        : `up to ${formatDollars(returnedPaymentFeeCents)}`,
  deposit: ({ deposit }: Card) =>
    deposit
      ? messages.depositRange(
          formatDollars(deposit.leastCents),
          deposit.mostCents === null ? undefined : formatDollars(deposit.mostCents),
        )
      : messages.noFee,
  rewards: ({ rewards }: Card) => sayRewards(rewards),
  credits: ({ credits }: Card) =>
    credits.map(({ name, cents, period }) => `${name}: ${formatDollars(cents)} ${periodNames[period]}`),
  bonus: ({ bonus }: Card) =>
    bonus
      ? `${formatDollars(bonus.cents)} after spending ${formatDollars(bonus.spendCents)} in ${bonus.withinMonths} months`
      : undefined,
  credit: ({ creditBand }: Card) => {
    if (creditBand === null) return messages.notStated
    return creditBand === 'none' ? 'No credit history needed' : `${creditBandNames[creditBand]} or better`
  },
  cosigner: ({ takesCosigner }: Card) => sayYesNo(takesCosigner),
  itin: ({ takesItin }: Card) => sayYesNo(takesItin),
  bureaus: ({ reportsTo }: Card) => (reportsTo.length === 0 ? messages.notStated : and.format(reportsTo)),
}

function sayFee(fee: CardFee | null): string {
  if (fee === null) return messages.notStated
  const { percent, leastCents } = fee
  if (percent === 0 && leastCents === 0) return 'none'
  return `${percent}%${leastCents > 0 ? `, at least ${formatDollars(leastCents)}` : ''}`
}

function sayPromotion({ on, aprPercent, months }: Promotion): string {
  const what = on === 'purchases' ? 'purchases' : 'balance transfers'
  return `${aprPercent.toFixed(2)}% on ${what} for ${months} months`
}

function sayYesNo(value: boolean | null): string {
  return value === null ? messages.notStated : value ? 'Yes' : 'No'
}
