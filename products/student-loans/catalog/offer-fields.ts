import { z } from 'zod'
import {
  borrowers,
  citizenships,
  degrees,
  enrollments,
  schoolControls,
  schoolLevels,
} from '#domain/eligibility/profile.ts'
import { getKeys } from '#domain/keys.ts'
import { floorScoresOf, type LoanOffer } from '#domain/loans/loan-offer.ts'
import {
  code,
  codes,
  day,
  dollars,
  httpsAddress,
  optional,
  percent,
  slug,
  states,
  terms,
  whole,
  words,
  yesOrNo,
  zeroOr,
} from '#kit/catalog/cell.ts'
import { checksOf, readCells, refuseFuture } from '#kit/catalog/read-cells.ts'
import { answered, inDollars, listed, written } from '#kit/catalog/write-cell.ts'
import {
  isStated,
  productLineChecks,
  refinanceCells,
  refinanceShape,
  toRefinanceRules,
} from './refinance-fields.ts'
import { repaymentOptions, writeRepaymentOptions } from './repayment-cell.ts'

/**
 * The fields of an offer in a lender file, in the order of the columns. docs/lender-file.md explains each
 * one.
 */
const shape = {
  offer_id: slug,
  product: words(80),
  rate_type: code(['fixed', 'variable']),
  lowest_rate_percent: percent,
  highest_rate_percent: percent,
  rate_seen_on: day,
  rate_cap_percent: optional(percent, null),
  rate_index: optional(words(80), ''),
  higher_without_cosigner: optional(yesOrNo, null),
  autopay_discount_percent: percent,
  lowest_rate_needs: words(300),
  lowest_rate_score: optional(whole({ from: 300, to: 850 }), null),
  lowest_rate_score_of: optional(code(floorScoresOf), 'either' as const),
  terms_months: terms,
  minimum_dollars: dollars,
  maximum_dollars: optional(dollars, null),
  origination_fee_percent: percent,
  application_fee_dollars: dollars,
  late_fee_percent: optional(percent, null),
  late_fee_dollars: optional(dollars, null),
  returned_payment_fee_dollars: optional(dollars, null),
  grace_months: whole({ from: 0, to: 60 }),
  repayment_options: repaymentOptions,
  cosigner: code(['required', 'optional', 'not_taken']),
  cosigner_release_after_payments: optional(whole({ from: 1, to: 480 }), null),
  cosigner_release_needs: optional(words(300), ''),
  hardship_months: optional(whole({ from: 0, to: 120 }), null),
  apply_by: optional(day, null),
  apply_url: httpsAddress,
  borrowers: optional(codes(borrowers), null),
  states_only: optional(states, null),
  states_except: optional(states, null),
  citizenships: optional(codes(citizenships), null),
  citizenships_with_cosigner: optional(codes(citizenships), []),
  degrees: optional(codes(degrees), null),
  school_controls: optional(codes(schoolControls), null),
  school_levels: optional(codes(schoolLevels), null),
  minimum_enrollment: optional(code(enrollments), null),
  minimum_score: optional(zeroOr(whole({ from: 300, to: 850 })), null),
  minimum_income_dollars: optional(dollars, null),
  minor_with_cosigner: optional(yesOrNo, null),
  ...refinanceShape,
}

const schema = z.object(shape)
type Fields = z.output<typeof schema>

type OfferField = keyof typeof shape
export type OfferCells = Record<OfferField, string>

export const offerFields = getKeys(shape)
/**
 * The fields that a lender file must have. Other fields may be left out, which means the lender does not
 * state them.
 */
export const requiredOfferFields = offerFields.filter((field) => !shape[field].safeParse('').success)

export type ReadOffer = { ok: true; offer: LoanOffer } | { ok: false; problems: string[] }

/**
 * Parses the cells of one offer.
 * @param today 'YYYY-MM-DD'; a rate seen after this day is refused
 */
export function readOffer(
  cells: OfferCells,
  { lender, today }: { lender: { id: string; name: string }; today: string },
): ReadOffer {
  const read = readCells(form, cells, today)
  return read.ok ? { ok: true, offer: toLoanOffer(read.fields, lender) } : read
}

