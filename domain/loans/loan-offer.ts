import { z } from 'zod'
import { cents, count, isoDay, percent, positive, text } from '#domain/catalog-fields.ts'
import { loanRulesSchema } from '#domain/eligibility/loan-rules.ts'
import { capitalizations, repaymentChoices } from './loan-terms.ts'

const repaymentOption = z.object({
  choice: z.enum(repaymentChoices),
  /** The monthly amount of `flat`; 0 for the other choices. */
  flatPaymentCents: cents,
  capitalization: z.enum(capitalizations),
})

/** One way to repay while in school and in grace. `immediate` has no waiting period and no capitalization. */
export type RepaymentOption = z.infer<typeof repaymentOption>

/** Whose credit score decides who gets the lowest rate. */
export const floorScoresOf = ['borrower', 'cosigner', 'either'] as const
export type FloorScoreOf = (typeof floorScoresOf)[number]

/** Checks an offer, also each time it is read from the database. */
export const loanOfferSchema = z
  .object({
    id: text,
    lenderId: text,
    lenderName: text,
    /** Whether the offer is invented to demonstrate the site. */
    isSample: z.boolean(),
    product: text,
    rateType: z.enum(['fixed', 'variable']),
    /** The nominal yearly rates actually offered, in percent, before any discount. */
    lowestRatePercent: percent,
    highestRatePercent: percent,
    /** The day the rate range was read from its source, as `YYYY-MM-DD`. */
    rateSeenOn: isoDay,
    /**
     * The highest rate a variable loan can reach over its life; `null` when the rate is fixed or the lender
     * states no cap.
     */
    rateCapPercent: percent.nullable(),
    /** The index of a variable rate, such as "30-day average SOFR"; '' when the rate is fixed. */
    rateIndex: z.string(),
    isHigherWithoutCosigner: z.boolean().nullable(),
    /** Percentage points off for paying automatically; not yet deducted from the rates above. */
    autopayDiscountPercent: percent,
    /** Who gets the lowest rate; completes the sentence "Lowest rate requires …". */
    floorConditions: z.string(),
    /** The least credit score that the lender states for its lowest rate; `null` when it states none. */
    floorMinimumScore: z.int().min(300).max(850).nullable(),
    /**
     * Whose score that is. `cosigner`: the lowest rate is only given with a cosigner, whether or not a score is
     * stated. `either`: the better of the two signers' scores counts.
     */
    floorScoreOf: z.enum(floorScoresOf),
    /** The repayment terms to choose from, in months; ascending and never empty. */
    termsMonths: z.array(positive).min(1).readonly(),
    minimumCents: cents,
    /** `null`: the limit is the school's cost of attendance; of a loan that refinances others, none is stated. */
    maximumCents: cents.nullable(),
    /** Deducted from the disbursement, in percent of the amount borrowed. */
    originationFeePercent: percent,
    applicationFeeCents: cents,
    lateFeePercent: percent.nullable(),
    lateFeeCents: cents.nullable(),
    returnedPaymentFeeCents: cents.nullable(),
    /** Months after school before full payments begin. */
    graceMonths: count,
    /** Never empty. */
    repaymentOptions: z.array(repaymentOption).min(1).readonly(),
    /**
     * The number of on-time full payments after which the borrower can request a cosigner release; `null` when
     * there is no release or the lender states none.
     */
    cosignerReleaseAfterPayments: positive.nullable(),
    /** Other requirements for a cosigner release; '' when the lender states none. */
    cosignerReleaseConditions: z.string(),
    /** Months of payments that can be paused for hardship over the life of the loan. */
    hardshipMonths: count.nullable(),
    /** `YYYY-MM-DD`; `null` when the lender takes applications all year. */
    applyBy: isoDay.nullable(),
    /** The address of the lender's application; `null` for samples. */
    applyUrl: z.string().nullable(),
    rules: loanRulesSchema,
  })
  .refine(
    (offer) => offer.lowestRatePercent <= offer.highestRatePercent,
    'has a highest rate below its lowest',
  )
  .refine((offer) => offer.highestRatePercent <= (offer.rateCapPercent ?? 100), 'has rates above their cap')
  .refine(
    (offer) => offer.minimumCents <= (offer.maximumCents ?? offer.minimumCents),
    'has a maximum below its minimum',
  )

/**
 * One loan as its lender offers it: one product with one type of rate. It holds the facts that 12 CFR 1026.47
 * requires a lender to disclose before an application, and nothing about what the lender may pay us. `null`
 * means the lender does not state the fact.
 */
export type LoanOffer = z.infer<typeof loanOfferSchema>
