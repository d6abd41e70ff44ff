import type { SchoolControl, SchoolLevel } from '#domain/eligibility/profile.ts'

/** What the picker lists and the API answers. Browser-safe: no schema library. Two options are equal by `opeid`. */
export interface SchoolOption {
  name: string
  /** Eight digits, text: the federal key for student aid. */
  opeid: string
  /** The short name people use, '' when there is none. */
  abbreviation: string
  city: string
  /** Two-letter postal code. */
  state: string
  /** Six digits, text: the federal key of one campus. */
  unitid: string
}

/** What lenders' rules ask of a school; null when its publisher does not say. */
export interface SchoolKind {
  control: SchoolControl | null
  level: SchoolLevel | null
}
