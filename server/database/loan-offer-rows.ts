import { addDays } from '#domain/dates.ts'
import {
  borrowers,
  citizenships,
  degrees,
  enrollments,
  schoolControls,
  schoolLevels,
} from '#domain/eligibility/profile.ts'
import type { LoanOffer, RepaymentOption } from '#domain/loans/loan-offer.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { productLines } from '#domain/product-line.ts'
import {
  educations,
  employments,
  graduateDegrees,
  refinancedLoans,
  schoolYears,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import type { RefinanceRules } from '#domain/refinance/refinance-rules.ts'
import { joinCodes, splitCodes, splitList } from './code-lists.ts'
import type { LoanOfferTable, LoanRateTable, LoanRepaymentOptionTable } from './schema.ts'

/*
 * Converts a loan offer to rows and back. Only dates differ: a sample stores offsets from today, so its rows
 * become an offer for one particular day.
 */

/** The facts of an offer that are stored in its `loan_offer` row. */
type OfferFacts = Omit<
  LoanOffer,
  | 'lenderName'
  | 'isSample'
  | 'lowestRatePercent'
  | 'highestRatePercent'
  | 'rateCapPercent'
  | 'rateSeenOn'
  | 'repaymentOptions'
  | 'applyBy'
>

type Deadline = Pick<LoanOfferTable, 'apply_by' | 'apply_by_days_ahead'>

/** Returns the row of an offer that is not withdrawn. */
export function loanOfferRow(offer: OfferFacts, deadline: Deadline): LoanOfferTable {
  const { rules } = offer
  return {
    id: offer.id,
    lender_id: offer.lenderId,
    product: offer.product,
    rate_type: offer.rateType,
    rate_index: offer.rateIndex,
    is_higher_without_cosigner: offer.isHigherWithoutCosigner,
    autopay_discount_percent: offer.autopayDiscountPercent,
    floor_conditions: offer.floorConditions,
    floor_minimum_score: offer.floorMinimumScore,
    floor_score_of: offer.floorScoreOf,
    terms_months: offer.termsMonths.join(),
    minimum_cents: offer.minimumCents,
    maximum_cents: offer.maximumCents,
    origination_fee_percent: offer.originationFeePercent,
    application_fee_cents: offer.applicationFeeCents,
    late_fee_percent: offer.lateFeePercent,
    late_fee_cents: offer.lateFeeCents,
    returned_payment_fee_cents: offer.returnedPaymentFeeCents,
    grace_months: offer.graceMonths,
    cosigner_release_after_payments: offer.cosignerReleaseAfterPayments,
    cosigner_release_conditions: offer.cosignerReleaseConditions,
    hardship_months: offer.hardshipMonths,
    ...deadline,
    apply_url: offer.applyUrl,
    borrowers: joinCodes(rules.borrowers),
    states_only: rules.states && 'only' in rules.states ? rules.states.only.join() : null,
    states_except: rules.states && 'except' in rules.states ? rules.states.except.join() : null,
    citizenships: joinCodes(rules.citizenships),
    citizenships_with_cosigner: rules.citizenshipsWithCosigner.join(),
    degrees: joinCodes(rules.degrees),
    school_controls: joinCodes(rules.schoolControls),
    school_levels: joinCodes(rules.schoolLevels),
    minimum_enrollment: rules.minimumEnrollment,
    minimum_score: rules.minimumScore,
    minimum_income_cents: rules.minimumIncomeCents,
    cosigner: rules.cosigner,
    minor_with_cosigner: rules.minorWithCosigner,
    ...refinanceColumns(rules.refinance),
    withdrawn_on: null,
  }
}

export function repaymentOptionRows(
  offerId: string,
  options: readonly RepaymentOption[],
): LoanRepaymentOptionTable[] {
  return options.map((option) => ({
    offer_id: offerId,
    choice: option.choice,
    flat_payment_cents: option.flatPaymentCents,
    capitalization: option.capitalization,
  }))
}

export interface OfferRows {
  lender: { name: string; is_sample: boolean }
  offer: LoanOfferTable
  options: readonly LoanRepaymentOptionTable[]
  /** The current rate range. */
  rate: Omit<LoanRateTable, 'offer_id' | 'number' | 'loaded_at'>
}

/** Returns whether these rows become a different offer on another day. */
export function dependsOnDay({ offer, rate }: OfferRows): boolean {
  return rate.seen_days_ago !== null || offer.apply_by_days_ahead !== null
}

/**
 * Converts rows to an offer.
 * @param today 'YYYY-MM-DD'; the dates of samples are counted from this day
 */
export function toLoanOffer({ lender, offer, options, rate }: OfferRows, today: string): LoanOffer {
  return {
    id: offer.id,
    lenderId: offer.lender_id,
    lenderName: lender.name,
    isSample: lender.is_sample,
    product: offer.product,
    rateType: offer.rate_type,
    lowestRatePercent: rate.lowest_percent,
    highestRatePercent: rate.highest_percent,
    rateSeenOn: rate.seen_on ?? addDays(today, -(rate.seen_days_ago ?? 0)),
    rateCapPercent: rate.cap_percent,
    rateIndex: offer.rate_index,
    isHigherWithoutCosigner: offer.is_higher_without_cosigner,
    autopayDiscountPercent: offer.autopay_discount_percent,
    floorConditions: offer.floor_conditions,
    floorMinimumScore: offer.floor_minimum_score,
    floorScoreOf: offer.floor_score_of,
    termsMonths: offer.terms_months.split(',').map(Number),
    minimumCents: offer.minimum_cents,
    maximumCents: offer.maximum_cents,
    originationFeePercent: offer.origination_fee_percent,
    applicationFeeCents: offer.application_fee_cents,
    lateFeePercent: offer.late_fee_percent,
    lateFeeCents: offer.late_fee_cents,
    returnedPaymentFeeCents: offer.returned_payment_fee_cents,
    graceMonths: offer.grace_months,
    repaymentOptions: repaymentChoices.flatMap((choice) =>
      options.filter((option) => option.choice === choice).map(toRepaymentOption),
    ),
    cosignerReleaseAfterPayments: offer.cosigner_release_after_payments,
    cosignerReleaseConditions: offer.cosigner_release_conditions,
    hardshipMonths: offer.hardship_months,
    applyBy: offer.apply_by_days_ahead === null ? offer.apply_by : addDays(today, offer.apply_by_days_ahead),
    applyUrl: offer.apply_url,
    rules: {
      borrowers: codes(offer.borrowers, borrowers),
      states: toStates(offer),
      citizenships: codes(offer.citizenships, citizenships),
      citizenshipsWithCosigner: codes(offer.citizenships_with_cosigner, citizenships) ?? [],
      degrees: codes(offer.degrees, degrees),
      schoolControls: codes(offer.school_controls, schoolControls),
      schoolLevels: codes(offer.school_levels, schoolLevels),
      minimumEnrollment: codes(offer.minimum_enrollment, enrollments)?.[0] ?? null,
      minimumScore: offer.minimum_score,
      minimumIncomeCents: offer.minimum_income_cents,
      cosigner: offer.cosigner,
      minorWithCosigner: offer.minor_with_cosigner,
      refinance: toRefinanceRules(offer),
    },
  }
}

type RefinanceColumns = Pick<
  LoanOfferTable,
  | 'product_line'
  | 'refinances'
  | 'visa_statuses'
  | 'minimum_education'
  | 'graduate_degrees'
  | 'school_years'
  | 'employments'
  | 'job_starts_within_days'
>

function refinanceColumns(rules: RefinanceRules | null): RefinanceColumns {
  return {
    product_line: rules ? productLines.SLR.category : productLines.PSL.category,
    refinances: joinCodes(rules?.loans ?? null),
    visa_statuses: joinCodes(rules?.visaStatuses ?? null),
    minimum_education: rules?.minimumEducation ?? null,
    graduate_degrees: joinCodes(rules?.graduateDegrees ?? null),
    school_years: joinCodes(rules?.schoolYears ?? null),
    employments: joinCodes(rules?.employments ?? null),
    job_starts_within_days: rules?.jobStartsWithinDays ?? null,
  }
}

function toRefinanceRules(row: RefinanceColumns): RefinanceRules | null {
  if (row.product_line !== productLines.SLR.category) return null
  return {
    loans: codes(row.refinances, refinancedLoans),
    visaStatuses: codes(row.visa_statuses, visaStatuses),
    minimumEducation: codes(row.minimum_education, educations)?.[0] ?? null,
    graduateDegrees: codes(row.graduate_degrees, graduateDegrees),
    schoolYears: codes(row.school_years, schoolYears),
    employments: codes(row.employments, employments),
    jobStartsWithinDays: row.job_starts_within_days,
  }
}

function toRepaymentOption(row: LoanRepaymentOptionTable): RepaymentOption {
  return {
    choice: row.choice,
    flatPaymentCents: row.flat_payment_cents,
    capitalization: row.capitalization,
  }
}

function toStates({ states_only, states_except }: LoanOfferTable): LoanOffer['rules']['states'] {
  if (states_only !== null) return { only: splitList(states_only) }
  if (states_except !== null) return { except: splitList(states_except) }
  return null
}

function codes<Code extends string>(text: string | null, known: readonly Code[]): Code[] | null {
  return text === null ? null : splitCodes(text, known)
}
