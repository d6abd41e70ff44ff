interface CountedLoan {
  balanceCents: number
  /** Months that count toward forgiveness: 0 or more. */
  months: number
}

/**
 * Returns the months that count on a Direct Consolidation Loan, for forgiveness and for public service alike: the
 * average of its loans, weighted by what is owed on each, rounded to the nearest month. 34 CFR 685.209(k) and 685.219;
 * the rounding is ours, as far as we could read.
 */
export function weightedCount(loans: readonly CountedLoan[]): number {
  const owedCents = loans.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  return Math.round(
    loans.reduce((sum, { balanceCents, months }) => sum + months * balanceCents, 0) / owedCents,
  )
}
