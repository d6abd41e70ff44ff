import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { TaxAnswers } from './aid-inputs.ts'
import { roundDollars } from './round-dollars.ts'

/**
 * Returns the payroll tax allowance of a household. Medicare and Social Security (OASDI) are each computed for
 * every return, added, and rounded; then the two are added.
 */
export function getPayrollTaxAllowance(people: readonly TaxAnswers[], tables: NeedAnalysisTables): number {
  const taxes = people.map((one) => getPayrollTaxes(one, tables))
  return (
    roundDollars(taxes.reduce((sum, one) => sum + one.medicare, 0)) +
    roundDollars(taxes.reduce((sum, one) => sum + one.oasdi, 0))
  )
}

/** The higher Medicare rate and the wage base depend on how the return was filed. */
function getPayrollTaxes(person: TaxAnswers, { payrollTax }: NeedAnalysisTables) {
  const earned = Math.max(0, person.incomeFromWork)
  const isJoint = person.filingStatus === 'joint'
  const { joint, separate, other } = payrollTax.medicareThresholds
  const threshold = isJoint ? joint : person.filingStatus === 'separate' ? separate : other
  const wageBase = payrollTax.oasdiWageBase * (isJoint ? 2 : 1)
  return {
    medicare:
      (Math.min(earned, threshold) * payrollTax.medicarePercent +
        Math.max(0, earned - threshold) * payrollTax.higherMedicarePercent) /
      100,
    oasdi: (Math.min(earned, wageBase) * payrollTax.oasdiPercent) / 100,
  }
}
