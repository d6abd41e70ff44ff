import { z } from 'zod'
import { cents, count, isoDay, percent, positive, text } from '#domain/catalog-fields.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { toListedId } from '#domain/own-id.ts'
import { deliveries } from '#domain/refinance/application-clocks.ts'

/** How many offers of each product line a visitor keeps. */
export const maxOwnOffers = 8

/** The most letters of a lender's name, and of a loan's. */
export const maxNameLength = 80

/** A million dollars: no loan of a student comes near it. */
const maxAmountCents = 100_000_000

/** Checks what a visitor typed, and what is stored each time it is read. `null` is what the visitor does not know. */
export const ownOfferSchema = z
  .object({
    lenderName: text.max(maxNameLength),
    /** '' when the loan has no name of its own. */
    product: z.string().max(maxNameLength),
    rateType: z.enum(['fixed', 'variable']),
    /** Nominal yearly rates in percent, before any discount; the same at both ends of a firm offer. */
    lowestRatePercent: percent,
    highestRatePercent: percent,
    /** The APRs that the lender states for these ends. */
    lowestAprPercent: percent.nullable(),
    highestAprPercent: percent.nullable(),
    /** The highest rate that a variable one can reach. */
    rateCapPercent: percent.nullable(),
    /** Percentage points off for paying automatically. */
    autopayDiscountPercent: percent.nullable(),
    /** The amount of the loan, before any fee is taken out. */
    amountCents: positive.max(maxAmountCents).nullable(),
    /** Months of full payments. */
    termMonths: positive,
    /** What is paid in school and grace. */
    repayment: z.enum(repaymentChoices).nullable(),
    /** A month, if that is a flat amount. */
    flatPaymentCents: positive.max(maxAmountCents).nullable(),
    /** Months until school ends, as the lender counts them. */
    schoolMonths: count.nullable(),
    graceMonths: count.nullable(),
    originationFeePercent: percent.nullable(),
    lateFeeCents: cents.nullable(),
    returnedPaymentFeeCents: cents.nullable(),
    hasCosigner: z.boolean().nullable(),
    cosignerReleaseAfterPayments: positive.nullable(),
    hardshipMonths: count.nullable(),
    /** The day on which the visitor last confirmed these facts. */
    enteredOn: isoDay,
    approvedOn: isoDay.nullable(),
    approvalDelivery: z.enum(deliveries).nullable(),
    acceptedOn: isoDay.nullable(),
    finalOn: isoDay.nullable(),
    finalDelivery: z.enum(deliveries).nullable(),
  })
  .refine((own) => own.lowestRatePercent <= own.highestRatePercent, 'has a highest rate below its lowest')
  .refine((own) => own.highestRatePercent <= (own.rateCapPercent ?? 100), 'has rates above their cap')

/** An offer that a visitor got from a lender, as they typed it in. */
export type OwnOffer = z.infer<typeof ownOfferSchema>

/** One that is stored; nobody can guess its id. */
export interface KeptOffer {
  id: string
  own: OwnOffer
}

/** What counts where the visitor does not know a fact that prices need. */
export const countedAs = { graceMonths: 6, flatPaymentCents: 2_500 } as const

/** The facts that prices need and the visitor does not know, which therefore count as `countedAs`, or as none. */
export type CountedFact = 'fee' | 'grace' | 'discount' | 'repayment'

/** @param isRefinance it pays off other loans, so nobody waits for school to end */
export function listCounted(own: OwnOffer, isRefinance: boolean): CountedFact[] {
  const counted: [CountedFact, boolean][] = [
    ['fee', own.originationFeePercent === null],
    ['discount', own.autopayDiscountPercent === null],
    ['grace', own.graceMonths === null && own.repayment !== 'immediate' && !isRefinance],
    ['repayment', own.repayment === null && !isRefinance],
  ]
  return counted.flatMap(([fact, isUnknown]) => (isUnknown ? [fact] : []))
}

/**
 * Returns the offer in the shape of every other, so that it is priced, ranked and compared by the same rules. It refuses no
 * adult, because the lender has made it to this borrower. It counts as seen on the day that its facts were confirmed.
 */
export function toLoanOffer({ id, own }: KeptOffer, isRefinance: boolean): LoanOffer {
  const rules = own.approvedOn === null ? refusesNobody : hasApproved
  const choices = isRefinance
    ? (['immediate'] as const)
    : own.repayment === null
      ? repaymentChoices
      : [own.repayment]
  return {
    id: toListedId(id),
    lenderId: toListedId(id),
    lenderName: own.lenderName,
    isSample: false,
    product: own.product || (isRefinance ? 'Refinance loan' : 'Student loan'),
    rateType: own.rateType,
    lowestRatePercent: own.lowestRatePercent,
    highestRatePercent: own.highestRatePercent,
    rateSeenOn: own.enteredOn,
    rateCapPercent: own.rateType === 'fixed' ? null : own.rateCapPercent,
    rateIndex: '',
    isHigherWithoutCosigner: null,
    autopayDiscountPercent: own.autopayDiscountPercent ?? 0,
    floorConditions: '',
    floorMinimumScore: null,
    floorScoreOf: 'borrower',
    termsMonths: [own.termMonths],
    minimumCents: 0,
    maximumCents: own.amountCents,
    originationFeePercent: own.originationFeePercent ?? 0,
    applicationFeeCents: 0,
    lateFeePercent: null,
    lateFeeCents: own.lateFeeCents,
    returnedPaymentFeeCents: own.returnedPaymentFeeCents,
    graceMonths: isRefinance ? 0 : (own.graceMonths ?? countedAs.graceMonths),
    repaymentOptions: choices.map((choice) => ({
      choice,
      flatPaymentCents: choice === 'flat' ? (own.flatPaymentCents ?? countedAs.flatPaymentCents) : 0,
      capitalization: 'at_repayment',
    })),
    cosignerReleaseAfterPayments: own.cosignerReleaseAfterPayments,
    cosignerReleaseConditions: '',
    hardshipMonths: own.hardshipMonths,
    applyBy: null,
    applyUrl: null,
    rules: isRefinance ? { ...rules, refinance: refusesNoLoan } : rules,
  }
}

const refusesNobody: LoanOffer['rules'] = {
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
  minorWithCosigner: null,
  refinance: null,
}

/** After an approval, no credit score and no income is open any more. */
const hasApproved: LoanOffer['rules'] = { ...refusesNobody, minimumScore: 0, minimumIncomeCents: 0 }

const refusesNoLoan: LoanOffer['rules']['refinance'] = {
  loans: null,
  visaStatuses: null,
  minimumEducation: null,
  graduateDegrees: null,
  schoolYears: null,
  employments: null,
  jobStartsWithinDays: null,
}
