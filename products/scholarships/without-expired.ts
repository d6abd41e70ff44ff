import { openOn } from '#domain/scholarships/open-on.ts'
import { namesField } from '#domain/scholarships/parse-filter.ts'
import type { Filter } from '#domain/scholarships/scholarship-query.ts'

/**
 * Adds the condition `deadline>=today || deadline=C` to a filter that does not name the deadline itself
 * (spec §7).
 */
export function withoutExpired(filter: Filter | undefined, today: string): Filter {
  if (filter && namesField(filter, 'deadline')) return filter
  const isOpen = openOn(today)
  const asksNothing = !filter || (filter.kind === 'all' && filter.of.length === 0)
  return asksNothing ? isOpen : { kind: 'all', of: [isOpen, filter] }
}
