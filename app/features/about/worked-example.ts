import { judge } from '#domain/eligibility/check-eligibility.ts'
import { checkLowestRate } from '#domain/eligibility/lowest-rate.ts'
import { type BorrowerProfile, creditBands } from '#domain/eligibility/profile.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { type LoanOffer, loanOfferSchema } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'
import type { Borrowing, PricedOffer } from '#domain/loans/priced-offer.ts'
import { explainScore, type Receipt, rankingInput } from '#domain/loans/rank-offer.ts'
import { findReasonAbove, type ReasonAbove } from '#domain/loans/reason-above.ts'
import type { LeftOutExample } from './ranking-messages.ts'

/** The loan that the example borrower asks for. */
export const borrowing: Borrowing = {
  amountCents: 1_000_000,
  inSchoolMonths: 24,
  repayment: 'deferred',
  termMonths: 120,
  withAutopay: false,
  withSameAssumptions: false,
}

/** The cosigner's score: enough for the example's lender, but not for its lowest rate. */
export const cosignerCredit = '700_759'

/** The example borrower: a student whose cosigner's credit score is known but whose income is not. */
const withCosigner: BorrowerProfile = { isAdult: true, hasCosigner: true, cosignerCredit }
/** The same student without the cosigner. */
const alone: BorrowerProfile = { isAdult: true, hasCosigner: false, credit: cosignerCredit }

/**
 * An invented loan that covers every special case of the formula: a rate cap, a fee, a term that the lender
 * does not state, and a lowest rate that is out of reach.
 */
export const offer: LoanOffer = loanOfferSchema.parse({
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
  floorMinimumScore: 780,
  floorScoreOf: 'cosigner',
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
    minorWithCosigner: null,
    refinance: null,
  },
})

/** Another invented loan: its rate can't rise, and it costs more at both ends. */
const costlier: LoanOffer = {
  ...offer,
  id: 'dearer',
  lenderId: 'dearer',
  lenderName: 'Steady Bank',
  rateType: 'fixed',
  lowestRatePercent: 6.5,
  highestRatePercent: 13.75,
  rateCapPercent: null,
  rateIndex: '',
  hardshipMonths: 12,
}

/** Prices and scores the example with the same functions that price and score every list. */
export function workExample(profile = withCosigner): { priced: PricedOffer; receipt: Receipt } {
  const result = priceOffer(offer, borrowing)
  if (!result.ok) throw new Error(`The example cannot be priced: ${result.reason}`)
  const { priced } = result
  const judgment = judge(offer.rules, profile)
  const lowestEnd = checkLowestRate(offer, profile, judgment)
  const input = rankingInput(priced, { amountCents: borrowing.amountCents, judgment, lowestEnd })
  return { priced, receipt: explainScore(input, defaultWeights) }
}

/** Returns the sum of the weights that count for one loan. */
export function sumWeights({ lines }: { lines: readonly { weight: number }[] }): number {
  return lines.reduce((sum, { weight }) => sum + weight, 0)
}

/** Works out what the example leaves out with the cosigner, and what it would leave out without. */
export function workLeftOut(): LeftOutExample {
  const { receipt } = workExample()
  const without = workExample(alone).receipt
  return {
    releaseWeight: defaultWeights.cosigner_release,
    sumAlone: sumWeights(without),
    scoreAlone: without.score,
    floor: offer.floorMinimumScore ?? 0,
    ...creditBands[cosignerCredit],
    highestWeight: receipt.lines.find(({ criterion }) => criterion === 'highest_total')?.weight ?? 0,
    defaultWeight: defaultWeights.highest_total,
  }
}

/** Ranks the example below a loan that costs more, and says what puts it there. */
export function workCostlierExample(): { offer: LoanOffer; reason: ReasonAbove } {
  const { available } = compareOffers([offer, costlier], {
    profile: withCosigner,
    borrowing,
    weights: defaultWeights,
    sort: 'best_match',
    today: offer.rateSeenOn,
  })
  const [first, ...below] = available
  const { amountCents } = borrowing
  const reason = first && findReasonAbove(first, below, { amountCents, weights: defaultWeights })
  if (!reason) throw new Error('The costlier loan is not first')
  return { offer: first.offer, reason }
}
