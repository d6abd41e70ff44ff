import { judge } from '#domain/eligibility/check-eligibility.ts'
import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { defaultWeights } from '#domain/ranking/criteria.ts'
import { explainScore, type Receipt } from '#domain/ranking/rank.ts'
import { rankingInput } from '#domain/ranking/ranking-input.ts'

/** The loan that the example borrower asks for. */
export const borrowing: Borrowing = {
  amountCents: 1_000_000,
  inSchoolMonths: 24,
  repayment: 'deferred',
  termMonths: 120,
  withAutopay: false,
  withSameAssumptions: false,
}

/** The example borrower: a student whose cosigner's credit score is known but whose income is not. */
const profile: BorrowerProfile = { isAdult: true, hasCosigner: true, cosignerCredit: '700_759' }

/**
 * An invented loan that covers every special case of the formula: a rate cap, a fee, and a term that the
 * lender does not state.
 */
export const offer: LoanOffer = {
  id: 'example',
  lenderId: 'example',
  lenderName: 'Example Bank',
  isSample: true,
  product: 'Example Loan',
  rateType: 'variable',
  lowestRatePercent: 6.25,
  highestRatePercent: 13.5,
  rateSeenOn: '2026-11-21',
  rateCapPercent: 18,
  rateIndex: '30-day average SOFR',
  isHigherWithoutCosigner: null,
  autopayDiscountPercent: 0.25,
  floorConditions: 'a cosigner with a credit score of 780 or more',
  termsMonths: [60, 120, 180],
  minimumCents: 100_000,
  maximumCents: null,
  originationFeePercent: 1,
  applicationFeeCents: 0,
  lateFeePercent: 5,
  lateFeeCents: 2_500,
  returnedPaymentFeeCents: 2_000,
  graceMonths: 6,
  repaymentOptions: [
    { choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'interest_only', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'deferred', flatPaymentCents: 0, capitalization: 'at_repayment' },
  ],
  cosignerReleaseAfterPayments: 36,
  cosignerReleaseConditions: '',
  hardshipMonths: null,
  applyBy: null,
  applyUrl: null,
  rules: {
    borrowers: null,
    states: null,
    citizenships: null,
    citizenshipsWithCosigner: [],
    degrees: null,
    schoolControls: null,
    schoolLevels: null,
    minimumEnrollment: null,
    minimumScore: 680,
    minimumIncomeCents: null,
    cosigner: 'optional',
  },
}

/** Prices and scores the example with the same functions that price and score every list. */
export function workExample(): { priced: PricedOffer; receipt: Receipt } {
  const result = priceOffer(offer, borrowing)
  if (!result.ok) throw new Error(`The example cannot be priced: ${result.reason}`)
  const { priced } = result
  const judgment = judge(offer.rules, profile)
  const input = rankingInput(priced, { amountCents: borrowing.amountCents, profile, judgment })
  return { priced, receipt: explainScore(input, defaultWeights) }
}