const check = checksOf<Fields>()

/** How fields contradict each other. */
const checks = [
  check(
    ['highest_rate_percent'],
    ({ highest_rate_percent: highest }) =>
      highest < 1 && `highest_rate_percent ${highest} is a fraction: enter 4.99 for 4.99%, not 0.0499`,
  ),
  check(
    ['lowest_rate_percent', 'highest_rate_percent'],
    ({ lowest_rate_percent: lowest, highest_rate_percent: highest }) =>
      lowest > highest && 'lowest_rate_percent is above highest_rate_percent: swap them',
  ),
  check(['rate_seen_on'], ({ rate_seen_on: day }, today) =>
    refuseFuture('rate_seen_on', day, today, 'the rates were read'),
  ),
  check(
    ['rate_type', 'rate_cap_percent'],
    ({ rate_type: type, rate_cap_percent: cap }) =>
      type === 'fixed' && cap !== null && 'rate_cap_percent applies only to variable rates: leave it empty',
  ),
  check(
    ['rate_type', 'rate_index'],
    ({ rate_type: type, rate_index: index }) =>
      type === 'fixed' && index !== '' && 'rate_index applies only to variable rates: leave it empty',
  ),
  check(
    ['rate_cap_percent', 'highest_rate_percent'],
    ({ rate_cap_percent: cap, highest_rate_percent: highest }) =>
      (cap ?? Infinity) < highest && 'rate_cap_percent is below highest_rate_percent',
  ),
  check(
    ['autopay_discount_percent', 'lowest_rate_percent'],
    ({ autopay_discount_percent: discount, lowest_rate_percent: lowest }) =>
      discount >= lowest &&
      discount > 0 &&
      'autopay_discount_percent is not below lowest_rate_percent: enter rates without the discount',
  ),
  check(
    ['minimum_dollars', 'maximum_dollars'],
    ({ minimum_dollars: minimum, maximum_dollars: maximum }) =>
      (maximum ?? Infinity) < minimum && 'maximum_dollars is below minimum_dollars: swap them',
  ),
  check(
    ['states_only', 'states_except'],
    ({ states_only: only, states_except: except }) =>
      only !== null && except !== null && 'states_only and states_except cannot both be filled in: keep one',
  ),
  ...(['cosigner_release_after_payments', 'citizenships_with_cosigner', 'minor_with_cosigner'] as const).map(
    (name) =>
      check(
        ['cosigner', name],
        (fields) =>
          fields.cosigner === 'not_taken' &&
          isStated(fields[name]) &&
          `${name} does not apply when cosigner is not_taken`,
      ),
  ),
  check(
    ['cosigner', 'lowest_rate_score_of'],
    ({ cosigner, lowest_rate_score_of: scoreOf }) =>
      cosigner === 'not_taken' &&
      scoreOf === 'cosigner' &&
      'lowest_rate_score_of is cosigner, but cosigner is not_taken: enter borrower',
  ),
  ...productLineChecks,
]

const form = { schema, partial: schema.partial(), checks }

