import { chooseTermForGoal } from '#domain/refinance/choose-term.ts'
import { calculateLoanCost, costAtTwoRates, type LoanCost } from './cost-of-loan.ts'
import type { LoanOffer, RepaymentOption } from './loan-offer.ts'
import type { LoanTerms } from './loan-terms.ts'
import { originationFee, principalFor } from './origination-fee.ts'
import type { Borrowing, PricedOffer, ReasonLeftOut } from './priced-offer.ts'

export type PricingResult = { ok: true; priced: PricedOffer } | { ok: false; reason: ReasonLeftOut }

/** The terms every offer gets under `withSameAssumptions`; the borrower still chooses how to repay. */
export const sameAssumptions = {
  termMonths: 120,
  graceMonths: 6,
  flatPaymentCents: 2_500,
  capitalization: 'at_repayment',
} as const

/**
 * Prices an offer at both ends of its rate range for one borrowing, or returns why the offer is not available
 * for it.
 */
export function priceOffer(offer: LoanOffer, borrowing: Borrowing): PricingResult {
  const option = offer.repaymentOptions.find(({ choice }) => choice === borrowing.repayment)
  if (!option) return { ok: false, reason: 'repayment_not_offered' }
  const termMonths = chooseTerm(offer, borrowing)
  if (termMonths === undefined) return { ok: false, reason: 'term_not_offered' }
  const principalCents = principalFor(borrowing.amountCents, offer.originationFeePercent)
  if (principalCents < offer.minimumCents) return { ok: false, reason: 'below_minimum' }
  if (offer.maximumCents !== null && principalCents > offer.maximumCents)
    return { ok: false, reason: 'above_maximum' }

  const shared = {
    offer,
    termMonths,
    option: borrowing.withSameAssumptions ? sameOption(option) : option,
    graceMonths: borrowing.withSameAssumptions ? sameAssumptions.graceMonths : offer.graceMonths,
    inSchoolMonths: borrowing.inSchoolMonths,
    principalCents,
    feeCents: originationFee(principalCents, offer.originationFeePercent),
    replaced: borrowing.replaced,
  }
  const discountPercent = getDiscount(offer, borrowing)
  const lowestPercent = discounted(offer.lowestRatePercent, discountPercent)
  const highestPercent = discounted(offer.highestRatePercent, discountPercent)
  const [lowest, highest] = costAtTwoRates(termsAt(shared, lowestPercent), [lowestPercent, highestPercent])
  return {
    ok: true,
    priced: {
      ...shared,
      lowest: { ratePercent: lowestPercent, cost: lowest },
      highest: { ratePercent: highestPercent, cost: highest },
    },
  }
}

/** Returns the percentage points that pricing takes off both ends of the range. */
export function getDiscount(
  { autopayDiscountPercent }: LoanOffer,
  { withAutopay, withSameAssumptions }: Borrowing,
): number {
  return withAutopay && !withSameAssumptions ? autopayDiscountPercent : 0
}

/** The part of a priced offer that does not depend on the rate. */
type Terms = Omit<PricedOffer, 'lowest' | 'highest'>

/** Calculates what a priced offer would cost on the same terms at another rate. */
export function calculateCostAtRate(priced: Terms, ratePercent: number): LoanCost {
  return calculateLoanCost(termsAt(priced, ratePercent))
}

export function termsAt(priced: Terms, ratePercent: number): LoanTerms {
  return {
    amountCents: priced.principalCents,
    ratePercent,
    termMonths: priced.termMonths,
    inSchoolMonths: priced.inSchoolMonths,
    graceMonths: priced.graceMonths,
    repayment: priced.option.choice,
    flatPaymentCents: priced.option.flatPaymentCents,
    capitalization: priced.option.capitalization,
  }
}

function chooseTerm(
  { termsMonths }: LoanOffer,
  { termMonths: wanted, withSameAssumptions, replaced }: Borrowing,
): number | undefined {
  if (withSameAssumptions) return wanted ?? sameAssumptions.termMonths
  if (wanted !== null) return termsMonths.find((term) => term === wanted)
  if (replaced) return chooseTermForGoal(termsMonths, replaced)
  return termsMonths.reduce<number | undefined>((nearest, term) => {
    const isNearer = nearest === undefined || fromTenYears(term) <= fromTenYears(nearest)
    // Terms are ascending, so the longer of two equally near terms wins.
    return isNearer ? term : nearest
  }, undefined)
}

function fromTenYears(termMonths: number): number {
  return Math.abs(termMonths - 120)
}

function sameOption({ choice }: RepaymentOption): RepaymentOption {
  const { flatPaymentCents, capitalization } = sameAssumptions
  return { choice, flatPaymentCents: choice === 'flat' ? flatPaymentCents : 0, capitalization }
}

/** Rates have four decimals, so that 5.24 less 0.25 is 4.99 and not 4.9900000000000002. */
function discounted(ratePercent: number, discountPercent: number): number {
  return Math.max(0, Math.round((ratePercent - discountPercent) * 10_000) / 10_000)
}
