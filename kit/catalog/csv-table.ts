import { CsvError, type Info } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { yesOrNo } from './cell.ts'

export interface Table {
  /** The columns, in lower case. */
  names: string[]
  /** The columns as the file spells them. */
  spelledNames: string[]
  rows: Row[]
  /** The rows that do not fit the header. */
  problems: string[]
  /** Every row as it stands, the one with the columns too: for files whose columns are named further down. */
  lines: readonly Line[]
}

interface Row {
  /** The place in the file: "line 3". */
  at: string
  /** '' when the file has no such column. */
  cell(name: string): string
}

/** Reads a CSV text whose first line names the columns. */
export function readTable(text: string): Table | { problem: string } {
  const separator = otherSeparator(text)
  if (separator !== undefined)
    return {
      problem: `This file separates its values with ${separator}: save it as CSV with commas and load the new file.`,
    }
  const split = splitLines(text)
  return 'problem' in split ? split : toTable(split.lines)
}

/** Returns the table whose first line names the columns. */
export function toTable(all: readonly Line[]): Table {
  const [header, ...lines] = all
  const spelledNames = header?.cells ?? []
  const names = spelledNames.map((name) => name.toLowerCase())
  const places = new Map(names.map((name, place) => [name, place]))
  return {
    names,
    spelledNames,
    rows: lines.map(({ number, cells }) => ({
      at: `line ${number}`,
      cell: (name) => cells[places.get(name) ?? -1] ?? '',
    })),
    problems: lines.flatMap((line) => lengthProblem(line, names.length)),
    lines: all,
  }
}

/** Returns what stands between the columns if it is no comma. No name of a column holds one of these. */
function otherSeparator(text: string): string | undefined {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (separator: string) => header.split(separator).length - 1
  if (count(';') > count(',')) return 'semicolons'
  return count('\t') > count(',') ? 'tabs' : undefined
}

/** Returns whether each row of a table withdraws what it names, and therefore needs no other column. */
export function withdrawsAll({ names, rows }: Table): boolean {
  return (
    names.includes('withdrawn') &&
    rows.every(({ cell }) => yesOrNo.safeParse(cell('withdrawn')).data === true)
  )
}

/** Returns what is wrong with the columns of a table, and with its rows. */
export function tableProblems(
  { names, spelledNames, problems }: Table,
  { known, required }: { known: readonly string[]; required: readonly string[] },
): string[] {
  const given = new Set(names)
  const missing = required.filter((name) => !given.has(name))
  const unknown = new Set(spelledNames.filter((name) => !known.includes(name.toLowerCase())))
  const seen = new Set<string>()
  const twice = names.filter((name) => seen.size === seen.add(name).size)
  return [
    ...(missing.length > 0 ? [`line 1: these columns are missing: ${firstNames(missing)}.`] : []),
    ...(unknown.size > 0 ? [`line 1: these columns are unknown: ${firstNames([...unknown])}.`] : []),
    ...(twice.length > 0 ? [`line 1: these columns appear twice: ${firstNames(twice)}.`] : []),
    ...problems,
  ]
}

/** A file may have any number of columns, and a message has one line. */
function firstNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-US')} more` : '')
}
const MAX_NAMES = 20

export interface Line {
  /** Its place in the file, counted from 1. */
  number: number
  cells: string[]
}

function splitLines(text: string): { lines: Line[] } | { problem: string } {
  try {
    const found = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as {
      record: string[]
      info: Info
    }[]
    const lines = found.map(({ record, info }) => ({
      // The parser's count includes the current record, and a quoted cell may contain line breaks.
      number: info.lines - record.join('').split('\n').length + 1,
      cells: record.map((cell) => cell.trim()),
    }))
    // Spreadsheets leave empty lines below the last row.
    return { lines: lines.filter(({ cells }) => cells.some((cell) => cell !== '')) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      problem: `line ${error.lines}: is not valid CSV: a quotation mark is unclosed or misplaced (${error.code}).`,
    }
  }
}

function lengthProblem({ number, cells }: Line, wanted: number): string[] {
  if (cells.length === wanted) return []
  return [
    `line ${number}: has ${cells.length} fields, but the header has ${wanted}: put quotes around text that contains commas.`,
  ]
}
