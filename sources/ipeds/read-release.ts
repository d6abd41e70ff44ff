import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { decode } from '#sources/decode.ts'
import { type FileForm, hdForm, type IpedsSchool, plainForm } from './row.ts'
import { isZip, readZip, ZipError } from './unzip.ts'

export interface Release {
  /** What the list is called on the site. */
  label: string
  /** 'YYYY-MM-DD' when the archive says it, else null. */
  sourceDate: string | null
  schools: IpedsSchool[]
  refused: RefusedRow[]
  /** Closed, outside federal student aid, or administrative offices. */
  skippedCount: number
}

export interface RefusedRow {
  /** Line in the file, counted from 1. */
  line: number
  reason: string
}

export type ReadResult = { ok: true; release: Release } | { ok: false; problems: string[] }

/** Unpacked size at most; the file of 2024 has about 4 MB. */
const MOST_BYTES = 100 * 1024 * 1024
const PIECE_CHARACTERS = 64 * 1024

/**
 * Reads a file of schools: the publisher's HD file, plain or in its zip, or the plain form. Wrong rows are
 * listed, a file that is no such file or is cut off is a problem. It never blocks for long.
 * @param fileName names the release when the archive has no name inside
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
  if (!isZip(bytes)) return { bytes, facts: { label: labelOf(fileName), sourceDate: null } }
  const csvs = readZip(bytes, { mostBytes: MOST_BYTES }).filter(({ name }) => /\.csv$/i.test(name))
  // The publisher adds the revised file, marked `_rv`, beside the first one.
  const entry = csvs.find(({ name }) => /_rv\.csv$/i.test(name)) ?? csvs[0]
  if (!entry) throw new ZipError('The zip archive holds no CSV file.')
  return { bytes: await entry.read(), facts: { label: labelOf(entry.name), sourceDate: entry.modifiedOn } }
}

function labelOf(fileName: string): string {
  const year = /hd(\d{4})/i.exec(fileName)?.[1]
  return year ? `IPEDS HD${year} (NCES)` : 'IPEDS institutions (NCES)'
}

type Rows = Pick<Release, 'schools' | 'refused' | 'skippedCount'>

async function readRows(
  text: string,
): Promise<{ ok: true; release: Rows } | { ok: false; problems: string[] }> {
  const schools: IpedsSchool[] = []
  const refused: RefusedRow[] = []
  const lineOf = new Map<string, number>()
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
        const found = formOf(header)
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
        const earlier = lineOf.get(row.school.unitid)
        if (earlier)
          refused.push({ line, reason: `unitid ${row.school.unitid} stands already on line ${earlier}` })
        else {
          lineOf.set(row.school.unitid, line)
          schools.push(row.school)
        }
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      ok: false,
      problems: [`line ${error.lines}: is no CSV: a quote is open or misplaced (${error.code}).`],
    }
  }
  if (!header) return { ok: false, problems: ['The file is empty.'] }
  if (cutOff) return { ok: false, problems: [`line ${cutOff}: the file ends in the middle of a row.`] }
  return { ok: true, release: { schools, refused, skippedCount } }
}

function records(text: string): AsyncIterable<{ record: string[]; info: Info }> {
  return Readable.from(piecesOf(text)).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true }),
  )
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS)
}

function formOf(header: readonly string[]): { ok: true; form: FileForm } | { ok: false; problems: string[] } {
  const missing = (form: FileForm) => form.columns.filter((name) => !header.includes(name))
  const form = [hdForm, plainForm].find((candidate) => missing(candidate).length === 0)
  if (form) return { ok: true, form }
  const closest = header.includes('instnm') ? hdForm : plainForm
  return {
    ok: false,
    problems: [`line 1: is no header of an IPEDS file: ${missing(closest).join(', ')} missing.`],
  }
}
