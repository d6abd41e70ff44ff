import type { SchoolControl, SchoolLevel } from '#domain/eligibility/profile.ts'

/**
 * A school as listed by the picker and returned by the API. It uses no schema library, so that browsers can
 * import it. Options are equal if their `opeid` is.
 */
export interface SchoolOption {
  name: string
  /** Eight digits as text, the federal identifier for student aid. */
  opeid: string
  /** The common short name, or '' if there is none. */
  abbreviation: string
  city: string
  /** Two-letter postal code. */
  state: string
  /** Six digits as text, the federal identifier of a campus. */
  unitid: string
}

/** Returns where a school is, such as `Los Angeles, CA`. */
export function toPlace({ city, state }: Pick<SchoolOption, 'city' | 'state'>): string {
  return `${city}, ${state}`
}

/** Returns what tells a school from others of its name: its short name and its place. */
export function toSchoolDetail(school: Pick<SchoolOption, 'abbreviation' | 'city' | 'state'>): string {
  return [school.abbreviation, toPlace(school)].filter(Boolean).join(' · ')
}

/** What lenders' rules check about a school; null if the publisher does not report it. */
export interface SchoolKind {
  control: SchoolControl | null
  level: SchoolLevel | null
}

/** Maximum length of a search text; a longer one is a mistake or an attack. */
export const maxKeywordCharacters = 200

/** Maximum number of schools in a search result. */
export const maxSchools = 20
