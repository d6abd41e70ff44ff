import type { BorrowerProfile } from '#domain/eligibility/profile.ts'
import type { Judgment } from '#domain/eligibility/rule-verdict.ts'
import { type LoanCost, repaymentChoices } from '#domain/loans/cost-of-loan.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { OfferEnd, PricedOffer } from '#domain/loans/priced-offer.ts'
import type { CriterionValue } from './criteria.ts'
import type { BorrowerValues, LoanValues, RankingInput } from './rank.ts'

interface Circumstances {
  amountCents: number
  profile: Pick<BorrowerProfile, 'hasCosigner'>
  judgment: Pick<Judgment, 'openRules'>
}

/** The facts of a priced offer that ranking looks at, as it is priced: its own terms, or those assumed for all. */
export function rankingInput(priced: PricedOffer, circumstances: Circumstances): RankingInput {
  const values = { ...loanValues(priced), ...borrowerValues(priced.offer, circumstances) }
  return { amountCents: circumstances.amountCents, values }
}

/** The facts that are the same whoever borrows. */
export function loanValues(priced: PricedOffer): LoanValues {
  const { offer } = priced
  return {
    highest_total: totalPaidCents(priced, 'highest'),
    lowest_total: totalPaidCents(priced, 'lowest'),
    monthly_payment: priced.highest.cost.monthlyPaymentCents,
    rate_cap: offer.rateType === 'fixed' ? 'fixed' : (offer.rateCapPercent ?? 'not_said'),
    fees: feesCents(priced),
    repayment_ways: countWays(offer),
    grace: priced.graceMonths,
    hardship: offer.hardshipMonths ?? 'not_said',
  }
}

/** The facts that depend on who borrows. */
export function borrowerValues(
  offer: LoanOffer,
  { profile, judgment }: Pick<Circumstances, 'profile' | 'judgment'>,
): BorrowerValues {
  return { open_rules: judgment.openRules, cosigner_release: cosignerRelease(offer, profile) }
}

/** Everything paid over the life of the loan at one end of the range, the application fee included. */
export function totalPaidCents(priced: PricedOffer, end: 'lowest' | 'highest'): number {
  return totalPaidAt(priced, priced[end].cost)
}

/** The same where the loan was counted at another rate, such as the highest that a variable one can reach; in cents. */
export function totalPaidAt({ offer }: Pick<PricedOffer, 'offer'>, { totalCents }: LoanCost): number {
  return totalCents + offer.applicationFeeCents
}

/** A way told twice counts once. */
function countWays({ repaymentOptions }: LoanOffer): number {
  return repaymentChoices.filter((choice) => repaymentOptions.some((option) => option.choice === choice))
    .length
}

/** What fees come to when one payment is late and one is returned. */
function feesCents({ offer, feeCents, highest }: PricedOffer): CriterionValue {
  const lateFee = lateFeeCents(offer, highest)
  if (lateFee === null || offer.returnedPaymentFeeCents === null) return 'not_said'
  return feeCents + offer.applicationFeeCents + lateFee + offer.returnedPaymentFeeCents
}

/** The dearer of a share of the payment and a fixed amount: which one applies is in the small print. */
function lateFeeCents({ lateFeePercent, lateFeeCents }: LoanOffer, { cost }: OfferEnd): number | null {
  if (lateFeePercent === null) return lateFeeCents
  const share = Math.ceil((cost.monthlyPaymentCents * lateFeePercent) / 100)
  return Math.max(share, lateFeeCents ?? 0)
}

function cosignerRelease(
  { rules, cosignerReleaseAfterPayments }: LoanOffer,
  { hasCosigner }: Circumstances['profile'],
): CriterionValue {
  if (rules.cosigner === 'not_taken' || hasCosigner === false) return 'no_cosigner'
  return cosignerReleaseAfterPayments ?? 'not_said'
}
