import type { NeedAnalysisSources } from '#domain/award-years/need-analysis.ts'
import type { Formula } from './formula.ts'

/**
 * The rule of a line: the table of the award year whose figures it uses, of which `needAnalysisSources` names the law and
 * the notice, or the definition of income in 20 USC 1087vv(a).
 */
export type RuleName = keyof NeedAnalysisSources | 'income'

/** A line of the computation: what was computed, by which rule, from which amounts. */
export interface TraceLine {
  line: LineName
  rule: RuleName
  /** Whole dollars. */
  amount: number
  /** Amounts it was computed from, by the name of an answer, an earlier line or a figure of the tables. */
  from: Readonly<Record<string, number>>
}

/** Lines carry the names that the federal processor gives its own results. */
export type LineName = `${'parents' | 'student'}.${PartName}` | 'studentAidIndex'

type PartName =
  | 'additions'
  | 'offsets'
  | 'totalIncome'
  | 'incomeTax'
  | 'payrollTaxAllowance'
  | 'incomeProtectionAllowance'
  | 'employmentExpenseAllowance'
  | 'parentsNegativeIncomeAllowance'
  | 'totalAllowances'
  | 'availableIncome'
  | 'adjustedBusinessOrFarm'
  | 'netWorth'
  | 'discretionaryNetWorth'
  | 'contributionFromAssets'
  | 'contributionFromIncome'
  | 'adjustedAvailableIncome'
  | 'contribution'

/** Notes the lines of a formula in their order. */
export class Trace {
  readonly lines: TraceLine[] = []
  readonly #formula: Formula

  constructor(formula: Formula) {
    this.#formula = formula
  }

  /** Adds a line and returns its amount. */
  add(line: LineName, amount: number, from: Readonly<Record<string, number>>): number {
    // Minus zero would be written as "-0".
    this.lines.push({ line, rule: findRule(line, this.#formula), amount: amount || 0, from })
    return amount || 0
  }
}

/** Names the table, and with it the law or notice, that a line rests on. */
function findRule(line: LineName, formula: Formula): RuleName {
  if (line === 'studentAidIndex') return 'index'
  const [who, part] = line.split('.') as ['parents' | 'student', PartName]
  switch (part) {
    case 'payrollTaxAllowance':
      return 'payrollTax'
    case 'employmentExpenseAllowance':
      return 'employmentExpense'
    case 'incomeProtectionAllowance':
      if (formula === 'A') return who === 'parents' ? 'parentAllowance' : 'dependentStudentAllowance'
      return formula === 'B' ? 'independentAllowance' : 'independentWithDependentsAllowance'
    case 'adjustedBusinessOrFarm':
      return 'businessOrFarm'
    case 'discretionaryNetWorth':
      return 'assetProtection'
    case 'contributionFromAssets':
    case 'netWorth':
      return 'assetPercent'
    case 'contributionFromIncome':
    case 'parentsNegativeIncomeAllowance':
      return 'studentIncomePercent'
    case 'contribution':
    case 'adjustedAvailableIncome':
      return 'contribution'
    default:
      return 'income'
  }
}
