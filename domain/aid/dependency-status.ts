import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import { hasTurned } from '#domain/dates.ts'

/** What the law asks to tell independent from dependent students: 20 USC 1087vv(d). */
export interface DependencyAnswers {
  /** As `YYYY-MM-DD`. */
  bornOn: string
  /** Married or remarried, and not separated, on the day of the form. */
  isMarried: boolean
  /** In a graduate or professional program in the award year. */
  isGraduateStudent: boolean
  /** On active duty in the armed forces for other than training. */
  isOnActiveDuty: boolean
  isVeteran: boolean
  /** Children or others, but no spouse, who live with the student and get more than half of their support. */
  supportsDependents: boolean
  /** At any time since turning 13: both parents dead, in foster care, or a ward of the court. */
  wasOrphanInFosterCareOrWard: boolean
  /** By a court of the student's state: emancipated as a minor, or in legal guardianship with someone else. */
  wasEmancipatedOrInGuardianship: boolean
  /** Found to be unaccompanied and homeless, or at risk of it and self-supporting. */
  isUnaccompaniedAndHomeless: boolean
  /** An aid office has found that unusual circumstances, such as abuse, keep the student from the parents. */
  hasDependencyOverride: boolean
}

const grounds = {
  age: (answers, year) => hasTurned(24, answers.bornOn, `${year.slice(0, 4)}-12-31`),
  marriage: ({ isMarried }) => isMarried,
  graduateStudy: ({ isGraduateStudent }) => isGraduateStudent,
  activeDuty: ({ isOnActiveDuty }) => isOnActiveDuty,
  veteran: ({ isVeteran }) => isVeteran,
  dependents: ({ supportsDependents }) => supportsDependents,
  orphanFosterCareOrWard: ({ wasOrphanInFosterCareOrWard }) => wasOrphanInFosterCareOrWard,
  emancipatedOrGuardianship: ({ wasEmancipatedOrInGuardianship }) => wasEmancipatedOrInGuardianship,
  homelessness: ({ isUnaccompaniedAndHomeless }) => isUnaccompaniedAndHomeless,
  unusualCircumstances: ({ hasDependencyOverride }) => hasDependencyOverride,
} as const satisfies Record<string, (answers: DependencyAnswers, year: NeedAnalysisYear) => boolean>

export type IndependenceGround = keyof typeof grounds

/** Returns every ground that makes a student independent; a student with none is dependent. */
export function findIndependenceGrounds(
  answers: DependencyAnswers,
  awardYear: NeedAnalysisYear,
): IndependenceGround[] {
  return independenceGrounds.filter((ground) => grounds[ground](answers, awardYear))
}

/** All grounds, in the order in which most students meet them. */
export const independenceGrounds: readonly IndependenceGround[] = [
  'age',
  'marriage',
  'graduateStudy',
  'activeDuty',
  'veteran',
  'dependents',
  'orphanFosterCareOrWard',
  'emancipatedOrGuardianship',
  'homelessness',
  'unusualCircumstances',
]
