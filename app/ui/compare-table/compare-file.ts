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
 * Dollars and percentages are bare numbers, with the unit next to the row label. The file starts with a byte
 * order mark, because Excel does not detect UTF-8 without one. Rows that depend on the visitor are left out,
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
  return `\uFEFF${lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`
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

/**
 * Quotes a value if necessary. A text that a spreadsheet might run as a formula or a command gets a leading
 * apostrophe, so that it is shown as text; some programs read full-width signs like the plain ones.
 */
function quote(text: string): string {
  const safe = /^[=+\-@＝＋－＠|\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
