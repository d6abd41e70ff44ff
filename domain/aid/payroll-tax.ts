import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { TaxAnswers } from './aid-inputs.ts'
import { roundDollars, roundToThousandths } from './round-dollars.ts'

export type Earner = Pick<TaxAnswers, 'incomeFromWork' | 'filingStatus'>

/**
 * Returns the payroll tax allowance of a household. Medicare and Social Security (OASDI) are each computed for
 * every return, added, and rounded; then the two are added. Two joint returns count as one.
 */
export function getPayrollTaxAllowance(earners: readonly Earner[], tables: NeedAnalysisTables): number {
  const taxes = joinJointReturns(earners).map((one) => getPayrollTaxes(one, tables))
  return (
    roundDollars(taxes.reduce((sum, one) => sum + one.medicare, 0)) +
    roundDollars(taxes.reduce((sum, one) => sum + one.socialSecurity, 0))
  )
}

function joinJointReturns(earners: readonly Earner[]): readonly Earner[] {
  const [first, second] = earners
  if (first?.filingStatus !== 'joint' || second?.filingStatus !== 'joint') return earners
  return [{ filingStatus: 'joint', incomeFromWork: first.incomeFromWork + second.incomeFromWork }]
}

/** The higher Medicare rate and the wage base depend on how the return was filed. */
function getPayrollTaxes(earner: Earner, { payrollTax }: NeedAnalysisTables) {
  const earned = Math.max(0, earner.incomeFromWork)
  const isJoint = earner.filingStatus === 'joint'
  const { joint, separate, other } = payrollTax.medicareThresholds
  const threshold = isJoint ? joint : earner.filingStatus === 'separate' ? separate : other
  const wageBase = payrollTax.socialSecurityWageBase * (isJoint ? 2 : 1)
  const medicare =
    Math.min(earned, threshold) * payrollTax.medicarePercent +
    Math.max(0, earned - threshold) * payrollTax.higherMedicarePercent
  return {
    medicare: roundToThousandths(medicare / 100),
    socialSecurity: roundToThousandths((Math.min(earned, wageBase) * payrollTax.socialSecurityPercent) / 100),
  }
}
