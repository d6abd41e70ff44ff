import { unroundedMonthlyPayment } from '#domain/loans/amortize.ts'
import { tieredMonths } from './fixed-terms.ts'
import { rap, tieredBands } from './law.ts'
import { rapPaymentCents, rapPercent } from './rap-payment.ts'

interface Side {
  months: number
  /** Rounded to the nearest cent. */
  paymentCents: number
}

/** A balance at which one cent changes the years of the Tiered Standard plan. */
export interface TieredCliff {
  boundCents: number
  /** One cent below the bound. */
  below: Side
  /** At the bound, which is in the upper band. */
  at: Side
}

/** Returns the bound of the Tiered Standard plan that is nearest to everything owed in Direct Loans. */
export function nearestTieredCliff(directCents: number, ratePercent: number): TieredCliff {
  const bounds = tieredBands.bands.flatMap(({ belowCents }) =>
    Number.isFinite(belowCents) ? belowCents : [],
  )
  const boundCents = bounds.reduce((near, bound) =>
    Math.abs(bound - directCents) < Math.abs(near - directCents) ? bound : near,
  )
  return {
    boundCents,
    below: sideAt(boundCents - 1, ratePercent),
    at: sideAt(boundCents, ratePercent),
  }
}

/** The band of RAP that an income is in, and what one cent above its upper end changes. */
export interface RapBand {
  /** Percent of the whole income; 0 in the lowest band. */
  percent: number
  /** The highest income of the band, which it includes; `null` in the highest band. */
  upToCents: number | null
  /** A month's payment at that income, and one cent above it; `null` in the highest band. */
  step: { atCents: number; aboveCents: number } | null
}

/** Returns the band of an income, with the payments at its upper end for one person with these dependents. */
export function findRapBand(agiCents: number, dependents: number): RapBand {
  const percent = rapPercent(agiCents)
  if (percent === rap.maxPercent) return { percent, upToCents: null, step: null }
  const upToCents = rap.lowIncomeCents + percent * rap.bandCents
  const pay = (cents: number) => rapPaymentCents({ agiCents: cents, dependents })
  return { percent, upToCents, step: { atCents: pay(upToCents), aboveCents: pay(upToCents + 1) } }
}

function sideAt(balanceCents: number, ratePercent: number): Side {
  const months = tieredMonths(balanceCents)
  const payment = unroundedMonthlyPayment({ balanceCents, ratePercent, termMonths: months })
  return { months, paymentCents: Math.round(payment) }
}
