import { monthsUntil } from '#domain/dates.ts'
import type { FiledLoan } from './filed-loan.ts'

/** The Standard plan lasts ten years: 34 CFR 685.208(b). */
const standardMonths = 120

/**
 * Returns the months that are left in the ten-year Standard plan; undefined for another plan, and for a kind of loan
 * whose Standard plan may last longer. Months without payments are not in the file, so it is a guess to be checked.
 * @param asOf `YYYY-MM-DD`
 */
export function countMonthsLeft(
  { kind, planName = '', repaymentBeganOn }: Pick<FiledLoan, 'kind' | 'planName' | 'repaymentBeganOn'>,
  asOf: string,
): number | undefined {
  const mayLastLonger =
    kind === undefined ||
    kind === 'consolidation' ||
    kind === 'consolidation_of_parent_plus' ||
    kind === 'ffel'
  if (mayLastLonger || !planName.startsWith('STANDARD') || repaymentBeganOn === undefined) return undefined
  const left = standardMonths - monthsUntil(repaymentBeganOn, asOf.slice(0, 7))
  return left > 0 ? left : undefined
}
