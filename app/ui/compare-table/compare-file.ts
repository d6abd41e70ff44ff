import { byteOrderMark, withoutFormula, writeCsv } from '#domain/csv.ts'
import type { CompareSection } from './compare-rows.ts'
import { type Fact, toCell } from './fact.ts'
import { compareTableText } from './messages.ts'

interface CompareFile {
  /** The assumptions of the comparison, as names and values; no personal answers. */
  about: readonly (readonly [name: string, value: string])[]
  /** The column headings. */
  columns: readonly string[]
  sections: readonly CompareSection[]
}

/**
 * Writes the comparison as CSV (RFC 4180), with one line per row of the page and one column per thing compared.
 * Dollars and percentages are bare numbers, with the unit next to the row label. Rows that depend on the visitor are left out,
 * because files get passed on.
 */
export function writeCompareFile({ about, columns, sections }: CompareFile): string {
  const lines = [
    [compareTableText.file.section, compareTableText.file.row, ...columns],
    ...about.map(([name, value]) => [compareTableText.file.about, name, ...columns.map(() => value)]),
    ...sections.flatMap(({ title, rows }) =>
      rows
        .filter(({ isPersonal }) => !isPersonal)
        .map(({ label, facts }) => [title, toColumnLabel(label, facts), ...facts.map(toCell)]),
    ),
  ]
  return byteOrderMark + writeCsv(lines.map((cells) => cells.map(withoutFormula)))
}

/** Returns the label of a row, with the unit of its bare numbers. */
function toColumnLabel(label: string, facts: readonly Fact[]): string {
  const unit = facts.map(getUnit).find((each) => each !== undefined)
  return unit ? `${label} (${unit})` : label
}

function getUnit({ kind }: Fact): string | undefined {
  switch (kind) {
    case 'payment':
    case 'money':
      return compareTableText.file.units.money
    case 'percent':
      return compareTableText.file.units.percent
    case 'months':
      return compareTableText.file.units.months
    default:
      return undefined
  }
}
