/** A line of the computation: what was computed, from which amounts. */
export interface TraceLine {
  line: LineName
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

/** Notes lines in their order. */
export class Trace {
  readonly lines: TraceLine[] = []

  /** Adds a line and returns its amount. */
  add(line: LineName, amount: number, from: Readonly<Record<string, number>>): number {
    // Minus zero would be written as "-0".
    this.lines.push({ line, amount: amount || 0, from })
    return amount || 0
  }
}
