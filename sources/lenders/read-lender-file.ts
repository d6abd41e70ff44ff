import { decode } from '#sources/decode.ts'
import type { ReadFile } from './lender-file.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'

/**
 * Parses a lender file, which is CSV or JSON depending on its first character. Returns a problem for any
 * other file.
 */
export function readLenderFile(bytes: Buffer): ReadFile {
  // Every zip archive starts with "PK", and a workbook is a zip archive.
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return {
      ok: false,
      problems: ['This is a workbook or an archive: save the sheet as "CSV UTF-8" and load that.'],
    }
  const text = decode(bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') return { ok: false, problems: ['The file is empty.'] }
  return /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text)
}
