import { criterionNames, points } from '#app/features/loan-offers/criterion-words.ts'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { criteria, criterionCodes, defaultWeights } from '#domain/ranking/criteria.ts'
import { sortCodes, sorts } from '#domain/ranking/sorts.ts'
import styles from './about.module.css'
import { exactValue, ruleOf, sumOf } from './formula-words.ts'
import { looksAt, sortKeyNames, sortNames, words } from './ranking-words.ts'
import { borrowing, workExample } from './worked-example.ts'

/** Every criterion with its weight and its rule. */
export function CriteriaTable() {
  const { columns } = words
  return (
    <FactTable
      caption={words.criteriaCaption}
      columns={[
        { label: columns.what },
        { label: columns.weight, isNumber: true },
        { label: columns.points },
      ]}
      rows={criteria.map(({ code, unit, scale }) => ({
        key: code,
        cells: [
          <>
            {criterionNames[code]}
            <span className={styles.under}>{looksAt[code]}</span>
          </>,
          defaultWeights[code],
          ruleOf(scale, unit),
        ],
      }))}
    />
  )
}

/** The receipt of the example, with each sum written out. */
export function ExampleTable() {
  const { exampleColumns: columns } = words
  const { receipt } = workExample()
  return (
    <FactTable
      caption={words.exampleCaption}
      columns={[
        { label: columns.what },
        { label: columns.value, isNumber: true },
        { label: columns.sum },
        { label: columns.points, isNumber: true },
        { label: columns.weight, isNumber: true },
        { label: columns.part, isNumber: true },
      ]}
      rows={receipt.lines.map((line, index) => {
        const { code, unit, scale } = criteria[index] ?? criteria[0]
        return {
          key: code,
          cells: [
            criterionNames[code],
            exactValue(line.value, unit),
            sumOf(line.value, scale, borrowing.amountCents),
            points(line.points),
            line.weight,
            points(line.weightedPoints),
          ],
        }
      })}
      last={{ key: 'score', cells: [words.score, '', '', '', sumOfWeights(), points(receipt.score)] }}
    />
  )
}

/** Every order of the list with what it compares. */
export function SortsTable() {
  const { sortsColumns: columns } = words
  return (
    <FactTable
      caption={words.sortsText}
      columns={[{ label: columns.sort }, { label: columns.keys }]}
      rows={sortCodes.map((code) => ({
        key: code,
        cells: [sortNames[code], `${sorts[code].map((key) => sortKeyNames[key]).join('; then ')}.`],
      }))}
    />
  )
}

export function sumOfWeights(): number {
  return criterionCodes.reduce((sum, code) => sum + defaultWeights[code], 0)
}
