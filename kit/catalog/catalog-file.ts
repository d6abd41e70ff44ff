import { decode } from '#kit/catalog/decode.ts'
import { readTable, type Table } from './csv-table.ts'

/** A file of a catalog, split into its parts, which say of which catalog it is. */
export type CatalogFile = { form: 'csv'; table: Table } | { form: 'json'; value: unknown }

export type OpenedFile = { ok: true; file: CatalogFile } | { ok: false; problems: string[] }

export interface Problem {
  /** The place in the file: "line 3" or "lender 2, offer 1". */
  at: string
  /** What is wrong, and what to write instead. */
  text: string
}

/**
 * Opens a file of the catalog, which is CSV or JSON depending on its first character. Returns a problem for
 * any other file.
 */
export function openCatalogFile(bytes: Buffer): OpenedFile {
  // Every zip archive starts with "PK", and a workbook is a zip archive.
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return refused('This is a workbook or an archive: save the sheet as “CSV UTF-8” and load the new file.')
  if (isUtf16(bytes)) return refused('This file is UTF-16: save it as UTF-8 and load the new file.')
  const text = decode(bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') return refused('The file is empty.')
  return /^\s*[{[]/.test(text) ? openJson(text) : openCsv(text)
}

/** Such a file begins with a mark; without one, every second byte of plain letters is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second, third, fourth] = bytes
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return hasMark || (first === 0 && third === 0) || (second === 0 && fourth === 0)
}

function openJson(text: string): OpenedFile {
  try {
    return { ok: true, file: { form: 'json', value: JSON.parse(text) } }
  } catch (error) {
    return refused(`The file is not JSON: ${(error as Error).message}.`)
  }
}

function openCsv(text: string): OpenedFile {
  const table = readTable(text)
  return 'problem' in table ? refused(table.problem) : { ok: true, file: { form: 'csv', table } }
}

function refused(problem: string): OpenedFile {
  return { ok: false, problems: [problem] }
}
