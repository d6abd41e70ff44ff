/** The kinds of federal loans that have a rate of their own. */
export type LoanKind = 'undergraduate' | 'graduate' | 'plus'

/** Returns the rates of these kinds of loans in one award year. */
export function listRates(
  kinds: readonly LoanKind[],
  rates: Readonly<Record<`${LoanKind}Percent`, number>>,
): { kind: LoanKind; percent: number }[] {
  return kinds.map((kind) => ({ kind, percent: rates[`${kind}Percent`] }))
}
