import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isMaximumAssumed } from '#domain/loans/maximum-rate.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { findWorstCase } from '#domain/loans/worst-case.ts'
import { formatDollars } from '#domain/money.ts'
import { messages } from '#kit/loan-offers/messages.ts'

export interface OfferFact {
  name: string
  value: string
}

/**
 * Lists the terms of an offer and the details behind its figures, in the order in which a borrower encounters
 * them.
 */
export function listOfferFacts(priced: PricedOffer): OfferFact[] {
  const { offer, lowest, highest, option } = priced
  // It pays off other loans, so nobody waits for school to end.
  const isRefinancing = offer.rules.refinance !== null
  const said: [keyof typeof messages.facts, string | undefined][] = [
    ['before', option.choice === 'immediate' ? undefined : paidBefore(priced)],
    [
      'owedAfter',
      isRefinancing
        ? undefined
        : messages.range(lowest.cost.balanceAtRepaymentCents, highest.cost.balanceAtRepaymentCents),
    ],
    ['rates', rates(priced)],
    ['maximum', costAtMaximum(priced)],
    ['autopay', messages.autopayOff(offer.autopayDiscountPercent)],
    ['fee', fees(priced)],
    ['late', messages.lateFee(offer.lateFeePercent, offer.lateFeeCents) ?? messages.notSaid],
    ['returned', orNotSaid(offer.returnedPaymentFeeCents, formatDollars)],
    ['terms', messages.terms(offer.termsMonths)],
    [
      'limits',
      (isRefinancing ? messages.refinanceLimits : messages.limits)(offer.minimumCents, offer.maximumCents),
    ],
    [
      'grace',
      isRefinancing
        ? undefined
        : offer.graceMonths === 0
          ? messages.noGrace
          : messages.months(offer.graceMonths),
    ],
    ['options', isRefinancing ? undefined : messages.options(offer.repaymentOptions)],
    [
      'capitalization',
      option.choice === 'immediate' ? undefined : messages.capitalization[option.capitalization],
    ],
    ['release', release(offer)],
    ['withoutCosigner', withoutCosigner(offer)],
    ['hardship', orNotSaid(offer.hardshipMonths, messages.hardship)],
    ['applyBy', offer.applyBy === null ? messages.anyTime : messages.day(offer.applyBy)],
  ]
  return said.flatMap(([fact, value]) => (value === undefined ? [] : [{ name: messages.facts[fact], value }]))
}

function paidBefore({ lowest, highest }: PricedOffer): string {
  return messages.paidBefore(lowest.cost.inSchoolPaymentCents, highest.cost.inSchoolPaymentCents)
}

function rates({ offer, lowest, highest }: PricedOffer): string {
  const isDiscounted = lowest.ratePercent < offer.lowestRatePercent
  const range = messages.rateRange(lowest.ratePercent, highest.ratePercent, isDiscounted)
  return offer.rateIndex === '' ? range : `${range}. ${messages.follows(offer.rateIndex)}`
}

/** Describes the borrower's worst case: the cost of the whole loan at the highest rate its terms allow. */
function costAtMaximum(priced: PricedOffer): string {
  const { ratePercent, cost: atMaximum, totalCents } = findWorstCase(priced)
  const cost = messages.maximum({
    percent: ratePercent,
    monthly: formatDollars(atMaximum.monthlyPaymentCents),
    total: formatDollars(totalCents),
  })
  if (priced.offer.rateType === 'fixed') return messages.maximumFixed(cost)
  return isMaximumAssumed(priced.offer) ? messages.maximumAssumed(cost) : cost
}

function fees({ offer, feeCents }: PricedOffer): string {
  const parts = [
    offer.originationFeePercent > 0
      ? messages.originationFee(offer.originationFeePercent, feeCents)
      : undefined,
    offer.applicationFeeCents > 0 ? messages.applicationFee(offer.applicationFeeCents) : undefined,
  ].filter((part) => part !== undefined)
  return parts.join('; ') || messages.noFees
}

function release({ rules, cosignerReleaseAfterPayments, cosignerReleaseConditions }: LoanOffer): string {
  if (rules.cosigner === 'not_taken') return messages.noCosigner
  return orNotSaid(cosignerReleaseAfterPayments, (payments) =>
    messages.release(payments, cosignerReleaseConditions),
  )
}

function withoutCosigner({ rules, isHigherWithoutCosigner }: LoanOffer): string | undefined {
  if (rules.cosigner === 'not_taken') return undefined
  if (rules.cosigner === 'required') return messages.cosignerRequired
  return orNotSaid(isHigherWithoutCosigner, (isHigher) =>
    isHigher ? messages.withoutCosigner.higher : messages.withoutCosigner.same,
  )
}

function orNotSaid<Value>(value: Value | null, say: (value: Value) => string): string {
  return value === null ? messages.notSaid : say(value)
}
