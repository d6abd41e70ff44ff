import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/node'
import { readZip, ZipError } from '#kit/archives/unzip.ts'
import { type OpenedFile, openCatalogFile } from './catalog-file.ts'
import { type Line, toTable } from './csv-table.ts'

/** What a workbook may hold at most, so that a small file cannot fill the memory. */
export const workbookLimits = {
  bytes: 16 * 1024 * 1024,
  entries: 200,
  unpackedBytes: 64 * 1024 * 1024,
  rows: 5_000,
  columns: 400,
} as const

/** Returns the filled lines of the first sheet. */
export type ReadWorkbook = (
  bytes: Buffer,
) => Promise<{ ok: true; lines: Line[] } | { ok: false; problems: string[] }>

/** Opens a file of a catalog, which is CSV, JSON or a workbook whose first sheet is read like a CSV file. */
export async function openFileOrWorkbook(
  bytes: Buffer,
  read: ReadWorkbook = readWorkbook,
): Promise<OpenedFile> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return openCatalogFile(bytes)
  const sheet = await read(bytes)
  return sheet.ok ? { ok: true, file: { form: 'csv', table: toTable(sheet.lines) } } : sheet
}

export const readWorkbook: ReadWorkbook = async (bytes) => {
  try {
    const problem = await findExcess(bytes)
    if (problem) return { ok: false, problems: [problem] }
    const rows = await readSheet(bytes)
    const lines = rows.map((cells, at) => ({ number: at + 1, cells: cells.map(toText) }))
    const filled = lines.filter(({ cells }) => cells.some((text) => text !== ''))
    if (filled.length === 0) return { ok: false, problems: ['The first sheet of the workbook is empty.'] }
    return { ok: true, lines: filled }
  } catch (error) {
    if (!isOfFile(error)) throw error
    return { ok: false, problems: [`The workbook cannot be read: ${error.message}`] }
  }
}

/** Whether the file is at fault. The reader of sheets throws errors of its parts, too. */
function isOfFile(error: unknown): error is Error {
  return (
    error instanceof ZipError ||
    error instanceof InvalidInputError ||
    error instanceof InvalidSpreadsheetError ||
    (error instanceof Error && error.constructor === Error)
  )
}

/**
 * Unpacks every part once within the limits, and checks its checksum, before the reader of sheets sees the archive: that
 * one checks neither, and it makes a row of cells as wide as the farthest cell says.
 * @returns what is too much
 * @throws ZipError
 */
async function findExcess(bytes: Buffer): Promise<string | undefined> {
  const { entries: maxEntries, unpackedBytes, rows, columns } = workbookLimits
  const tooLarge = (what: string) => `The workbook is too large: it has ${what}.`
  if (bytes.length > workbookLimits.bytes) return tooLarge(`more than ${workbookLimits.bytes} bytes`)
  const entries = readZip(bytes, { maxBytes: unpackedBytes })
  if (entries.length > maxEntries) return tooLarge(`more than ${maxEntries} parts`)
  let total = 0
  for (const entry of entries) {
    const content = await entry.read()
    total += content.length
    if (total > unpackedBytes) return tooLarge(`more than ${unpackedBytes} bytes unpacked`)
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(entry.name)) continue
    const { row, column } = findFarthest(content.toString('latin1'))
    if (row > rows) return tooLarge(`data in row ${row}; the limit is ${rows}`)
    if (column > columns) return tooLarge(`${column} columns; the limit is ${columns}`)
  }
  return undefined
}

/** Returns the farthest row and column that the cells and rows of a sheet name. */
function findFarthest(sheet: string): { row: number; column: number } {
  let [row, column] = [0, 0]
  for (const [, letters = '', digits = ''] of sheet.matchAll(/\sr=["']([A-Za-z]*)(\d+)["']/g)) {
    row = Math.max(row, Number(digits))
    column = Math.max(column, toColumn(letters))
  }
  return { row, column }
}

/** "A" is 1, "AA" is 27. */
function toColumn(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** Returns a cell as a CSV file would hold it. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell).trim()
}
