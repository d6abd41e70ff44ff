import { fieldTypes } from './filter-fields.ts'
import type { Filter, FilterField } from './scholarship-query.ts'

/** Writes a filter as a `filterBy` text, which `parseFilter` reads back. */
export function writeFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'any':
      return filter.of.map(writePart).join(' || ')
    case 'all':
      return filter.of.map(writePart).join(' && ')
    case 'in':
      return `${filter.field} in (${filter.values.map((value) => writeValue(filter.field, value)).join(', ')})`
    case 'compare':
      return `${filter.field}${filter.comparison}${writeValue(filter.field, filter.value)}`
  }
}

function writePart(filter: Filter): string {
  const isJoined = filter.kind === 'all' || filter.kind === 'any'
  return isJoined ? `(${writeFilter(filter)})` : writeFilter(filter)
}

function writeValue(field: FilterField, value: string | number): string {
  const text = fieldTypes[field].write(value)
  return /^[\w.-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
}
