import { getPovertyGuideline } from '#domain/award-years/poverty-guidelines.ts'
import { unroundedMonthlyPayment } from '#domain/loans/amortize.ts'
import type { Borrower } from './borrower.ts'
import { icrFactorPercent } from './icr-factors.ts'
import { discretionaryPlans, icrMonths, smallPayments } from './law.ts'
import type { IncomePlanCode } from './plan.ts'

export type DiscretionaryPlanCode = Exclude<IncomePlanCode, 'rap'>

/** The numbers of one year, in the dollars of that year. */
export interface PaymentYear {
  borrower: Pick<Borrower, 'filing' | 'familySize' | 'region'>
  agiCents: number
  /** What the poverty guideline has grown by since 2026; 1 is nothing. */
  priceLevel: number
  /** The borrower's part of the couple's loans, from 0 to 1; 1 when the spouse's do not count. */
  share: number
}

/** What was owed when the borrower came into the plan; its limit stays. */
export interface PlanEntry {
  balanceCents: number
  ratePercent: number
}

/**
 * Returns a month's payment in IBR, PAYE or ICR in whole cents, 0 or more, rounded once to the nearest cent. IBR and
 * PAYE: a percent of the income above 150% of the guideline, and never more than the payment of the 10-year Standard
 * plan on entry. ICR: 20% of the income above the guideline, or if less, 12-year payments times a factor.
 */
export function discretionaryPaymentCents(
  plan: DiscretionaryPlanCode,
  entry: PlanEntry,
  year: PaymentYear,
): number {
  const ofIncome = shareOfIncome(plan, year)
  if (plan === 'icr') return Math.round(Math.min(ofIncome, icrFixedPayment(entry, year)))
  const cents = Math.round(Math.min(ofIncome, standardPayment(entry)))
  if (cents < smallPayments.nothingBelowCents) return 0
  return Math.max(cents, smallPayments.leastCents)
}

/** Whether a month's payment is held down by income: what the law called a partial financial hardship. */
export function isBelowLimit(plan: DiscretionaryPlanCode, entry: PlanEntry, year: PaymentYear): boolean {
  return Math.round(shareOfIncome(plan, year)) < Math.round(standardPayment(entry))
}

function shareOfIncome(plan: DiscretionaryPlanCode, { borrower, agiCents, priceLevel, share }: PaymentYear) {
  const { percent, guidelinePercent } = discretionaryPlans[plan]
  const guideline = getPovertyGuideline(2026, borrower.region, borrower.familySize) * 100 * priceLevel
  const above = Math.max(0, agiCents - (guideline * guidelinePercent) / 100)
  return ((above * percent) / 1200) * share
}

function standardPayment(entry: PlanEntry): number {
  return unroundedMonthlyPayment({ ...entry, termMonths: 120 })
}

/** Incomes of the table of factors move with prices. */
function icrFixedPayment(entry: PlanEntry, { borrower, agiCents, priceLevel }: PaymentYear): number {
  const factor = icrFactorPercent(agiCents / priceLevel, borrower.filing)
  return (unroundedMonthlyPayment({ ...entry, termMonths: icrMonths.months }) * factor) / 100
}
