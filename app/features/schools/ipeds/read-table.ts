import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { isZip, readZip, ZipError } from '#kit/archives/unzip.ts'
import { decode } from '#kit/catalog/decode.ts'

/** The result of parsing one line: a row, a line to skip, or a refused line. */
export type ReadRow<Row> =
  | { kind: 'row'; row: Row }
  | { kind: 'skipped' }
  | { kind: 'refused'; reason: string }

/** How to parse the lines of a file whose header was recognized. */
export interface TableFormat<Row> {
  /** The columns to read, in lower case; by default all. Some files have thousands. */
  columns?: readonly string[]
  read(row: Record<string, string | undefined>): ReadRow<Row>
}

export interface RefusedRow {
  /** The line number in the file, counted from 1. */
  line: number
  reason: string
}

/** The rows of a file. */
interface Table<Row> {
  rows: Row[]
  refused: RefusedRow[]
  skippedCount: number
}

export type Recognized<Form> = { ok: true; form: Form } | { ok: false; problems: string[] }
export type TableResult<Row> = { ok: true; table: Table<Row> } | { ok: false; problems: string[] }

/** A CSV file of the publisher, unpacked. */
export interface PublishedFile {
  /** The name of the file itself, which states its year. */
  name: string
  /** 'YYYY-MM-DD' if the archive states it, otherwise `null`. */
  modifiedOn: string | null
  text: string
}

const PIECE_CHARACTERS = 64 * 1024

/**
 * Opens a file of the publisher, plain or zipped.
 * @param maxBytes the maximum unpacked size
 */
export async function openPublishedFile(
  bytes: Buffer,
  fileName: string,
  maxBytes: number,
): Promise<{ ok: true; file: PublishedFile } | { ok: false; problems: string[] }> {
  if (!isZip(bytes)) return { ok: true, file: { name: fileName, modifiedOn: null, text: decode(bytes) } }
  try {
    const csvs = readZip(bytes, { maxBytes }).filter(({ name }) => /\.csv$/i.test(name))
    // The publisher adds the revised file, marked `_rv`, next to the original one.
    const entry = csvs.find(({ name }) => /_rv\.csv$/i.test(name)) ?? csvs[0]
    if (!entry) return { ok: false, problems: ['The zip archive contains no CSV file.'] }
    const { name, modifiedOn } = entry
    return { ok: true, file: { name, modifiedOn, text: decode(await entry.read()) } }
  } catch (error) {
    if (error instanceof ZipError) return { ok: false, problems: [error.message] }
    throw error
  }
}

/**
 * Parses the lines of a CSV file by its header. Lists refused rows, even those of a campus that an earlier line has; a
 * file of another kind or a truncated file is a problem. Yields to the event loop, so that it never blocks for long.
 * @param recognize finds out by the names in lower case how to parse the lines
 */
export async function readTable<Row extends { unitid: string }>(
  text: string,
  recognize: (header: readonly string[]) => Recognized<TableFormat<Row>>,
): Promise<TableResult<Row>> {
  const table: Table<Row> = { rows: [], refused: [], skippedCount: 0 }
  const lineByUnitId = new Map<string, number>()
  let head: { width: number; wanted: [name: string, at: number][]; form: TableFormat<Row> } | undefined
  let cutOff: number | undefined
  let endOfLast = 0
  try {
    for await (const { record, info } of records(text)) {
      const line = endOfLast + 1
      endOfLast = info.lines
      if (!head) {
        const header = record.map((name) => name.trim().toLowerCase())
        const found = recognize(header)
        if (!found.ok) return found
        const columns = new Set(found.form.columns ?? header)
        const wanted = [...header.entries()].flatMap(([at, name]): [string, number][] =>
          columns.has(name) ? [[name, at]] : [],
        )
        head = { width: header.length, wanted, form: found.form }
        continue
      }
      cutOff = record.length < head.width ? line : undefined
      if (record.length !== head.width) {
        table.refused.push({ line, reason: `has ${record.length} fields, but the header has ${head.width}` })
        continue
      }
      const read = head.form.read(
        Object.fromEntries(head.wanted.map(([name, at]) => [name, record[at]?.trim()])),
      )
      if (read.kind === 'skipped') table.skippedCount++
      else if (read.kind === 'refused') table.refused.push({ line, reason: read.reason })
      else {
        const { unitid } = read.row
        const earlier = lineByUnitId.get(unitid)
        if (earlier) table.refused.push({ line, reason: `unitid ${unitid} is already on line ${earlier}` })
        else {
          lineByUnitId.set(unitid, line)
          table.rows.push(read.row)
        }
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      ok: false,
      problems: [
        `line ${error.lines}: is not valid CSV: a quotation mark is unclosed or misplaced (${error.code}).`,
      ],
    }
  }
  if (!head) return { ok: false, problems: ['The file is empty.'] }
  if (cutOff) return { ok: false, problems: [`line ${cutOff}: the file ends in the middle of a row.`] }
  return { ok: true, table }
}

function records(text: string): AsyncIterable<{ record: string[]; info: Info }> {
  return Readable.from(splitPieces(text)).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true }),
  )
}

function* splitPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS)
}
