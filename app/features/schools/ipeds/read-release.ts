import { openPublishedFile, type Recognized, type RefusedRow, readTable } from './read-table.ts'
import { type FileFormat, hdFormat, type IpedsSchool, plainFormat } from './row.ts'

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

export type ReadResult = { ok: true; release: Release } | { ok: false; problems: string[] }

/** The maximum unpacked size; the 2024 file is about 4 MB. */
const MAX_BYTES = 100 * 1024 * 1024

/**
 * Parses a file of schools: the publisher's HD file, plain or zipped, or the plain form. Lists refused rows;
 * a file of another kind or a truncated file is a problem.
 * @param fileName names the release if the archive contains no name
 */
export async function readRelease(bytes: Buffer, fileName: string): Promise<ReadResult> {
  const opened = await openPublishedFile(bytes, fileName, MAX_BYTES)
  if (!opened.ok) return opened
  const { name, modifiedOn, text } = opened.file
  const read = await readTable(text, recognizeForm)
  if (!read.ok) return read
  const { rows: schools, refused, skippedCount } = read.table
  return {
    ok: true,
    release: { label: toLabel(name), sourceDate: modifiedOn, schools, refused, skippedCount },
  }
}

function toLabel(fileName: string): string {
  const year = /hd(\d{4})/i.exec(fileName)?.[1]
  return year ? `IPEDS HD${year} (NCES)` : 'IPEDS institutions (NCES)'
}

function recognizeForm(header: readonly string[]): Recognized<FileFormat> {
  const missing = (form: FileFormat) => form.required.filter((name) => !header.includes(name))
  const form = [hdFormat, plainFormat].find((candidate) => missing(candidate).length === 0)
  if (form) return { ok: true, form }
  const closest = header.includes('instnm') ? hdFormat : plainFormat
  return {
    ok: false,
    problems: [`line 1: is not the header of an IPEDS file: ${missing(closest).join(', ')} missing.`],
  }
}
