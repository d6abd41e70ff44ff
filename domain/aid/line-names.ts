import type { LineName, PartName } from './trace.ts'

/** The name of a line in the words of the Department's guide, and how its amount comes about. */
export interface LineWords {
  name: string
  rule: string
}

const parts: Record<PartName, LineWords> = {
  additions: {
    name: 'Additions to income',
    rule: 'Payments to retirement plans, tax-exempt interest, untaxed IRA and pension distributions without rollovers, and the foreign income exclusion',
  },
  offsets: {
    name: 'Offsets to income',
    rule: 'Grants and scholarships that were taxed, education credits, and Federal Work-Study earnings',
  },
  totalIncome: { name: 'Total income', rule: 'Adjusted gross income plus additions minus offsets' },
  incomeTax: { name: 'Income tax paid', rule: 'From the tax return; never below zero' },
  payrollTaxAllowance: {
    name: 'Payroll tax allowance',
    rule: 'Medicare and Social Security taxes on income from work, rounded apart',
  },
  incomeProtectionAllowance: {
    name: 'Income protection allowance',
    rule: 'From the table of the award year',
  },
  employmentExpenseAllowance: {
    name: 'Employment expense allowance',
    rule: '35% of income from work, up to the limit of the award year',
  },
  parentsNegativeIncomeAllowance: {
    name: 'Allowance for parents’ negative adjusted available income',
    rule: 'What the parents’ adjusted available income lacks to zero',
  },
  totalAllowances: { name: 'Total allowances', rule: 'The sum of taxes and allowances' },
  availableIncome: { name: 'Available income', rule: 'Total income minus total allowances; may be negative' },
  adjustedBusinessOrFarm: {
    name: 'Adjusted net worth of businesses and farms',
    rule: 'The part that counts, from the table of the award year',
  },
  netWorth: {
    name: 'Net worth',
    rule: 'Child support received, cash, investments, and businesses and farms as adjusted',
  },
  discretionaryNetWorth: {
    name: 'Discretionary net worth',
    rule: 'Net worth minus the asset protection allowance',
  },
  contributionFromAssets: {
    name: 'Contribution from assets',
    rule: 'A percentage of discretionary net worth; zero when assets are not reported',
  },
  contributionFromIncome: {
    name: 'Contribution from income',
    rule: 'Half of available income; a dependent student’s is never below zero',
  },
  adjustedAvailableIncome: {
    name: 'Adjusted available income',
    rule: 'Available income plus the contribution from assets',
  },
  contribution: {
    name: 'Contribution from adjusted available income',
    rule: 'From the schedule of the award year',
  },
}

const index: LineWords = {
  name: 'Student Aid Index',
  rule: 'The sum of the contributions, at least −1,500; at most zero with a maximum Pell Grant',
}

/** Returns the words for a line of a trace. */
export function getLineWords(line: LineName): LineWords & { whose: 'parents' | 'student' | undefined } {
  if (line === 'studentAidIndex') return { ...index, whose: undefined }
  const [whose, part] = splitLine(line)
  return { ...parts[part], whose }
}

function splitLine(line: Exclude<LineName, 'studentAidIndex'>): ['parents' | 'student', PartName] {
  const part = line.slice(line.indexOf('.') + 1)
  if (!isPart(part)) throw new RangeError(`No line is called ${line}`)
  return [line.startsWith('parents') ? 'parents' : 'student', part]
}

function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name)
}
