import { continuous, noRequirement } from '#domain/scholarships/filter-fields.ts'
import type { Comparison, Filter, FilterField } from '#domain/scholarships/scholarship-query.ts'
import { foldText } from '#domain/text-search/fold-text.ts'
import { type Bitmap, createBitmap, intersect, invert, unionInto } from './bitmap.ts'
import { type Columns, type NumberField, numberFields, toDayNumber } from './columns.ts'
import { findCompared, findMissing } from './number-column.ts'
import { addRowsOf } from './row-lists.ts'

/**
 * Returns the rows that meet a filter. `!=` is met by exactly those that do not meet `=`. What is not said, or
 * a deadline without a day, is neither less nor more than a value; only a missing minimum grade is less than
 * every grade, because it lets everybody in.
 */
export function evaluateFilter(columns: Columns, filter: Filter): Bitmap {
  switch (filter.kind) {
    case 'all': {
      const found = invert(createBitmap(columns.size), columns.size)
      for (const part of filter.of) intersect(found, evaluateFilter(columns, part))
      return found
    }
    case 'any':
      return filter.of.reduce(
        (found, part) => unionInto(found, evaluateFilter(columns, part)),
        createBitmap(columns.size),
      )
    case 'in':
      return filter.values.reduce<Bitmap>(
        (found, value) => unionInto(found, findEqual(columns, filter.field, value)),
        createBitmap(columns.size),
      )
    case 'compare':
      return compare(columns, filter)
  }
}

function compare(
  columns: Columns,
  { field, comparison, value }: { field: FilterField; comparison: Comparison; value: string | number },
): Bitmap {
  if (comparison === '=') return findEqual(columns, field, value)
  if (comparison === '!=') return invert(findEqual(columns, field, value), columns.size)
  if (!isNumberField(field)) throw new Error(`The field ${field} has no order.`)
  const column = columns.numbers[field]
  const found = findCompared(column, comparison, toNumber(value))
  const isLess = comparison === '<' || comparison === '<='
  return field === 'min_gpa' && isLess ? unionInto(found, findMissing(column)) : found
}

function findEqual(columns: Columns, field: FilterField, value: string | number): Bitmap {
  if (isNumberField(field)) {
    const column = columns.numbers[field]
    return value === continuous ? findMissing(column) : findCompared(column, '=', toNumber(value))
  }
  const text = String(value)
  const found = createBitmap(columns.size)
  if (field === 'provider') {
    addRowsOf(columns.providers, foldText(text), found)
    return found
  }
  if (field === 'opeid') {
    addRowsOf(columns.opeids, text, found)
    return unionInto(found, columns.anySchool.unrestricted)
  }
  const { byCode, unrestricted } = columns.codes[field]
  // What no listing names finds the listings without such a requirement.
  const having = text === noRequirement ? unrestricted : (byCode.get(text) ?? unrestricted)
  return unionInto(found, having)
}

function isNumberField(field: FilterField): field is NumberField {
  return numberFields.some((known) => known === field)
}

/** A filter states days as texts, and everything else in numbers. */
function toNumber(value: string | number): number {
  return typeof value === 'number' ? value : toDayNumber(value)
}
