import type { AllowanceBySize, NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { Household } from './aid-inputs.ts'
import type { Formula } from './formula.ts'

/** Returns the income protection allowance of the household whose income is assessed by a formula. */
export function getIncomeProtectionAllowance(
  formula: Formula,
  household: Household,
  tables: NeedAnalysisTables,
): number {
  const { familySize, isCouple } = household
  if (formula === 'A') return getAllowance(tables.parentAllowance, familySize)
  const kind = isCouple ? 'married' : 'single'
  if (formula === 'B') return tables.independentAllowance[kind]
  return getAllowance(tables.independentWithDependentsAllowance[kind], familySize)
}

/** A family smaller than the smallest of the table gets the allowance of that one. */
function getAllowance({ smallestFamily, amounts, eachMore }: AllowanceBySize, familySize: number): number {
  const step = Math.max(0, familySize - smallestFamily)
  const last = amounts.length - 1
  return (amounts[Math.min(step, last)] ?? 0) + Math.max(0, step - last) * eachMore
}
