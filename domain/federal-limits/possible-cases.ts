import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { Degree, Enrollment } from '#domain/eligibility/profile.ts'
import {
  type Dependency,
  dependencies,
  type FederalSituation,
  type StudyYear,
  studyYears,
} from './federal-situation.ts'

type Level = 'undergraduate' | 'graduate' | 'professional'

/** One combination in which every answer is known. */
export interface Case {
  level: Level
  dependency: Dependency
  /** The year whose limit applies: the student's, or an earlier one where the program is too short for it. */
  studyYear: StudyYear
  isExcepted: boolean
  /** In whole percent of a full-time load; 0 below half time. */
  enrolledPercent: number
  /** This year's loans, without Graduate PLUS loans. */
  directThisYearCents: number
  /** The part of everything borrowed that counts against the total limit of this level of study. */
  countedCents: number
  borrowedInAllCents: number
}

const { undergraduateAggregateLimits, lifetimeLimit } = awardYear202627

/** Returns every combination of possible answers, with each unknown at its extremes. */
export function listCases(situation: FederalSituation): Case[] {
  return listKinds(situation).flatMap((kind) =>
    listPercents(situation.enrollment).flatMap((enrolledPercent) =>
      listBorrowed(kind, situation).map((borrowed) => ({ ...kind, enrolledPercent, ...borrowed })),
    ),
  )
}

/** Whether a case is one of graduate or professional study. */
export function isGraduate({ level }: Pick<Case, 'level'>): boolean {
  return level !== 'undergraduate'
}

type Kind = Pick<Case, 'level' | 'dependency' | 'studyYear' | 'isExcepted'>

function listKinds(situation: FederalSituation): Kind[] {
  const { isExcepted } = situation
  const exceptions = isExcepted === undefined ? [false, true] : [isExcepted]
  return listLevels(situation).flatMap((level) =>
    listStudyKinds(level, situation).flatMap((kind) =>
      exceptions.map((isExcepted) => ({ ...kind, isExcepted })),
    ),
  )
}

/** The program decides between the limits of graduate and professional students; the name of the degree does not. */
function listLevels({ degree, isProfessional }: FederalSituation): Level[] {
  const graduate: Level[] =
    isProfessional === undefined
      ? ['graduate', 'professional']
      : [isProfessional ? 'professional' : 'graduate']
  switch (degree) {
    case undefined:
      return ['undergraduate', ...graduate]
    case 'masters':
    case 'doctorate':
    case 'professional':
      return graduate
    default:
      return ['undergraduate']
  }
}

function listStudyKinds(
  level: Level,
  { degree, dependency, studyYear }: FederalSituation,
): Omit<Kind, 'isExcepted'>[] {
  // Graduate students are independent, and their limits are the same every year.
  if (isGraduate({ level })) return [{ level, dependency: 'independent', studyYear: 'later' }]
  const reached = (studyYear ? [studyYear] : studyYears).flatMap((year) =>
    listLastYears(degree).map((lastYear) => getEarlier(year, lastYear)),
  )
  return (dependency ? [dependency] : dependencies).flatMap((dependency) =>
    [...new Set(reached)].map((studyYear) => ({ level, dependency, studyYear })),
  )
}

/** Returns the last years whose limits the undergraduate programs for a degree can reach. */
function listLastYears(degree: Degree | undefined): readonly StudyYear[] {
  const { lastYears } = awardYear202627.programLength
  if (degree === undefined) return studyYears
  return degree === 'certificate' || degree === 'associates' ? lastYears[degree] : ['later']
}

function getEarlier(one: StudyYear, other: StudyYear): StudyYear {
  return studyYears.indexOf(one) < studyYears.indexOf(other) ? one : other
}

function listPercents(enrollment: Enrollment | undefined): number[] {
  const { minPercent } = awardYear202627.enrollment
  switch (enrollment) {
    case 'full_time':
      return [100]
    case 'half_time':
      return [minPercent, 99]
    case 'less_than_half':
      return [0]
    case undefined:
      return [0, 100]
  }
}

type Borrowed = Pick<Case, 'directThisYearCents' | 'countedCents' | 'borrowedInAllCents'>

function listBorrowed(kind: Kind, situation: FederalSituation): Borrowed[] {
  const { borrowedThisYearCents, borrowedInAllCents } = situation
  return listAmounts(borrowedThisYearCents, borrowedInAllCents, lifetimeLimit.cents).flatMap((taken) =>
    listShares(kind, taken, situation).map((shares) => ({ ...shares, borrowedInAllCents: taken.aggregate })),
  )
}

interface Taken {
  thisYear: number
  aggregate: number
}

/**
 * An unknown amount counts as both the least and the most that it can be. The total always includes this
 * year's amount, so this year's is never more than a known total.
 */
export function listAmounts(
  thisYearCents: number | undefined,
  aggregateCents: number | undefined,
  mostCents: number,
): Taken[] {
  const toEnds = (cents: number | undefined, max: number) => (cents === undefined ? [0, max] : [cents])
  return toEnds(thisYearCents, aggregateCents ?? mostCents).flatMap((thisYear) =>
    toEnds(aggregateCents, mostCents).map((aggregate) => ({
      thisYear,
      aggregate: Math.max(thisYear, aggregate),
    })),
  )
}

/**
 * What counts against the total limit, at the most and the least that it can be. Graduate PLUS loans never count
 * there (20 USC 1087e(a)(4)(B) names Unsubsidized Stafford Loans alone), and undergraduate loans only within the
 * older limit: 34 CFR 685.203(e)(3). Outside the exception, this year's loans can be neither;
 * inside, all of them may be Graduate PLUS loans.
 */
function listShares(
  { level, isExcepted }: Kind,
  { thisYear, aggregate }: Taken,
  { graduatePlusCents, undergraduateCents }: FederalSituation,
): Omit<Borrowed, 'borrowedInAllCents'>[] {
  if (!isGraduate({ level })) return [{ directThisYearCents: thisYear, countedCents: aggregate }]
  const max = aggregate - (graduatePlusCents ?? 0)
  const min = graduatePlusCents === undefined ? 0 : max
  const toShare = (directThisYearCents: number, countedCents: number) => ({
    directThisYearCents,
    countedCents: Math.max(directThisYearCents, countedCents),
  })
  if (isExcepted) return [toShare(thisYear, max), toShare(0, min)]
  return [
    toShare(thisYear, max - (undergraduateCents ?? 0)),
    toShare(thisYear, min - (undergraduateCents ?? undergraduateAggregateLimits.independentCents)),
  ]
}
