import { type Card, cardSchema } from './card.ts'
import type { CardSituation } from './situation.ts'
import { noSpending } from './spending-presets.ts'

/** A plain card: 1% back, nothing to pay for having it, and everything stated. */
export const card: Card = cardSchema.parse({
  id: 'plain',
  issuerId: 'plain-bank',
  issuerName: 'Plain Bank',
  isSample: true,
  name: 'Plain Card',
  types: ['everyday'],
  annualFeeCents: 0,
  firstYearFeeCents: null,
  purchaseApr: { lowestPercent: 18, highestPercent: 27 },
  transferApr: { lowestPercent: 18, highestPercent: 27 },
  transferFee: { percent: 3, leastCents: 500 },
  cashAdvanceAprPercent: 29.99,
  cashAdvanceFee: { percent: 5, leastCents: 1_000 },
  penaltyAprPercent: null,
  promotions: [],
  graceDays: 25,
  minimumPayment: { floorCents: 2_500, percentOfBalance: 1, addsInterest: true },
  foreignFeePercent: 3,
  lateFeeCents: 3_000,
  returnedPaymentFeeCents: 3_000,
  deposit: null,
  rewards: { basePointsPerDollar: 1, centsAPoint: 1, categories: [] },
  credits: [],
  bonus: null,
  creditBand: 'good',
  isForStudents: false,
  takesCosigner: false,
  takesItin: false,
  reportsTo: ['Equifax', 'Experian', 'TransUnion'],
  applyUrl: null,
  termsSeenOn: '2026-11-20',
})

/** Nothing bought and nothing owed, from January. */
export const situation: CardSituation = {
  spending: noSpending,
  abroadCents: 0,
  firstMonth: 1,
  activates: true,
  carries: null,
}
