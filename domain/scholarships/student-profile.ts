import type { Enrollment } from '#domain/eligibility/profile.ts'
import type { Gpa } from './gpa.ts'
import type { Membership, StudyLevel } from './scholarship.ts'

/** The most hours a week that someone can plan for applications. */
export const maxHoursAWeek = 40

/**
 * What we know about a student who looks for scholarships. A field is absent when its question was skipped.
 * Citizenship, race, religion, disability, orientation and gender are no fields: the server never learns them.
 */
export interface StudentProfile {
  level?: StudyLevel | undefined
  /** The year in which the student finishes this level. */
  graduationYear?: number | undefined
  /** A code of `cipFamilies`. */
  majorFamily?: string | undefined
  /** Two-letter postal code of the state where the student lives. */
  state?: string | undefined
  gpa?: Gpa | undefined
  /** Eight digits each: the schools that the student attends or considers. */
  opeids?: readonly string[] | undefined
  enrollment?: Enrollment | undefined
  /** Empty when none of them fits. */
  memberships?: readonly Membership[] | undefined
  hasFinancialNeed?: boolean | undefined
  /** Whole hours a week for applications. */
  hoursAWeek?: number | undefined
}
