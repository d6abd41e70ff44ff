import { type Fact, getNumber, toFactText } from './fact.ts'
import { compareTableText } from './messages.ts'

/** Defines a row: its label and how to get its fact from a column. */
export interface RowSpec<Column> {
  label: string
  of(column: Column): Fact
  /** Undefined if no direction is better for everyone: a longer term costs more but lowers the payment. */
  better?: keyof typeof compareTableText.best
  isPersonal?: boolean
  /** Shown at first on the page, where it differs. */
  isKey?: boolean
}

/** A row of the comparison: one fact about each column. */
export interface CompareRow {
  label: string
  facts: readonly Fact[]
  /** Whether the columns differ in this row, as displayed. */
  differs: boolean
  /**
   * The columns with the best value, if one direction is better for everyone; empty if all values are equal.
   */
  best: readonly number[]
  /** The columns whose value the visitor's answers exclude; they are never the best. */
  excluded: readonly number[]
  /** The label for the best value. */
  bestWord: string
  /**
   * True if the row depends on the visitor. Such rows are not printed or written to the file, because both
   * get passed on.
   */
  isPersonal: boolean
  /** Whether the row is shown at first, where it differs. */
  isKey: boolean
}

export interface CompareSection<Row extends CompareRow = CompareRow> {
  code: string
  title: string
  /** Said below the title; '' if nothing is. */
  hint: string
  rows: readonly Row[]
}

export interface SectionSpec<Code extends string, Column, Row extends RowSpec<Column> = RowSpec<Column>> {
  code: Code
  rows: readonly Row[]
  /** Whether the visitor's answers exclude the values of a column. */
  isExcluded?: (column: Column) => boolean
}

interface SectionWords<Code extends string> {
  sections: Readonly<Record<Code, string>>
  hints: Readonly<Partial<Record<Code, string>>>
}

/** Returns all rows that state a fact about any column, each with what else its specification says. */
export function compareSections<Code extends string, Column, Row extends RowSpec<Column>>(
  specs: readonly SectionSpec<Code, Column, Row>[],
  columns: readonly Column[],
  { sections, hints }: SectionWords<Code>,
): CompareSection<Row & CompareRow>[] {
  const all = specs.map(({ code, rows, isExcluded }) => {
    const excluded = columns.flatMap((column, at) => (isExcluded?.(column) ? [at] : []))
    return {
      code,
      title: sections[code],
      hint: hints[code] ?? '',
      rows: rows.map((row) => ({ ...row, ...compareRow(row, { columns, excluded }) })),
    }
  })
  return onlyRows(all, ({ facts }) => facts.some(({ kind }) => kind !== 'none'))
}

function compareRow<Column>(
  { label, of, better, isPersonal = false, isKey = false }: RowSpec<Column>,
  { columns, excluded }: { columns: readonly Column[]; excluded: readonly number[] },
): CompareRow {
  const facts = columns.map(of)
  const differs = new Set(facts.map(toFactText)).size > 1
  return {
    label,
    facts,
    differs,
    best: better && differs ? findBest(facts, { better, excluded }) : [],
    excluded,
    bestWord: better ? compareTableText.best[better] : '',
    isPersonal,
    isKey,
  }
}

/** The rows of the page, by what a reader looks for first. */
export interface PageRows {
  /** Where the columns differ in what matters most. */
  key: CompareSection[]
  /** Where else they differ. */
  more: CompareSection[]
  same: CompareSection[]
}

/** Sorts the rows for the page. A column alone differs in nothing, so all its rows are shown. */
export function splitRows(sections: readonly CompareSection[], columnCount: number): PageRows {
  const isApart = ({ differs }: CompareRow) => differs || columnCount === 1
  return {
    key: onlyRows(sections, (row) => isApart(row) && row.isKey),
    more: onlyRows(sections, (row) => isApart(row) && !row.isKey),
    same: onlyRows(sections, (row) => !isApart(row)),
  }
}

export function countRows(sections: readonly CompareSection[]): number {
  return sections.reduce((count, { rows }) => count + rows.length, 0)
}

/** Keeps the rows that are wanted, and the sections that have any. */
export function onlyRows<Row extends CompareRow>(
  sections: readonly CompareSection<Row>[],
  isWanted: (row: Row) => boolean,
): CompareSection<Row>[] {
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter(isWanted) }))
    .filter(({ rows }) => rows.length > 0)
}

interface Direction {
  better: keyof typeof compareTableText.best
  /** The columns that are out of the running. */
  excluded: readonly number[]
}

/** Finds the best among the numeric facts. A single number is never the best. */
function findBest(facts: readonly Fact[], { better, excluded }: Direction): number[] {
  const numbers = facts.map((fact, column) => (excluded.includes(column) ? undefined : getNumber(fact)))
  const known = numbers.filter((number) => number !== undefined)
  if (known.length < 2) return []
  const best = better === 'most' || better === 'highest' ? Math.max(...known) : Math.min(...known)
  return numbers.flatMap((number, column) => (number === best ? [column] : []))
}
