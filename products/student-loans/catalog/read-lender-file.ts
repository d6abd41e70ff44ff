import type { OpenedFile } from '#kit/catalog/catalog-file.ts'
import type { ReadFile } from './lender-file.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'

/** Reads the lenders and payments of a file. */
export function readLenderFile(opened: OpenedFile): ReadFile {
  if (!opened.ok) return opened
  return opened.file.form === 'json' ? readJson(opened.file.value) : readCsv(opened.file.table)
}
