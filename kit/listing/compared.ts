import type { QueryField } from './query-codec.ts'

/** How many items of a list can be compared at once, as a number and in words. */
export const maxCompared = 4
export const maxComparedInWords = 'four'

/** The ids of the items checked for comparison, without duplicates, in the order checked, cut to the maximum. */
export const compared: QueryField<readonly string[]> = {
  read: (params) => [...new Set(params.getAll('compare').filter((id) => id !== ''))].slice(0, maxCompared),
  write: (ids) => ids.map((id) => ['compare', id]),
}
