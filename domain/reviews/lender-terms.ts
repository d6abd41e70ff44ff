import { daysBetween } from '#domain/dates.ts'
import { daysRatesLast } from '#domain/loans/compare-offers.ts'
import { type RepaymentChoice, repaymentChoices } from '#domain/loans/cost-of-loan.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'

/** A lender over all its loans on offer, always at the worse end. What it pays us is not here and cannot be added. */
export interface LenderTerms {
  id: string
  name: string
  isSample: boolean
  /** Nominal, percent a year, before any discount. */
  fixedRates?: RateRange | undefined
  variableRates?: RateRange | undefined
  /** Ascending. */
  termsMonths: readonly number[]
  smallestAmountCents: number
  /** Absent: up to what the school says it costs. */
  largestAmountCents?: number | undefined
  /** On-time payments until a cosigner can ask to be released, at the loan that asks the most; absent: one does not say. */
  cosignerReleasePayments?: number | undefined
  takesCosigner: boolean
  /** What the fees of the dearest loan come to in the rubric's example; absent: one does not say. */
  feesCents?: number | undefined
  /** Ways to repay while in school that every loan has. */
  repaymentWays: readonly RepaymentChoice[]
  /** Months after school before full payments, at the loan that gives the fewest. */
  graceMonths: number
  saysLowestRateConditions: boolean
  /** The most each variable rate can reach. */
  saysRateCaps: boolean
  saysWhatRatesFollow: boolean
  saysHardshipMonths: boolean
  /** The day of the oldest rate, `YYYY-MM-DD`. */
  ratesAsOf: string
  /** Older than 30 days: not ranked. */
  isOutdated: boolean
}

interface RateRange {
  lowestPercent: number
  highestPercent: number
}

/** What fees are counted for: so much borrowed, one payment of so much late and one returned. */
export const feeExample = { amountCents: 1_000_000, paymentCents: 12_000 } as const

/**
 * Each lender of some offers. The cheapest at its worst comes first: by the highest rate, then by name; lenders whose rates are
 * too old come last.
 * @param today `YYYY-MM-DD`
 */
export function lenderTermsOf<Offer extends LoanOffer>(
  offers: readonly Exactly<LoanOffer, Offer>[],
  today: string,
): LenderTerms[] {
  const plain: readonly LoanOffer[] = offers
  const byLender = Map.groupBy(plain, ({ lenderId }) => lenderId)
  return [...byLender.values()].flatMap((own) => merged(own, today)).sort(cheapestAtWorst)
}

function cheapestAtWorst(a: LenderTerms, b: LenderTerms): number {
  if (a.isOutdated !== b.isOutdated) return a.isOutdated ? 1 : -1
  return highestRateOf(a) - highestRateOf(b) || (a.name < b.name ? -1 : 1)
}

export function highestRateOf({ fixedRates, variableRates }: LenderTerms): number {
  return Math.max(fixedRates?.highestPercent ?? 0, variableRates?.highestPercent ?? 0)
}

export function lowestRateOf({ fixedRates, variableRates }: LenderTerms): number {
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
      fixedRates: rangeOf(offers.filter(({ rateType }) => rateType === 'fixed')),
      variableRates: rangeOf(variable),
      termsMonths: [...new Set(offers.flatMap(({ termsMonths }) => termsMonths))].sort((a, b) => a - b),
      smallestAmountCents: Math.min(...offers.map(({ minimumCents }) => minimumCents)),
      largestAmountCents: greatest(offers.map(({ maximumCents }) => maximumCents)),
      takesCosigner: cosigned.length > 0,
      cosignerReleasePayments: greatest(
        cosigned.map(({ cosignerReleaseAfterPayments }) => cosignerReleaseAfterPayments),
      ),
      feesCents: greatest(offers.map(feesOf)),
      repaymentWays: repaymentChoices.filter((choice) =>
        offers.every(({ repaymentOptions }) => repaymentOptions.some((option) => option.choice === choice)),
      ),
      graceMonths: Math.min(...offers.map(({ graceMonths }) => graceMonths)),
      saysLowestRateConditions: offers.every(({ floorConditions }) => floorConditions !== ''),
      saysRateCaps: variable.every(({ rateCapPercent }) => rateCapPercent !== null),
      saysWhatRatesFollow: variable.every(({ rateIndex }) => rateIndex !== ''),
      saysHardshipMonths: offers.every(({ hardshipMonths }) => hardshipMonths !== null),
      ratesAsOf,
      isOutdated: daysBetween(ratesAsOf, today) > daysRatesLast,
    },
  ]
}

function rangeOf(offers: readonly LoanOffer[]): RateRange | undefined {
  if (offers.length === 0) return undefined
  return {
    lowestPercent: Math.min(...offers.map(({ lowestRatePercent }) => lowestRatePercent)),
    highestPercent: Math.max(...offers.map(({ highestRatePercent }) => highestRatePercent)),
  }
}

/** Undefined where there is none, or one that is not said. */
function greatest(values: readonly (number | null)[]): number | undefined {
  const said = values.filter((value) => value !== null)
  return said.length > 0 && said.length === values.length ? Math.max(...said) : undefined
}

/** Null where the lender does not say one of them. Rounded to the nearest cent. */
function feesOf(offer: LoanOffer): number | null {
  const { lateFeePercent, lateFeeCents, returnedPaymentFeeCents } = offer
  if ((lateFeePercent === null && lateFeeCents === null) || returnedPaymentFeeCents === null) return null
  const late = Math.max((feeExample.paymentCents * (lateFeePercent ?? 0)) / 100, lateFeeCents ?? 0)
  const origination = (feeExample.amountCents * offer.originationFeePercent) / 100
  return Math.round(origination + offer.applicationFeeCents + late + returnedPaymentFeeCents)
}
