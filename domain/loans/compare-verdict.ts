/** What the verdict of a comparison looks at, of a loan in the visitor's list. Money is in whole cents. */
export interface OpenLoan {
  /** The total of all payments at the high end of the rate range, including the application fee. */
  highestTotalCents: number
  /** The full monthly payment at the high end. */
  highestMonthlyCents: number
  /** The total if the rate is as high as it can ever be. */
  worstTotalCents: number
  /**
   * The payments after which the cosigner can be released; `null` when the lender states none or the loan is not
   * judged with a cosigner.
   */
  releaseAfterPayments: number | null
}

/** Loans are named by their places among the compared ones. */
export interface CompareVerdict {
  /** The loans in the visitor's list; no other loan is named below. */
  open: number[]
  /** The loans with the lowest total at the high end; empty if fewer than two loans are open. */
  cheapest: number[]
  /** The cheapest of the other open loans, and how much more it costs; `null` if all cost the same. */
  next: { at: number; moreCents: number } | null
  /** The one loan with the lowest total if rates rise as far as they can, if it is not among the cheapest. */
  safest: number | null
  /** The one loan with the lowest monthly payment at the high end, if it is not among the cheapest. */
  lowestPayment: number | null
  /** The one loan that can release the cosigner before all others. */
  soonestRelease: number | null
}

/**
 * Finds what a comparison comes to. A loan that is not in the visitor's list (`null`: a rule refuses it, its
 * rates are too old, or it is not offered for this borrowing) is never part of the result.
 */
export function judgeComparison(loans: readonly (OpenLoan | null)[]): CompareVerdict {
  const open = loans.flatMap((loan, at) => (loan ? [{ ...loan, at }] : []))
  const [first, ...others] = open.toSorted((a, b) => a.highestTotalCents - b.highestTotalCents)
  if (!first || others.length === 0) return { ...nothing, open: open.map(({ at }) => at) }
  const isCheapest = ({ highestTotalCents }: OpenLoan) => highestTotalCents === first.highestTotalCents
  const cheapest = open.filter(isCheapest).map(({ at }) => at)
  const next = others.find((loan) => !isCheapest(loan))
  const notAmong = (at: number | null) => (at !== null && cheapest.includes(at) ? null : at)
  return {
    open: open.map(({ at }) => at),
    cheapest,
    next: next ? { at: next.at, moreCents: next.highestTotalCents - first.highestTotalCents } : null,
    safest: notAmong(findLowest(open, ({ worstTotalCents }) => worstTotalCents)),
    lowestPayment: notAmong(findLowest(open, ({ highestMonthlyCents }) => highestMonthlyCents)),
    soonestRelease: findLowest(open, ({ releaseAfterPayments }) => releaseAfterPayments ?? Infinity),
  }
}

const nothing = { cheapest: [], next: null, safest: null, lowestPayment: null, soonestRelease: null }

/** Returns the place of the one loan with the least value; `null` if two share it or it is infinite. */
function findLowest<Loan extends { at: number }>(
  loans: readonly Loan[],
  getValue: (loan: Loan) => number,
): number | null {
  const min = Math.min(...loans.map(getValue))
  const [first, ...same] = loans.filter((loan) => getValue(loan) === min)
  return first && same.length === 0 && Number.isFinite(min) ? first.at : null
}
