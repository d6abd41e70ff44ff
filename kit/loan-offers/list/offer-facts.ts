import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { isMaximumAssumed } from '#domain/loans/maximum-rate.ts'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { findWorstCase } from '#domain/loans/worst-case.ts'
import { formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'

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
  const said: SaidFact[] = [
    ['before', option.choice === 'immediate' ? undefined : paidBefore(priced)],
    [
      'owedAfter',
      isRefinancing
        ? undefined
        : loanOfferText.range(lowest.cost.balanceAtRepaymentCents, highest.cost.balanceAtRepaymentCents),
    ],
    ['rates', rates(priced)],
    ['maximum', costAtMaximum(priced)],
    ['autopay', loanOfferText.autopayOff(offer.autopayDiscountPercent)],
    ['fee', fees(priced)],
    ['late', loanOfferText.lateFee(offer.lateFeePercent, offer.lateFeeCents) ?? loanOfferText.notStated],
    ['returned', orNotStated(offer.returnedPaymentFeeCents, formatDollars)],
    ['terms', loanOfferText.terms(offer.termsMonths)],
    [
      'limits',
      (isRefinancing ? loanOfferText.refinanceLimits : loanOfferText.limits)(
        offer.minimumCents,
        offer.maximumCents,
      ),
    ],
    [
      'grace',
      isRefinancing
        ? undefined
        : offer.graceMonths === 0
          ? loanOfferText.noGrace
          : loanOfferText.months(offer.graceMonths),
    ],
    ['options', isRefinancing ? undefined : loanOfferText.options(offer.repaymentOptions)],
    [
      'capitalization',
      option.choice === 'immediate' ? undefined : loanOfferText.capitalization[option.capitalization],
    ],
    ['release', release(offer)],
    ['withoutCosigner', withoutCosigner(offer)],
    ['hardship', orNotStated(offer.hardshipMonths, loanOfferText.hardship)],
    ['applyBy', offer.applyBy === null ? loanOfferText.anyTime : loanOfferText.day(offer.applyBy)],
  ]
  const facts = isYours(offer) ? said.flatMap(toOwnFact) : said
  return facts.flatMap(([fact, value]) =>
    value === undefined ? [] : [{ name: loanOfferText.facts[fact], value }],
  )
}

type SaidFact = [fact: keyof typeof loanOfferText.facts, value: string | undefined]

/** Of an own offer, what is missing was not entered, and it is no longer applied for. */
function toOwnFact([fact, value]: SaidFact): SaidFact[] {
  if (fact === 'applyBy' || fact === 'limits') return []
  return [[fact, value === loanOfferText.notStated ? loanOfferText.notEntered : value]]
}

function paidBefore({ lowest, highest }: PricedOffer): string {
  return loanOfferText.paidBefore(lowest.cost.inSchoolPaymentCents, highest.cost.inSchoolPaymentCents)
}

function rates({ offer, lowest, highest }: PricedOffer): string {
  const isDiscounted = lowest.ratePercent < offer.lowestRatePercent
  const range = loanOfferText.rateRange(lowest.ratePercent, highest.ratePercent, isDiscounted)
  return offer.rateIndex === '' ? range : `${range}. ${loanOfferText.follows(offer.rateIndex)}`
}

/** Describes the borrower's worst case: the cost of the whole loan at the highest rate its terms allow. */
function costAtMaximum(priced: PricedOffer): string {
  const { ratePercent, cost: atMaximum, totalCents } = findWorstCase(priced)
  const cost = loanOfferText.maximum({
    percent: ratePercent,
    monthly: formatDollars(atMaximum.monthlyPaymentCents),
    total: formatDollars(totalCents),
  })
  if (priced.offer.rateType === 'fixed') return loanOfferText.maximumFixed(cost)
  return isMaximumAssumed(priced.offer) ? loanOfferText.maximumAssumed(cost) : cost
}

function fees({ offer, feeCents }: PricedOffer): string {
  const parts = [
    offer.originationFeePercent > 0
      ? loanOfferText.originationFee(offer.originationFeePercent, feeCents)
      : undefined,
    offer.applicationFeeCents > 0 ? loanOfferText.applicationFee(offer.applicationFeeCents) : undefined,
  ].filter((part) => part !== undefined)
  return parts.join('; ') || loanOfferText.noFees
}

function release({ rules, cosignerReleaseAfterPayments, cosignerReleaseConditions }: LoanOffer): string {
  if (rules.cosigner === 'not_taken') return loanOfferText.noCosigner
  return orNotStated(cosignerReleaseAfterPayments, (payments) =>
    loanOfferText.release(payments, cosignerReleaseConditions),
  )
}

function withoutCosigner({ rules, isHigherWithoutCosigner }: LoanOffer): string | undefined {
  if (rules.cosigner === 'not_taken') return undefined
  if (rules.cosigner === 'required') return loanOfferText.cosignerRequired
  return orNotStated(isHigherWithoutCosigner, (isHigher) =>
    isHigher ? loanOfferText.withoutCosigner.higher : loanOfferText.withoutCosigner.same,
  )
}

function orNotStated<Value>(value: Value | null, format: (value: Value) => string): string {
  return value === null ? loanOfferText.notStated : format(value)
}
