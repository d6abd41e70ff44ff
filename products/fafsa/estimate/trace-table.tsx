import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Part } from '#app/ui/part/part.tsx'
import type { Formula } from '#domain/aid/formula.ts'
import type { LineName } from '#domain/aid/trace.ts'
import styles from './estimate.module.css'
import type { EstimateFacts, RuleName } from './estimate-facts.ts'
import type { EstimateResult } from './estimate-result.ts'
import { dollars, estimateText, formatIndex, lineNames, sayFrom } from './messages.ts'
import { SourcesLink } from './sources-link.tsx'

/** Every line of the formula with what it was computed from, and the law or notice whose figures it uses. */
export function TraceTable({ result: { answers, index, tables }, facts }: TraceTableProps) {
  const { awardYear } = answers.inputs
  return (
    <Part id="trace" title={estimateText.traceTitle}>
      <FactTable
        caption={estimateText.traceCaption(awardYear, estimateText.formulas[index.formula])}
        columns={estimateText.traceColumns.map((label, at) => ({ label, isNumber: at === 1 }))}
        rows={index.trace.map((line) => ({
          key: line.line,
          cells: [
            <LineTitle key="name" line={line.line} />,
            line.line === 'studentAidIndex' ? formatIndex(line.amount) : dollars(line.amount),
            sayFrom(line),
            facts.rules[awardYear][findRule(line.line, index.formula)],
          ],
        }))}
      />
      <p className={styles.soft}>
        {estimateText.traceYear(awardYear, tables.taxYear)} <SourcesLink year={awardYear} />
      </p>
    </Part>
  )
}

interface TraceTableProps {
  result: Pick<EstimateResult, 'index' | 'tables'> & { answers: Pick<EstimateResult['answers'], 'inputs'> }
  facts: Pick<EstimateFacts, 'rules'>
}

/** A line in plain words, with the name that the federal processor gives it. */
function LineTitle({ line }: { line: LineName }) {
  const [who, part] = line === 'studentAidIndex' ? [undefined, line] : splitLine(line)
  return (
    <>
      {who ? `${estimateText.whose[who]}: ` : null}
      {lineNames[part]}
      <small className={styles.official}>{line}</small>
    </>
  )
}

function splitLine(line: Exclude<LineName, 'studentAidIndex'>): ['parents' | 'student', string] {
  const [who, part = ''] = line.split('.')
  return [who === 'parents' ? 'parents' : 'student', part]
}

/** Names the table, and with it the law or notice, that a line rests on. */
function findRule(line: LineName, formula: Formula): RuleName {
  if (line === 'studentAidIndex') return 'index'
  const [who, part] = splitLine(line)
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
