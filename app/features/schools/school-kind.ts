import type { SchoolControl, SchoolLevel } from '#domain/eligibility/profile.ts'
import type { SchoolKind } from './school-option.ts'

const controls = new Map<string | null, SchoolControl>([
  ['public', 'public'],
  ['private nonprofit', 'nonprofit'],
  ['private for-profit', 'for_profit'],
])
const levels = new Map<string | null, SchoolLevel>([
  ['4-year', 'four_year'],
  ['2-year', 'two_year'],
  ['less-than-2-year', 'less_than_two_year'],
])

export const unknownKind: SchoolKind = { control: null, level: null }

/** Converts the publisher's words to the codes used in lenders' rules. Unrecognized words become unknown. */
export function readSchoolKind({
  control,
  level,
}: {
  control: string | null
  level: string | null
}): SchoolKind {
  return { control: controls.get(control) ?? null, level: levels.get(level) ?? null }
}
