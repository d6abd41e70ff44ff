import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Part } from '#app/ui/part/part.tsx'
import type { LineName } from '#domain/aid/trace.ts'
import styles from './estimate.module.css'
import type { EstimateFacts } from './estimate-facts.ts'
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
            facts.rules[awardYear][line.rule],
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
