import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { Household } from './aid-inputs.ts'
import { getBracketAmount } from './bracket-amount.ts'
import { getEmploymentExpenseAllowance } from './employment-expense.ts'
import type { Formula } from './formula.ts'
import { getIncomeProtectionAllowance } from './income-protection.ts'
import { type Earner, getPayrollTaxAllowance } from './payroll-tax.ts'
import { computeTotalIncome } from './total-income.ts'
import type { Trace } from './trace.ts'

/**
 * Returns the available income of the parents of a dependent student or of an independent student: total
 * income minus taxes and allowances. It may be negative.
 */
export function computeAvailableIncome(
  household: Household,
  formula: Formula,
  tables: NeedAnalysisTables,
  trace: Trace,
): number {
  const who = formula === 'A' ? 'parents' : 'student'
  const totalIncome = computeTotalIncome(household.people, who, trace)
  const allowances = {
    ...addTaxes(household, who, tables, trace),
    incomeProtectionAllowance: trace.add(
      `${who}.incomeProtectionAllowance`,
      getIncomeProtectionAllowance(formula, household, tables),
      { familySize: household.familySize },
    ),
    employmentExpenseAllowance: trace.add(
      `${who}.employmentExpenseAllowance`,
      getEmploymentExpenseAllowance(formula, household, tables),
      getEarnings(household),
    ),
  }
  return subtractAllowances(totalIncome, allowances, who, trace)
}

/** Adds the lines of federal income tax and of payroll taxes. A tax below zero counts as none. */
export function addTaxes(
  household: Household,
  who: 'parents' | 'student',
  tables: NeedAnalysisTables,
  trace: Trace,
  earners: readonly Earner[] = household.people,
) {
  const paid = household.people.reduce((sum, one) => sum + Math.max(0, one.incomeTaxPaid), 0)
  const payroll = getPayrollTaxAllowance(earners, tables)
  return {
    incomeTax: trace.add(`${who}.incomeTax`, paid, {}),
    payrollTaxAllowance: trace.add(`${who}.payrollTaxAllowance`, payroll, getEarnings(household)),
  }
}

/** Adds the lines of all allowances and of the income that is left. */
export function subtractAllowances(
  totalIncome: number,
  allowances: Readonly<Record<string, number>>,
  who: 'parents' | 'student',
  trace: Trace,
): number {
  const sum = Object.values(allowances).reduce((total, one) => total + one, 0)
  const totalAllowances = trace.add(`${who}.totalAllowances`, sum, allowances)
  return trace.add(`${who}.availableIncome`, totalIncome - totalAllowances, { totalIncome, totalAllowances })
}

/** Returns what the schedule of the law expects of available income and assets together. */
export function assessAdjustedIncome(
  availableIncome: number,
  contributionFromAssets: number,
  who: 'parents' | 'student',
  tables: NeedAnalysisTables,
  trace: Trace,
): { adjustedAvailableIncome: number; contribution: number } {
  const { noneBelow, least, brackets } = tables.contribution
  const adjustedAvailableIncome = trace.add(
    `${who}.adjustedAvailableIncome`,
    availableIncome + contributionFromAssets,
    { availableIncome, contributionFromAssets },
  )
  const contribution = trace.add(
    `${who}.contribution`,
    adjustedAvailableIncome < noneBelow ? least : getBracketAmount(brackets, adjustedAvailableIncome),
    { adjustedAvailableIncome },
  )
  return { adjustedAvailableIncome, contribution }
}

function getEarnings({ people: [first, second] }: Household): Record<string, number> {
  return second
    ? { incomeFromWork: first.incomeFromWork, otherIncomeFromWork: second.incomeFromWork }
    : { incomeFromWork: first.incomeFromWork }
}
