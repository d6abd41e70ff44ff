import { z } from 'zod'
import type { CatalogFile } from '#kit/catalog/catalog-file.ts'
import { type Table, tableProblems, withdrawsAll } from '#kit/catalog/csv-table.ts'
import { csvRows, jsonRows } from '#kit/catalog/file-rows.ts'
import { jsonFields, shapeProblems } from '#kit/catalog/json-fields.ts'
import type { ReadFile } from '#kit/catalog/load-items.ts'
import type { FileRow } from '#kit/catalog/plan-rows.ts'
import { essaySeparator } from './essay-cell.ts'
import { requiredScholarshipFields, type ScholarshipCells, scholarshipFields } from './scholarship-fields.ts'

/** Returns whether a file is one of scholarships, by its columns or its key. */
export function listsScholarships(file: CatalogFile): boolean {
  if (file.form === 'csv') return file.table.names.includes('scholarship_id')
  return typeof file.value === 'object' && file.value !== null && 'scholarships' in file.value
}

export function readScholarshipFile(file: CatalogFile): ReadFile<FileRow<ScholarshipCells>[]> {
  return file.form === 'json' ? readJson(file.value) : readCsv(file.table)
}

function readCsv(table: Table): ReadFile<FileRow<ScholarshipCells>[]> {
  const required = withdrawsAll(table) ? ['scholarship_id'] : requiredScholarshipFields
  const problems = tableProblems(table, { known: scholarshipFields, required })
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, file: csvRows<ScholarshipCells>(table, scholarshipFields) }
}

const fileShape = z.strictObject({ scholarships: z.array(jsonFields) })

function readJson(value: unknown): ReadFile<FileRow<ScholarshipCells>[]> {
  const parsed = fileShape.safeParse(value)
  if (!parsed.success) return { ok: false, problems: shapeProblems(parsed.error) }
  const file = jsonRows<ScholarshipCells>(parsed.data.scholarships, scholarshipFields, {
    thing: 'scholarship',
    separators: { essays: essaySeparator },
  })
  return { ok: true, file }
}
