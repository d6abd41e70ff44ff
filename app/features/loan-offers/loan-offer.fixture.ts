import type { LoanOffer } from './loan-offer.ts'

/** One plain offer for tests, which change what they are about. */
export const offer: LoanOffer = {
  id: 'a',
  lenderName: 'Quillmere Bank',
  isSample: true,
  product: 'Campus Loan',
  rateType: 'fixed',
  lowestRatePercent: 6,
  highestRatePercent: 12,
  rateSeenOn: '2026-11-12',
  termMonths: 120,
  minimumCents: 100_000,
  maximumCents: 2_000_000,
  autopayDiscountPercent: 0.25,
  floorConditions: 'a cosigner',
  repaymentOptions: ['immediate', 'deferred'],
}
