import { byteOrderMark, writeCsv } from '#domain/csv.ts'
import type { Database } from '#server/database/database.ts'
import type { CatalogExport } from './catalog-loader.ts'

/**
 * Writes a file of what is loaded, in the form that is loaded. Its texts are as they were loaded, even one that a
 * spreadsheet would read as a formula: changed, it would be loaded changed.
 * @param today 'YYYY-MM-DD'
 * @returns the text of the file and how many rows it has
 */
export async function exportCatalog(
  { snapshot }: Pick<Database, 'snapshot'>,
  { columns, readRows }: CatalogExport,
  today: string,
): Promise<{ text: string; count: number }> {
  const rows = await snapshot((tx) => readRows(tx, today))
  const lines = rows.map((row) => columns.map((column) => row[column] ?? ''))
  return { text: byteOrderMark + writeCsv([columns, ...lines]), count: rows.length }
}
