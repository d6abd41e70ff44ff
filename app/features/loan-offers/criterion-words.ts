import { formatCents } from '#domain/money.ts'
import type { CriterionCode, CriterionValue, Unit } from '#domain/ranking/criteria.ts'

/** What each criterion of the ranking is called, wherever it is shown. */
export const criterionNames: Record<CriterionCode, string> = {
  highest_total: 'Total at the highest rate',
  lowest_total: 'Total at the lowest rate',
  monthly_payment: 'Payment at the highest rate',
  open_rules: 'How sure you are to get it',
  rate_cap: 'How far the rate can rise',
  fees: 'Fees',
  repayment_ways: 'Ways to pay while in school',
  grace: 'Wait after school',
  cosigner_release: 'Letting a cosigner go',
  hardship: 'Pausing payments in hardship',
}

/** What an offer has to show for a criterion. */
export function criterionValue(value: CriterionValue, unit: Unit): string {
  if (value === 'not_said') return 'not said'
  if (value === 'fixed') return 'fixed rate'
  if (value === 'no_cosigner') return 'no cosigner'
  return unitWords[unit](value)
}

const unitWords: Record<Unit, (value: number) => string> = {
  cents: formatCents,
  percent: (value) => `up to ${value}%`,
  rules: (value) => (value === 0 ? 'nothing open' : `${value} open`),
  ways: (value) => `${value} of 4`,
  months: (value) => (value === 1 ? '1 month' : `${value} months`),
  payments: (value) => `after ${value} payments`,
}

/** Hundredths of a point as points: 8910 is 89.10. */
export function points(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}
