import { degrees, enrollments } from '#domain/eligibility/profile.ts'
import { dependencies, type FederalSituation, studyYears } from '#domain/federal-limits/federal-situation.ts'
import { choice, queryCodec } from '#kit/listing/query-codec.ts'

const yesOrNo = ['yes', 'no'] as const

const codec = queryCodec({
  degree: choice('degree', degrees),
  year: choice('year', studyYears),
  dependency: choice('dependency', dependencies),
  enrollment: choice('enrollment', enrollments),
  exception: choice('exception', yesOrNo),
  program: choice('program', yesOrNo),
})

export type LimitChoice = ReturnType<typeof codec.read>

/** What no address may hold: whether citizenship allows federal loans, and amounts already borrowed, in whole cents. */
export interface OwnAnswers {
  isEligible: boolean
  inAllCents: number
  /** The part of it for this award year. */
  thisYearCents: number
  /** The part of it for undergraduate study; asked of graduate students only. */
  undergraduateCents: number
  /** PLUS loans of all parents for this student; asked of dependent undergraduates only. */
  parentPlusCents: number
}

/** The query parameters: codes alone, no amounts and no status of anybody. */
export const limitParams = ['degree', 'year', 'dependency', 'enrollment', 'exception', 'program']

export const readLimitChoice = codec.read
export const writeLimitChoice = codec.write

/** Whether a degree is one of graduate study. */
export function isGraduateDegree(degree: LimitChoice['degree']): boolean {
  return degree === 'masters' || degree === 'doctorate' || degree === 'professional'
}

/** Whether a student can have been in the program before July 2026: first-year undergraduates cannot. */
export function canBeExcepted({ degree, year }: Pick<LimitChoice, 'degree' | 'year'>): boolean {
  return isGraduateDegree(degree) || (year ?? 'first') !== 'first'
}

const nothingYet: OwnAnswers = {
  isEligible: true,
  inAllCents: 0,
  thisYearCents: 0,
  undergraduateCents: 0,
  parentPlusCents: 0,
}

/**
 * Turns a choice into a situation: without own answers, that of someone with an eligible status who has borrowed
 * nothing yet. Which part of a graduate student's loans were PLUS loans is not asked, and so stays unknown.
 */
export function toSituation(
  { degree, year, dependency, enrollment, exception, program }: LimitChoice,
  { isEligible, inAllCents, thisYearCents, undergraduateCents, parentPlusCents }: OwnAnswers = nothingYet,
): FederalSituation {
  return {
    citizenship: isEligible ? 'citizen' : 'none',
    parentCitizenship: 'citizen',
    degree: degree ?? 'bachelors',
    studyYear: year ?? 'first',
    dependency: dependency ?? 'dependent',
    enrollment: enrollment ?? 'full_time',
    isExcepted: canBeExcepted({ degree, year }) ? toAnswer(exception) : false,
    isProfessional: toAnswer(program),
    borrowedThisYearCents: thisYearCents,
    borrowedInAllCents: inAllCents,
    graduatePlusCents: inAllCents > undergraduateCents ? undefined : 0,
    undergraduateCents,
    plusThisYearCents: parentPlusCents > 0 ? undefined : 0,
    plusInAllCents: parentPlusCents,
  }
}

function toAnswer(code: 'yes' | 'no' | undefined): boolean | undefined {
  return code && code === 'yes'
}
