import { daysBetween } from '#domain/dates.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type RepaymentChoice, repaymentChoices } from '#domain/loans/loan-terms.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'

/**
 * The terms of a lender across all its current loans. For fees, repayment, and cosigner release they are the
 * terms of the least favorable loan. What the lender pays us is not included and cannot be added.
 */
export interface LenderTerms {
  id: string
  name: string
  isSample: boolean
  /** Nominal percent per year, before any discount. */
  fixedRates?: RateRange | undefined
  variableRates?: RateRange | undefined
  /** Ascending. */
  termsMonths: readonly number[]
  smallestAmountCents: number
  /** Absent when the only limit is the school's cost of attendance. */
  largestAmountCents?: number | undefined
  /**
   * On-time payments before the borrower can request a cosigner release, for the loan that requires the most;
   * absent when a loan does not state it.
   */
  cosignerReleasePayments?: number | undefined
  takesCosigner: boolean
  /**
   * The fees of the most expensive loan in the rubric's example; absent when a loan does not state one of
   * them.
   */
  feesCents?: number | undefined
  /** The ways to repay while in school that every loan has. */
  repaymentWays: readonly RepaymentChoice[]
  /** Months after school before full payments begin, for the loan with the shortest grace period. */
  graceMonths: number
  statesLowestRateConditions: boolean
  /** Whether the lender states the cap of every variable rate. */
  statesRateCaps: boolean
  statesWhatRatesFollow: boolean
  statesHardshipMonths: boolean
  /** The day the oldest rate was seen, as `YYYY-MM-DD`. */
  ratesAsOf: string
  /** Whether the oldest rate is too old to rank (more than 30 days). */
  isOutdated: boolean
}

export interface RateRange {
  lowestPercent: number
  highestPercent: number
}

/**
 * The example that fees are calculated for: this amount borrowed, one payment of this size late, and one
 * returned.
 */
export const feeExample = { amountCents: 1_000_000, paymentCents: 12_000 } as const

/**
 * Groups offers by lender. Lenders are ordered by their highest rate, then by name; lenders whose rates are
 * too old come last.
 * @param today `YYYY-MM-DD`
 */
export function toLenderTerms<Offer extends LoanOffer>(
  offers: readonly Exactly<LoanOffer, Offer>[],
  today: string,
): LenderTerms[] {
  const plain: readonly LoanOffer[] = offers
  const byLender = Map.groupBy(plain, ({ lenderId }) => lenderId)
  return [...byLender.values()].flatMap((own) => merged(own, today)).sort(cheapestAtWorst)
}

function cheapestAtWorst(a: LenderTerms, b: LenderTerms): number {
  if (a.isOutdated !== b.isOutdated) return a.isOutdated ? 1 : -1
  return getHighestRate(a) - getHighestRate(b) || (a.name < b.name ? -1 : 1)
}

export function getHighestRate({ fixedRates, variableRates }: LenderTerms): number {
  return Math.max(fixedRates?.highestPercent ?? 0, variableRates?.highestPercent ?? 0)
}

export function getLowestRate({ fixedRates, variableRates }: LenderTerms): number {
  return Math.min(fixedRates?.lowestPercent ?? Infinity, variableRates?.lowestPercent ?? Infinity)
}

function merged(offers: readonly LoanOffer[], today: string): LenderTerms[] {
  const [first] = offers
  if (!first) return []
  const cosigned = offers.filter(({ rules }) => rules.cosigner !== 'not_taken')
  const variable = offers.filter(({ rateType }) => rateType === 'variable')
  const ratesAsOf = offers.map(({ rateSeenOn }) => rateSeenOn).reduce((a, b) => (a < b ? a : b))
  return [
    {
      id: first.lenderId,
      name: first.lenderName,
      isSample: first.isSample,
      fixedRates: findRateRange(offers.filter(({ rateType }) => rateType === 'fixed')),
      variableRates: findRateRange(variable),
      termsMonths: [...new Set(offers.flatMap(({ termsMonths }) => termsMonths))].sort((a, b) => a - b),
      smallestAmountCents: Math.min(...offers.map(({ minimumCents }) => minimumCents)),
      largestAmountCents: greatest(offers.map(({ maximumCents }) => maximumCents)),
      takesCosigner: cosigned.length > 0,
      cosignerReleasePayments: greatest(
        cosigned.map(({ cosignerReleaseAfterPayments }) => cosignerReleaseAfterPayments),
      ),
      feesCents: greatest(offers.map(countFees)),
      repaymentWays: repaymentChoices.filter((choice) =>
        offers.every(({ repaymentOptions }) => repaymentOptions.some((option) => option.choice === choice)),
      ),
      graceMonths: Math.min(...offers.map(({ graceMonths }) => graceMonths)),
      statesLowestRateConditions: offers.every(({ floorConditions }) => floorConditions !== ''),
      statesRateCaps: variable.every(({ rateCapPercent }) => rateCapPercent !== null),
      statesWhatRatesFollow: variable.every(({ rateIndex }) => rateIndex !== ''),
      statesHardshipMonths: offers.every(({ hardshipMonths }) => hardshipMonths !== null),
      ratesAsOf,
      isOutdated: daysBetween(ratesAsOf, today) > maxRateAgeDays,
    },
  ]
}

function findRateRange(offers: readonly LoanOffer[]): RateRange | undefined {
  if (offers.length === 0) return undefined
  return {
    lowestPercent: Math.min(...offers.map(({ lowestRatePercent }) => lowestRatePercent)),
    highestPercent: Math.max(...offers.map(({ highestRatePercent }) => highestRatePercent)),
  }
}

/** Returns `undefined` when the list is empty or a value is missing. */
function greatest(values: readonly (number | null)[]): number | undefined {
  const said = values.filter((value) => value !== null)
  return said.length > 0 && said.length === values.length ? Math.max(...said) : undefined
}

/** Returns the fees rounded to the nearest cent, or `null` when the lender does not state one of them. */
function countFees(offer: LoanOffer): number | null {
  const { lateFeePercent, lateFeeCents, returnedPaymentFeeCents } = offer
  if ((lateFeePercent === null && lateFeeCents === null) || returnedPaymentFeeCents === null) return null
  const late = Math.max((feeExample.paymentCents * (lateFeePercent ?? 0)) / 100, lateFeeCents ?? 0)
  const origination = (feeExample.amountCents * offer.originationFeePercent) / 100
  return Math.round(origination + offer.applicationFeeCents + late + returnedPaymentFeeCents)
}
