import type { Judgment, Verdict } from '#domain/eligibility/rule-verdict.ts'
import type { CriterionValue } from '#domain/ranking/scale.ts'
import { createScorer, type RankingInput, type ScoreLine, type ScoreReceipt } from '#domain/ranking/score.ts'
import type { LoanCost } from './cost-of-loan.ts'
import { type CriterionCode, criteria, type Weights } from './criteria.ts'
import type { LoanOffer } from './loan-offer.ts'
import { repaymentChoices } from './loan-terms.ts'
import type { OfferEnd, PricedOffer } from './priced-offer.ts'

export type OfferRankingInput = RankingInput<CriterionCode>

export type ReceiptLine = ScoreLine<CriterionCode>

export type Receipt = ScoreReceipt<CriterionCode>

export const { score: scoreInput, explain: explainScore } = createScorer(criteria, weigh)

/**
 * When the answers exclude the lowest rate, the highest is the only end left, so the total there counts for both:
 * otherwise a loan could rise above a cheaper one merely by having a lowest rate out of reach.
 */
function weigh(code: CriterionCode, values: OfferRankingInput['values'], weights: Weights): number {
  return code === 'highest_total' && values.lowest_total === 'not_applicable'
    ? weights.highest_total + weights.lowest_total
    : weights[code]
}

interface Circumstances {
  amountCents: number
  judgment: Pick<Judgment, 'openRules' | 'isWithCosigner'>
  /** Whether the answers leave the lowest rate open: see `checkLowestRate`. */
  lowestEnd: Verdict
}

/**
 * Collects the facts of an offer that ranking uses, under the terms it was priced at: its own or the same
 * assumptions for all.
 */
export function rankingInput(
  priced: PricedOffer,
  { amountCents, judgment, lowestEnd }: Circumstances,
): OfferRankingInput {
  const { offer } = priced
  return {
    amountCents,
    values: {
      highest_total: totalPaidCents(priced, 'highest'),
      lowest_total: lowestEnd === 'no' ? 'not_applicable' : totalPaidCents(priced, 'lowest'),
      monthly_payment: priced.highest.cost.monthlyPaymentCents,
      open_rules: judgment.openRules,
      rate_cap: offer.rateType === 'fixed' ? 'fixed' : (offer.rateCapPercent ?? 'not_said'),
      fees: feesCents(priced),
      repayment_ways: priced.inSchoolMonths === 0 ? 'not_applicable' : countWays(offer),
      grace: priced.option.choice === 'immediate' ? 'not_applicable' : priced.graceMonths,
      cosigner_release: judgment.isWithCosigner
        ? (offer.cosignerReleaseAfterPayments ?? 'not_said')
        : 'not_applicable',
      hardship: offer.hardshipMonths ?? 'not_said',
    },
  }
}

/** Returns the total of all payments at one end of the range, including the application fee. */
export function totalPaidCents(priced: PricedOffer, end: 'lowest' | 'highest'): number {
  return totalPaidAt(priced, priced[end].cost)
}

/**
 * Returns the same total, in cents, for the cost at another rate, such as the highest a variable rate can
 * reach.
 */
export function totalPaidAt({ offer }: Pick<PricedOffer, 'offer'>, { totalCents }: LoanCost): number {
  return totalCents + offer.applicationFeeCents
}

/** Counts each way to repay once, even if the offer lists it twice. */
function countWays({ repaymentOptions }: LoanOffer): number {
  return repaymentChoices.filter((choice) => repaymentOptions.some((option) => option.choice === choice))
    .length
}

/** Adds up the fees, assuming one late and one returned payment. */
function feesCents({ offer, feeCents, highest }: PricedOffer): CriterionValue {
  const lateFee = lateFeeCents(offer, highest)
  if (lateFee === null || offer.returnedPaymentFeeCents === null) return 'not_said'
  return feeCents + offer.applicationFeeCents + lateFee + offer.returnedPaymentFeeCents
}

/**
 * Uses the higher of the percentage and the fixed amount, because only the fine print says which one applies.
 */
function lateFeeCents({ lateFeePercent, lateFeeCents }: LoanOffer, { cost }: OfferEnd): number | null {
  if (lateFeePercent === null) return lateFeeCents
  const share = Math.ceil((cost.monthlyPaymentCents * lateFeePercent) / 100)
  return Math.max(share, lateFeeCents ?? 0)
}
