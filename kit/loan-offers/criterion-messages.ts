import type { CriterionCode, Unit } from '#domain/loans/criteria.ts'
import { formatCents } from '#domain/money.ts'
import type { CriterionValue } from '#domain/ranking/scale.ts'

/** Labels of the ranking criteria, used wherever they are shown. */
export const criterionNames: Record<CriterionCode, string> = {
  highest_total: 'Total at the highest rate',
  lowest_total: 'Total at the lowest rate',
  monthly_payment: 'Payment at the highest rate',
  open_rules: 'Odds of approval',
  rate_cap: 'Rate cap',
  fees: 'Fees',
  repayment_ways: 'In-school payment options',
  grace: 'Grace period',
  cosigner_release: 'Cosigner release',
  hardship: 'Hardship forbearance',
}

/** Formats an offer's value for a criterion. */
export function formatCriterionValue(value: CriterionValue, unit: Unit): string {
  if (value === 'not_said') return 'not stated'
  if (value === 'fixed') return 'fixed rate'
  if (value === 'not_applicable') return 'doesn’t apply'
  return unitText[unit](value)
}

const unitText: Record<Unit, (value: number) => string> = {
  cents: formatCents,
  percent: (value) => `up to ${value}%`,
  rules: (value) =>
    value === 0
      ? 'no unchecked requirements'
      : value === 1
        ? '1 unchecked requirement'
        : `${value} unchecked requirements`,
  ways: (value) => `${value} of 4`,
  months: (value) => (value === 1 ? '1 month' : `${value} months`),
  payments: (value) => `after ${value} payments`,
}
