import type { LoanOffer } from './loan-offer.ts'
import type { Borrowing } from './priced-offer.ts'

/** A plain offer that tests adapt to what they check. Its rules refuse nobody. */
export const offer: LoanOffer = {
  id: 'quillmere-campus-fixed',
  lenderId: 'quillmere-bank',
  lenderName: 'Quillmere Bank',
  isSample: true,
  product: 'Campus Loan',
  rateType: 'fixed',
  lowestRatePercent: 6,
  highestRatePercent: 12,
  rateSeenOn: '2026-11-12',
  rateCapPercent: null,
  rateIndex: '',
  isHigherWithoutCosigner: true,
  autopayDiscountPercent: 0.25,
  floorConditions: 'a cosigner with a credit score of 780 or more',
  termsMonths: [60, 120, 180],
  minimumCents: 100_000,
  maximumCents: 2_000_000,
  originationFeePercent: 0,
  applicationFeeCents: 0,
  lateFeePercent: 5,
  lateFeeCents: 2_500,
  returnedPaymentFeeCents: 2_000,
  graceMonths: 6,
  repaymentOptions: [
    { choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'interest_only', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'flat', flatPaymentCents: 2_500, capitalization: 'at_repayment' },
    { choice: 'deferred', flatPaymentCents: 0, capitalization: 'at_repayment' },
  ],
  cosignerReleaseAfterPayments: 24,
  cosignerReleaseConditions: 'a credit score of 680 or more and proof of income',
  hardshipMonths: 12,
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
    minimumScore: null,
    minimumIncomeCents: null,
    cosigner: 'optional',
  },
}

/** $10,000 borrowed with a year and a half of school left. */
export const borrowing: Borrowing = {
  amountCents: 1_000_000,
  inSchoolMonths: 18,
  repayment: 'deferred',
  termMonths: null,
  withAutopay: false,
  withSameAssumptions: false,
}
