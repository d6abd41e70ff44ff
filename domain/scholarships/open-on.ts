import { continuous } from './filter-fields.ts'
import type { Filter } from './scholarship-query.ts'

/**
 * The condition that a scholarship can still be applied for; what has no day never expires.
 * @param today 'YYYY-MM-DD'
 */
export function openOn(today: string): Filter {
  return {
    kind: 'any',
    of: [
      { kind: 'compare', field: 'deadline', comparison: '>=', value: today },
      { kind: 'compare', field: 'deadline', comparison: '=', value: continuous },
    ],
  }
}
