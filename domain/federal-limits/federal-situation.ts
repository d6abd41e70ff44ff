import type { Citizenship, Degree, Enrollment } from '#domain/eligibility/profile.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'

/**
 * The years of undergraduate study that have different limits; `later` is the third year and every year after
 * it.
 */
export const studyYears = ['first', 'second', 'later'] as const
/** For federal aid: whether the income of the student's parents counts. */
export const dependencies = ['dependent', 'independent'] as const

export type StudyYear = (typeof studyYears)[number]
export type Dependency = (typeof dependencies)[number]

/**
 * What we know about the student, whoever borrows. An absent field is unknown. Amounts are whole cents, 0 or
 * more.
 */
export interface FederalSituation {
  /** The student's; a parent who borrows has to meet the same rule: `parentCitizenship`. */
  citizenship?: Citizenship | undefined
  parentCitizenship?: Citizenship | undefined
  degree?: Degree | undefined
  /** Only for graduate study: whether the program has the limits of a professional student. */
  isProfessional?: boolean | undefined
  enrollment?: Enrollment | undefined
  /** Only for undergraduates. */
  studyYear?: StudyYear | undefined
  dependency?: Dependency | undefined
  /** Whether the interim exception covers the student: `interimException` of the award year. */
  isExcepted?: boolean | undefined
  /** The student's own federal loans for this award year. */
  borrowedThisYearCents?: number | undefined
  /** Every federal loan the student ever took, including this year's. */
  borrowedInAllCents?: number | undefined
  /** The part of that total in Graduate PLUS loans. */
  graduatePlusCents?: number | undefined
  /** The part of that total for undergraduate study; only a graduate student needs it. */
  undergraduateCents?: number | undefined
  /** This year's PLUS loans of all parents for this student. */
  plusThisYearCents?: number | undefined
  /** Every PLUS loan of all parents for this student, including this year's. */
  plusInAllCents?: number | undefined
}

/**
 * Whether citizenship allows federal loans: 20 USC 1091(a)(5) and 34 CFR 668.33, which bind a parent who
 * borrows as well. Citizens, nationals, permanent residents, and other eligible noncitizens, such as refugees
 * and people granted asylum, may borrow. DACA recipients, people on visas such as F-1 and J-1, and people
 * with none of these statuses may not; of visas, only T counts as eligible.
 */
export function checkFederalCitizenship(citizenship: Citizenship | undefined): Verdict {
  switch (citizenship) {
    case 'citizen':
    case 'permanent_resident':
    case 'eligible_noncitizen':
      return 'yes'
    case 'daca':
    case 'visa':
    case 'none':
      return 'no'
    case undefined:
      return 'unknown'
  }
}
