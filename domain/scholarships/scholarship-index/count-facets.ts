import type { FacetCounts, FacetField } from '#domain/scholarships/scholarship-query.ts'
import { type Bitmap, countCommon } from './bitmap.ts'
import type { Columns } from './columns.ts'

/**
 * Counts how many of the rows each value of a field finds: those that name it, and those without such a
 * requirement. A value that finds none has 0.
 */
export function countFacets({ codes }: Columns, found: Bitmap): FacetCounts {
  const count = (field: FacetField) =>
    new Map([...codes[field].byCode].map(([code, rows]) => [code, countCommon(rows, found)]))
  return {
    level: count('level'),
    major: count('major'),
    state: count('state'),
    basis: count('basis'),
    essay: count('essay'),
    renewable: count('renewable'),
    data_use: count('data_use'),
  }
}
