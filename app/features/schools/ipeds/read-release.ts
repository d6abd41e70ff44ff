import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { decode } from '#kit/catalog/decode.ts'
import { type FileForm, hdForm, type IpedsSchool, plainForm } from './row.ts'
import { isZip, readZip, ZipError } from './unzip.ts'

export interface Release {
  /** The name of the list on the site. */
  label: string
  /** 'YYYY-MM-DD' if the archive states it, otherwise `null`. */
  sourceDate: string | null
  schools: IpedsSchool[]
  refused: RefusedRow[]
  /** The number of schools that are closed or outside federal student aid, and of administrative offices. */
  skippedCount: number
}

export interface RefusedRow {
  /** The line number in the file, counted from 1. */
  line: number
  reason: string
}

export type ReadResult = { ok: true; release: Release } | { ok: false; problems: string[] }

/** The maximum unpacked size; the 2024 file is about 4 MB. */
const MAX_BYTES = 100 * 1024 * 1024
const PIECE_CHARACTERS = 64 * 1024

/**
 * Parses a file of schools: the publisher's HD file, plain or zipped, or the plain form. Lists refused rows;
 * a file of another kind or a truncated file is a problem. Yields to the event loop, so that it never blocks
 * for long.
 * @param fileName names the release if the archive contains no name
 */
export async function readRelease(bytes: Buffer, fileName: string): Promise<ReadResult> {
  try {
    const file = await openFile(bytes, fileName)
    const rows = await readRows(decode(file.bytes))
    return rows.ok ? { ok: true, release: { ...file.facts, ...rows.release } } : rows
  } catch (error) {
    if (error instanceof ZipError) return { ok: false, problems: [error.message] }
    throw error
  }
}

async function openFile(bytes: Buffer, fileName: string) {
  if (!isZip(bytes)) return { bytes, facts: { label: toLabel(fileName), sourceDate: null } }
  const csvs = readZip(bytes, { maxBytes: MAX_BYTES }).filter(({ name }) => /\.csv$/i.test(name))
  // The publisher adds the revised file, marked `_rv`, next to the original one.
  const entry = csvs.find(({ name }) => /_rv\.csv$/i.test(name)) ?? csvs[0]
  if (!entry) throw new ZipError('The zip archive contains no CSV file.')
  return { bytes: await entry.read(), facts: { label: toLabel(entry.name), sourceDate: entry.modifiedOn } }
}

function toLabel(fileName: string): string {
  const year = /hd(\d{4})/i.exec(fileName)?.[1]
  return year ? `IPEDS HD${year} (NCES)` : 'IPEDS institutions (NCES)'
}

type Rows = Pick<Release, 'schools' | 'refused' | 'skippedCount'>

async function readRows(
  text: string,
): Promise<{ ok: true; release: Rows } | { ok: false; problems: string[] }> {
  const schools: IpedsSchool[] = []
  const refused: RefusedRow[] = []
  const lineByUnitId = new Map<string, number>()
  let skippedCount = 0
  let header: string[] | undefined
  let form: FileForm | undefined
  let cutOff: number | undefined
  let endOfLast = 0
  try {
    for await (const { record, info } of records(text)) {
      const line = endOfLast + 1
      endOfLast = info.lines
      if (!header || !form) {
        header = record.map((name) => name.trim().toLowerCase())
        const found = recognizeForm(header)
        if (!found.ok) return found
        form = found.form
        continue
      }
      cutOff = record.length < header.length ? line : undefined
      if (record.length !== header.length) {
        refused.push({ line, reason: `has ${record.length} fields, the header has ${header.length}` })
        continue
      }
      const row = form.read(Object.fromEntries(header.map((name, at) => [name, record[at]?.trim()])))
      if (row.kind === 'skipped') skippedCount++
      else if (row.kind === 'refused') refused.push({ line, reason: row.reason })
      else {
        const earlier = lineByUnitId.get(row.school.unitid)
        if (earlier)
          refused.push({ line, reason: `unitid ${row.school.unitid} is already on line ${earlier}` })
        else {
          lineByUnitId.set(row.school.unitid, line)
          schools.push(row.school)
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
  if (!header) return { ok: false, problems: ['The file is empty.'] }
  if (cutOff) return { ok: false, problems: [`line ${cutOff}: the file ends in the middle of a row.`] }
  return { ok: true, release: { schools, refused, skippedCount } }
}

function records(text: string): AsyncIterable<{ record: string[]; info: Info }> {
  return Readable.from(splitPieces(text)).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true }),
  )
}

function* splitPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS)
}

function recognizeForm(
  header: readonly string[],
): { ok: true; form: FileForm } | { ok: false; problems: string[] } {
  const missing = (form: FileForm) => form.columns.filter((name) => !header.includes(name))
  const form = [hdForm, plainForm].find((candidate) => missing(candidate).length === 0)
  if (form) return { ok: true, form }
  const closest = header.includes('instnm') ? hdForm : plainForm
  return {
    ok: false,
    problems: [`line 1: is not the header of an IPEDS file: ${missing(closest).join(', ')} missing.`],
  }
}
