import { continuous } from './filter-fields.ts'
import type { Filter, FilterField } from './scholarship-query.ts'

/** What a filter asks about one thing. */
export interface FilterFacts {
  /** Whether the field has the value, or has no such requirement. */
  isEqual(field: FilterField, value: string | number): boolean
  /** Returns the value that `<` and `>` compare; `null` if there is none. */
  getOrdered(field: FilterField): string | number | null
}

/** Returns whether one thing meets a filter. For 100,000 at once, the index of scholarships does the same. */
export function meetsFilter(filter: Filter, facts: FilterFacts): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => meetsFilter(part, facts))
    case 'any':
      return filter.of.some((part) => meetsFilter(part, facts))
    case 'in':
      return filter.values.some((value) => facts.isEqual(filter.field, value))
    case 'compare':
      return compare(filter, facts)
  }
}

function compare(
  { field, comparison, value }: Extract<Filter, { kind: 'compare' }>,
  { isEqual, getOrdered }: FilterFacts,
): boolean {
  if (comparison === '=') return isEqual(field, value)
  if (comparison === '!=') return !isEqual(field, value)
  const own = getOrdered(field)
  if (own === null || own === continuous) return false
  if (comparison === '<') return own < value
  if (comparison === '<=') return own <= value
  if (comparison === '>') return own > value
  return own >= value
}