function toLoanOffer(fields: Fields, lender: { id: string; name: string }): LoanOffer {
  return {
    id: fields.offer_id,
    lenderId: lender.id,
    lenderName: lender.name,
    // A file cannot set this: every loaded offer is real.
    isSample: false,
    product: fields.product,
    rateType: fields.rate_type,
    lowestRatePercent: fields.lowest_rate_percent,
    highestRatePercent: fields.highest_rate_percent,
    rateSeenOn: fields.rate_seen_on,
    rateCapPercent: fields.rate_cap_percent,
    rateIndex: fields.rate_index,
    isHigherWithoutCosigner: fields.higher_without_cosigner,
    autopayDiscountPercent: fields.autopay_discount_percent,
    floorConditions: fields.lowest_rate_needs,
    floorMinimumScore: fields.lowest_rate_score,
    floorScoreOf: fields.lowest_rate_score_of,
    termsMonths: fields.terms_months,
    minimumCents: fields.minimum_dollars,
    maximumCents: fields.maximum_dollars,
    originationFeePercent: fields.origination_fee_percent,
    applicationFeeCents: fields.application_fee_dollars,
    lateFeePercent: fields.late_fee_percent,
    lateFeeCents: fields.late_fee_dollars,
    returnedPaymentFeeCents: fields.returned_payment_fee_dollars,
    graceMonths: fields.grace_months,
    repaymentOptions: fields.repayment_options,
    cosignerReleaseAfterPayments: fields.cosigner_release_after_payments,
    cosignerReleaseConditions: fields.cosigner_release_needs,
    hardshipMonths: fields.hardship_months,
    applyBy: fields.apply_by,
    applyUrl: fields.apply_url,
    rules: {
      borrowers: fields.borrowers,
      states: toStates(fields),
      citizenships: fields.citizenships,
      citizenshipsWithCosigner: fields.citizenships_with_cosigner,
      degrees: fields.degrees,
      schoolControls: fields.school_controls,
      schoolLevels: fields.school_levels,
      minimumEnrollment: fields.minimum_enrollment,
      minimumScore: fields.minimum_score,
      minimumIncomeCents: fields.minimum_income_dollars,
      cosigner: fields.cosigner,
      minorWithCosigner: fields.minor_with_cosigner,
      refinance: toRefinanceRules(fields),
    },
  }
}

function toStates({ states_only, states_except }: Fields): LoanOffer['rules']['states'] {
  if (states_only) return { only: states_only }
  return states_except && { except: states_except }
}

/** Returns the cells that parse into the given offer, for reports of changes and for writing files. */
export function offerCells(offer: LoanOffer): OfferCells {
  const { rules } = offer
  return {
    offer_id: offer.id,
    product: offer.product,
    rate_type: offer.rateType,
    lowest_rate_percent: written(offer.lowestRatePercent),
    highest_rate_percent: written(offer.highestRatePercent),
    rate_seen_on: offer.rateSeenOn,
    rate_cap_percent: written(offer.rateCapPercent),
    rate_index: offer.rateIndex,
    higher_without_cosigner: answered(offer.isHigherWithoutCosigner),
    autopay_discount_percent: written(offer.autopayDiscountPercent),
    lowest_rate_needs: offer.floorConditions,
    lowest_rate_score: written(offer.floorMinimumScore),
    lowest_rate_score_of: offer.floorScoreOf,
    terms_months: listed(offer.termsMonths),
    minimum_dollars: inDollars(offer.minimumCents),
    maximum_dollars: inDollars(offer.maximumCents),
    origination_fee_percent: written(offer.originationFeePercent),
    application_fee_dollars: inDollars(offer.applicationFeeCents),
    late_fee_percent: written(offer.lateFeePercent),
    late_fee_dollars: inDollars(offer.lateFeeCents),
    returned_payment_fee_dollars: inDollars(offer.returnedPaymentFeeCents),
    grace_months: written(offer.graceMonths),
    repayment_options: writeRepaymentOptions(offer.repaymentOptions),
    cosigner: rules.cosigner,
    cosigner_release_after_payments: written(offer.cosignerReleaseAfterPayments),
    cosigner_release_needs: offer.cosignerReleaseConditions,
    hardship_months: written(offer.hardshipMonths),
    apply_by: offer.applyBy ?? '',
    apply_url: offer.applyUrl ?? '',
    borrowers: listed(rules.borrowers),
    states_only: rules.states && 'only' in rules.states ? listed(rules.states.only) : '',
    states_except: rules.states && 'except' in rules.states ? listed(rules.states.except) : '',
    citizenships: listed(rules.citizenships),
    citizenships_with_cosigner: listed(rules.citizenshipsWithCosigner),
    degrees: listed(rules.degrees),
    school_controls: listed(rules.schoolControls),
    school_levels: listed(rules.schoolLevels),
    minimum_enrollment: rules.minimumEnrollment ?? '',
    minimum_score: written(rules.minimumScore),
    minimum_income_dollars: inDollars(rules.minimumIncomeCents),
    minor_with_cosigner: answered(rules.minorWithCosigner),
    ...refinanceCells(rules.refinance),
  }
}
