import { z } from 'zod'
import type { CatalogFile } from '#kit/catalog/catalog-file.ts'
import { type Table, tableProblems } from '#kit/catalog/csv-table.ts'
import { jsonFields, namesOutside, pickCells, shapeProblems } from '#kit/catalog/json-fields.ts'
import type { ReadRows } from '#kit/catalog/plan-rows.ts'
import { essaySeparator } from './essay-cell.ts'
import { requiredScholarshipFields, type ScholarshipCells, scholarshipFields } from './scholarship-fields.ts'

/** Returns whether a file is one of scholarships, by its columns or its key. */
export function listsScholarships(file: CatalogFile): boolean {
  if (file.form === 'csv') return file.table.names.includes('scholarship_id')
  return typeof file.value === 'object' && file.value !== null && 'scholarships' in file.value
}

export function readScholarshipFile(file: CatalogFile): ReadRows<ScholarshipCells> {
  return file.form === 'json' ? readJson(file.value) : readCsv(file.table)
}

function readCsv(table: Table): ReadRows<ScholarshipCells> {
  const problems = tableProblems(table, { known: scholarshipFields, required: requiredScholarshipFields })
  if (problems.length > 0) return { ok: false, problems }
  const rows = table.rows.map(({ at, cell }) => ({
    at,
    cells: Object.fromEntries(scholarshipFields.map((field) => [field, cell(field)])) as ScholarshipCells,
    problems: [],
  }))
  return { ok: true, rows }
}

const fileShape = z.strictObject({ scholarships: z.array(jsonFields) })

function readJson(value: unknown): ReadRows<ScholarshipCells> {
  const parsed = fileShape.safeParse(value)
  if (!parsed.success) return { ok: false, problems: shapeProblems(parsed.error) }
  const rows = parsed.data.scholarships.map((given, at) => {
    const unknown = namesOutside(given, scholarshipFields)
    return {
      at: `scholarship ${at + 1}`,
      cells: pickCells<ScholarshipCells>(given, scholarshipFields, { essays: essaySeparator }),
      problems: unknown.length > 0 ? [`has fields that are not known: ${unknown.join(', ')}`] : [],
    }
  })
  return { ok: true, rows }
}
