import type { Table } from './csv-table.ts'
import { type JsonFields, namesOutside, pickCells } from './json-fields.ts'
import type { FileRow } from './plan-rows.ts'

/** Returns the rows of a CSV file. */
export function csvRows<Cells>(table: Table, fields: readonly (keyof Cells & string)[]): FileRow<Cells>[] {
  return table.rows.map(({ at, cell }) => ({
    at,
    cells: Object.fromEntries(fields.map((field) => [field, cell(field)])) as Cells,
    problems: [],
  }))
}

/**
 * Returns the rows of a list in a JSON file.
 * @param thing what one is called in reports: "card"
 * @param separators what stands between the parts of a list, where that is no semicolon
 */
export function jsonRows<Cells>(
  list: readonly JsonFields[],
  fields: readonly (keyof Cells & string)[],
  { thing, separators }: { thing: string; separators?: Partial<Record<keyof Cells & string, string>> },
): FileRow<Cells>[] {
  return list.map((given, at) => {
    const unknown = namesOutside(given, fields)
    return {
      at: `${thing} ${at + 1}`,
      cells: pickCells<Cells>(given, fields, separators),
      problems: unknown.length > 0 ? [`has unknown fields: ${unknown.join(', ')}`] : [],
    }
  })
}
