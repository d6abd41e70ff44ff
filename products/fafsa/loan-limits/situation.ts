import { degrees, enrollments } from '#domain/eligibility/profile.ts'
import { dependencies, type FederalSituation, studyYears } from '#domain/federal-limits/federal-situation.ts'
import { addressCodec, choice } from '#kit/listing/address-codec.ts'

const yesOrNo = ['yes', 'no'] as const

const codec = addressCodec({
  degree: choice('degree', degrees),
  year: choice('year', studyYears),
  dependency: choice('dependency', dependencies),
  enrollment: choice('enrollment', enrollments),
  exception: choice('exception', yesOrNo),
  program: choice('program', yesOrNo),
})

export type LimitChoice = ReturnType<typeof codec.read>

/** The query parameters: codes alone, no amounts and no status of anybody. */
export const limitParams = ['degree', 'year', 'dependency', 'enrollment', 'exception', 'program']

export const readLimitChoice = codec.read

/** Whether a degree is one of graduate study. */
export function isGraduateDegree(degree: LimitChoice['degree']): boolean {
  return degree === 'masters' || degree === 'doctorate' || degree === 'professional'
}

/** Whether a student can have been in the program before July 2026: first-year undergraduates cannot. */
export function canBeExcepted({ degree, year }: Pick<LimitChoice, 'degree' | 'year'>): boolean {
  return isGraduateDegree(degree) || (year ?? 'first') !== 'first'
}

/** Turns a choice into the situation of someone with an eligible status who has borrowed nothing yet. */
export function toSituation({
  degree,
  year,
  dependency,
  enrollment,
  exception,
  program,
}: LimitChoice): FederalSituation {
  return {
    citizenship: 'citizen',
    parentCitizenship: 'citizen',
    degree: degree ?? 'bachelors',
    studyYear: year ?? 'first',
    dependency: dependency ?? 'dependent',
    enrollment: enrollment ?? 'full_time',
    isExcepted: canBeExcepted({ degree, year }) ? toAnswer(exception) : false,
    isProfessional: toAnswer(program),
    borrowedThisYearCents: 0,
    borrowedInAllCents: 0,
    graduatePlusCents: 0,
    undergraduateCents: 0,
    plusThisYearCents: 0,
    plusInAllCents: 0,
  }
}

function toAnswer(code: 'yes' | 'no' | undefined): boolean | undefined {
  return code && code === 'yes'
}
