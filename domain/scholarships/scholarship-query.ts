/** Fields that a list can be sorted by; `worth_per_hour` is what `toExpectedValue` says. */
export const sortFields = [
  'deadline',
  'award_amount_high',
  'created_at',
  'min_gpa',
  'worth_per_hour',
] as const
export type SortField = (typeof sortFields)[number]

export interface Sort {
  field: SortField
  direction: 'ASC' | 'DESC'
}

export const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const
export type Comparison = (typeof comparisons)[number]

/**
 * A condition on scholarships, as `filterBy` states it. The value of a `compare` already has the type of its
 * field: cents, an ISO day, a grade, or a code.
 */
export type Filter =
  | { kind: 'all'; of: readonly Filter[] }
  | { kind: 'any'; of: readonly Filter[] }
  | { kind: 'compare'; field: FilterField; comparison: Comparison; value: string | number }
  | { kind: 'in'; field: FilterField; values: readonly (string | number)[] }

/**
 * Fields that a condition can name. Of a field with several values, such as `level`, `=` asks whether one of
 * them is the value, or whether the scholarship has no such requirement.
 */
export const filterFields = [
  'deadline',
  'award_amount_low',
  'award_amount_high',
  'created_at',
  'min_gpa',
  'level',
  'major',
  'state',
  'opeid',
  'membership',
  'enrollment',
  'sensitive',
  'basis',
  'essay',
  'effort_hours',
  'renewable',
  'data_use',
  'provider',
] as const
export type FilterField = (typeof filterFields)[number]

/** A question to the list: which scholarships, in which order, from where. */
export interface ScholarshipQuery {
  filter?: Filter | undefined
  /** Words in the name, provider, or description; '' asks for all. */
  words: string
  /** Only these. */
  ids?: readonly string[] | undefined
  sort: Sort
  offset: number
  limit: number
}

/** How many of the scholarships found have each value of a field. */
export type FacetCounts = Record<FacetField, ReadonlyMap<string, number>>
export const facetFields = ['level', 'major', 'state', 'basis', 'essay', 'renewable', 'data_use'] as const
export type FacetField = (typeof facetFields)[number]
