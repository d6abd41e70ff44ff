import type { Enrollment } from '#domain/eligibility/profile.ts'
import type { StudyLevel } from '#domain/scholarships/scholarship.ts'

/** A skipped question counts as answered; one that was not reached yet is undefined. */
type OrUnknown<Code> = Code | 'unknown'

/** A visitor's answers about a student. None of them identifies a person, and none is sensitive. */
export interface StudentAnswers {
  /** Who answers: the student, or someone for the student. */
  applicant?: OrUnknown<'student' | 'parent' | 'other'> | undefined
  level?: OrUnknown<StudyLevel> | undefined
  /** `YYYY`. */
  graduation?: OrUnknown<string> | undefined
  /** A code of `cipFamilies`. */
  major?: OrUnknown<string> | undefined
  /** Two-letter postal code. */
  state?: OrUnknown<string> | undefined
  /** As `writeGpa` writes it. */
  gpa?: OrUnknown<string> | undefined
  /** OPEIDs of the schools separated by commas, or `undecided`. */
  school?: string | undefined
  /** School search text submitted without JavaScript; see `school-field.ts`. */
  schoolSearch?: string | undefined
  enrollment?: OrUnknown<Enrollment> | undefined
  /** Codes separated by commas, in the order of `memberships`; `none` if none of them fits. */
  memberships?: OrUnknown<string> | undefined
  need?: OrUnknown<'yes' | 'no'> | undefined
  /** Whole hours a week. */
  hours?: OrUnknown<number> | undefined
}
