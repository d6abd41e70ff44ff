import type { NeedAnalysisTables } from '#domain/award-years/need-analysis.ts'
import type { Household } from './aid-inputs.ts'
import { addTaxes, subtractAllowances } from './assess-household.ts'
import { percentOf } from './round-dollars.ts'
import { computeTotalIncome } from './total-income.ts'
import type { Trace } from './trace.ts'

/**
 * Returns what is expected of the income of a dependent student, never less than zero: 20 USC 1087oo(g). What the
 * parents lack protects as much of the student's income.
 */
export function computeStudentContribution(
  student: Household,
  parentsAdjustedAvailableIncome: number,
  tables: NeedAnalysisTables,
  trace: Trace,
): number {
  const totalIncome = computeTotalIncome(student.people, 'student', trace)
  // The guide gives dependent students one line of the payroll table, however they filed.
  const earner = { filingStatus: undefined, incomeFromWork: student.people[0].incomeFromWork }
  const allowances = {
    ...addTaxes(student, 'student', tables, trace, [earner]),
    incomeProtectionAllowance: trace.add(
      'student.incomeProtectionAllowance',
      tables.dependentStudentAllowance,
      {},
    ),
    parentsNegativeIncomeAllowance: trace.add(
      'student.parentsNegativeIncomeAllowance',
      Math.max(0, -parentsAdjustedAvailableIncome),
      { parentsAdjustedAvailableIncome },
    ),
  }
  const availableIncome = subtractAllowances(totalIncome, allowances, 'student', trace)
  const percent = tables.studentIncomePercent
  return trace.add('student.contributionFromIncome', Math.max(0, percentOf(percent, availableIncome)), {
    availableIncome,
    percent,
  })
}
