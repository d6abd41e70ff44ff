import { CsvError, type Info } from 'csv-parse'
import { parse } from 'csv-parse/sync'

export interface Table {
  /** The columns, in lower case. */
  names: string[]
  rows: Row[]
  /** The rows that do not fit the header. */
  problems: string[]
}

interface Row {
  /** The place in the file: "line 3". */
  at: string
  /** '' when the file has no such column. */
  cell(name: string): string
}

/** Reads a CSV text whose first line names the columns. */
export function readTable(text: string): Table | { problem: string } {
  const split = splitLines(text)
  if ('problem' in split) return split
  const [header, ...lines] = split.lines
  const names = header?.cells.map((name) => name.toLowerCase()) ?? []
  const places = new Map(names.map((name, place) => [name, place]))
  return {
    names,
    rows: lines.map(({ number, cells }) => ({
      at: `line ${number}`,
      cell: (name) => cells[places.get(name) ?? -1] ?? '',
    })),
    problems: lines.flatMap((line) => lengthProblem(line, names.length)),
  }
}

/** Returns what is wrong with the columns of a table, and with its rows. */
export function tableProblems(
  { names, problems }: Table,
  { known, required }: { known: readonly string[]; required: readonly string[] },
): string[] {
  const given = new Set(names)
  const missing = required.filter((name) => !given.has(name))
  const unknown = [...given.difference(new Set(known))]
  const seen = new Set<string>()
  const twice = names.filter((name) => seen.size === seen.add(name).size)
  return [
    ...(missing.length > 0 ? [`line 1: these columns are missing: ${firstNames(missing)}.`] : []),
    ...(unknown.length > 0 ? [`line 1: these columns are not known: ${firstNames(unknown)}.`] : []),
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

interface Line {
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
    return { problem: `line ${error.lines}: is not CSV: a quote is open or misplaced (${error.code}).` }
  }
}

function lengthProblem({ number, cells }: Line, wanted: number): string[] {
  if (cells.length === wanted) return []
  return [
    `line ${number}: has ${cells.length} fields, the header has ${wanted}: put quotes around text with commas.`,
  ]
}
