import type { Capitalization } from '#domain/loans/loan-terms.ts'

interface WorkedPayment {
  balanceCents: number
  ratePercent: number
  termMonths: number
  /** By the level-payment formula, in dollars, before rounding to the cent. */
  paymentDollars: string
}

/**
 * Loans computed independently of this site's code, with exact arithmetic, from the stated rule alone. No
 * publisher stands behind them.
 */
export const workedPayments: readonly WorkedPayment[] = [
  { balanceCents: 1_000_000, ratePercent: 6.39, termMonths: 120, paymentDollars: '112.989091' },
  { balanceCents: 2_700_000, ratePercent: 6.39, termMonths: 180, paymentDollars: '233.569344' },
  { balanceCents: 6_000_000, ratePercent: 7.94, termMonths: 240, paymentDollars: '499.625881' },
  { balanceCents: 12_000_000, ratePercent: 8.94, termMonths: 300, paymentDollars: '1002.109768' },
  { balanceCents: 3_000_000, ratePercent: 0, termMonths: 120, paymentDollars: '250.000000' },
]

interface WorkedWait {
  amountCents: number
  ratePercent: number
  /** Months since the money was received, with nothing paid. */
  months: number
  capitalization: Capitalization
  /** The balance after these months. */
  balanceCents: number
}

const freshman = { amountCents: 550_000, ratePercent: 6.39, months: 51 }
const graduate = { amountCents: 2_050_000, ratePercent: 7.94, months: 27 }

export const workedWaits: readonly WorkedWait[] = [
  { ...freshman, capitalization: 'at_repayment', balanceCents: 699_366 },
  { ...freshman, capitalization: 'monthly', balanceCents: 721_096 },
  { ...graduate, capitalization: 'at_repayment', balanceCents: 2_416_233 },
  { ...graduate, capitalization: 'monthly', balanceCents: 2_449_543 },
]
