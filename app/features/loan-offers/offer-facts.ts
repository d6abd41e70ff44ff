import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isMaximumAssumed, maximumRateOf } from '#domain/loans/maximum-rate.ts'
import { costOfRate } from '#domain/loans/price-offer.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { formatDollars } from '#domain/money.ts'
import { totalPaidAt } from '#domain/ranking/ranking-input.ts'
import { words } from './words.ts'

export interface OfferFact {
  name: string
  value: string
}

/** What stands behind an offer's figures and in its terms, in the order in which a borrower meets it. */
export function offerFacts(priced: PricedOffer): OfferFact[] {
  const { offer, lowest, highest, option } = priced
  const said: [keyof typeof words.facts, string | undefined][] = [
    ['before', option.choice === 'immediate' ? undefined : paidBefore(priced)],
    ['owedAfter', words.range(lowest.cost.balanceAtRepaymentCents, highest.cost.balanceAtRepaymentCents)],
    ['rates', rates(priced)],
    ['maximum', costAtMaximum(priced)],
    ['autopay', words.autopayOff(offer.autopayDiscountPercent)],
    ['fee', fees(priced)],
    ['late', words.lateFee(offer.lateFeePercent, offer.lateFeeCents) ?? words.notSaid],
    ['returned', orNotSaid(offer.returnedPaymentFeeCents, formatDollars)],
    ['terms', words.terms(offer.termsMonths)],
    ['limits', words.limits(offer.minimumCents, offer.maximumCents)],
    ['grace', offer.graceMonths === 0 ? words.noGrace : words.months(offer.graceMonths)],
    ['options', words.options(offer.repaymentOptions)],
    [
      'capitalization',
      option.choice === 'immediate' ? undefined : words.capitalization[option.capitalization],
    ],
    ['release', release(offer)],
    ['withoutCosigner', withoutCosigner(offer)],
    ['hardship', orNotSaid(offer.hardshipMonths, words.hardship)],
    ['applyBy', offer.applyBy === null ? words.anyTime : words.day(offer.applyBy)],
  ]
  return said.flatMap(([fact, value]) => (value === undefined ? [] : [{ name: words.facts[fact], value }]))
}

function paidBefore({ lowest, highest }: PricedOffer): string {
  return words.paidBefore(lowest.cost.inSchoolPaymentCents, highest.cost.inSchoolPaymentCents)
}

function rates({ offer, lowest, highest }: PricedOffer): string {
  const isDiscounted = lowest.ratePercent < offer.lowestRatePercent
  const range = words.rateRange(lowest.ratePercent, highest.ratePercent, isDiscounted)
  return offer.rateIndex === '' ? range : `${range}. ${words.follows(offer.rateIndex)}`
}

/** What a borrower risks: the whole loan at the highest rate its terms allow. */
function costAtMaximum(priced: PricedOffer): string {
  const percent = maximumRateOf(priced.offer)
  const atMaximum = costOfRate(priced, percent)
  const cost = words.maximum({
    percent,
    monthly: formatDollars(atMaximum.monthlyPaymentCents),
    total: formatDollars(totalPaidAt(priced, atMaximum)),
  })
  if (priced.offer.rateType === 'fixed') return words.maximumFixed(cost)
  return isMaximumAssumed(priced.offer) ? words.maximumAssumed(cost) : cost
}

function fees({ offer, feeCents }: PricedOffer): string {
  const parts = [
    offer.originationFeePercent > 0 ? words.originationFee(offer.originationFeePercent, feeCents) : undefined,
    offer.applicationFeeCents > 0 ? words.applicationFee(offer.applicationFeeCents) : undefined,
  ].filter((part) => part !== undefined)
  return parts.join('; ') || words.noFees
}

function release({ rules, cosignerReleaseAfterPayments, cosignerReleaseConditions }: LoanOffer): string {
  if (rules.cosigner === 'not_taken') return words.noCosigner
  return orNotSaid(cosignerReleaseAfterPayments, (payments) =>
    words.release(payments, cosignerReleaseConditions),
  )
}

function withoutCosigner({ rules, isHigherWithoutCosigner }: LoanOffer): string | undefined {
  if (rules.cosigner === 'not_taken') return undefined
  if (rules.cosigner === 'required') return words.cosignerRequired
  return orNotSaid(isHigherWithoutCosigner, (isHigher) =>
    isHigher ? words.withoutCosigner.higher : words.withoutCosigner.same,
  )
}

function orNotSaid<Value>(value: Value | null, say: (value: Value) => string): string {
  return value === null ? words.notSaid : say(value)
}
