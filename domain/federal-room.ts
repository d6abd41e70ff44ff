import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { Degree, Enrollment } from '#domain/eligibility/profile.ts'

/** Years of undergraduate study that limits tell apart; `later` is the third and every one after it. */
export const studyYears = ['first', 'second', 'later'] as const
/** For federal aid: whether parents' income counts. */
export const dependencies = ['dependent', 'independent'] as const

export type StudyYear = (typeof studyYears)[number]
export type Dependency = (typeof dependencies)[number]

/** What is known of the student, whoever borrows. What is absent is not known. Amounts are whole cents, 0 or more. */
export interface FederalSituation {
  degree?: Degree | undefined
  enrollment?: Enrollment | undefined
  /** Of undergraduates. */
  studyYear?: StudyYear | undefined
  dependency?: Dependency | undefined
  /** Direct Subsidized and Unsubsidized Loans of the student for this award year. */
  borrowedThisYearCents?: number | undefined
  /** Every federal loan the student ever took, this year's too. */
  borrowedInAllCents?: number | undefined
  /** PLUS loans of all parents for this student. */
  plusThisYearCents?: number | undefined
  plusInAllCents?: number | undefined
}

/** From the least to the most it can be; the two are equal when all that matters is known. */
interface CentsRange {
  fromCents: number
  toCents: number
}

export interface LoanRoom {
  /** What may be borrowed in this award year, before counting what has been. */
  yearlyLimit: CentsRange
  /** What is left of it, and of the limit in all. */
  thisYear: CentsRange
  /** What is left in all, for this kind of study. */
  inAll: CentsRange
}

/** What the page says beside the figures, because it changes them for some. */
export type FederalNote =
  /** Below half time there are no federal loans. */
  | 'none_below_half_time'
  /** Below full time the yearly limit shrinks with the credits taken. */
  | 'reduced_below_full_time'
  /** Students of before July 1, 2026 may keep the limits of before. */
  | 'interim_exception'
  /** Which degrees are professional is before the courts. */
  | 'professional_is_contested'
  /** A dependent student whose parents are refused a PLUS loan has the limits of an independent one. */
  | 'more_when_plus_is_refused'
  /** What has been repaid can be borrowed again, except under the lifetime limit; here nothing counts as repaid. */
  | 'more_when_repaid'

export interface FederalRoom {
  awardYear: string
  /** Direct Subsidized and Unsubsidized Loans, which the student takes. */
  student: LoanRoom
  /** The most of this year's limit that can be subsidized; 0 for graduate study. */
  subsidizedYearlyLimit: CentsRange
  /** Direct PLUS Loans of parents; null when the student cannot be a dependent undergraduate. */
  parentPlus: LoanRoom | null
  notes: readonly FederalNote[]
  /** What would make the student's figures exact. */
  unknown: readonly (keyof FederalSituation)[]
}

/**
 * The room left in federal loans under the limits of July 1, 2026, before any private loan. Unknown answers are tried at
 * both of their ends, so a range holds every case that fits. No loan can be more than the school's cost of attendance less
 * other aid, and a school may set lower limits; neither is known here.
 */
export function federalRoom(situation: FederalSituation): FederalRoom {
  const cases = casesOf(situation)
  const canBeDependent = cases.some((one) => one.level === 'undergraduate' && one.dependency === 'dependent')
  return {
    awardYear: awardYear202627.name,
    student: roomOver(cases.map(studentRoom)),
    subsidizedYearlyLimit: rangeOf(cases.map(subsidizedLimit)),
    parentPlus: canBeDependent ? roomOver(cases.flatMap((one) => plusRooms(one, situation))) : null,
    notes: notesFor(cases),
    unknown: unknownOf(situation, cases),
  }
}

type Level = 'undergraduate' | 'graduate' | 'professional'

/** One way in which everything could be known. */
interface Case {
  level: Level
  dependency: Dependency
  studyYear: StudyYear
  /** Of a full-time load, in whole percent; 0 below half time. */
  enrolledPercent: number
  borrowedThisYearCents: number
  borrowedInAllCents: number
  /** Of that, what counts against the limit in all of this level. */
  borrowedAtLevelCents: number
}

interface ExactRoom {
  yearlyLimit: number
  thisYear: number
  inAll: number
}

const { undergraduateYearlyLimits, undergraduateAggregateLimits } = awardYear202627
const { graduateYearlyLimits, graduateAggregateLimits, parentPlusLimits, lifetimeLimit } = awardYear202627

const yearKeys = {
  first: 'firstYearCents',
  second: 'secondYearCents',
  later: 'laterYearsCents',
} as const satisfies Record<StudyYear, string>

function studentRoom(one: Case): ExactRoom {
  const yearlyLimit = Math.floor((fullTimeLimit(one) * one.enrolledPercent) / 100)
  const inAll = atLeastNothing(
    Math.min(aggregateLimit(one) - one.borrowedAtLevelCents, lifetimeLimit.cents - one.borrowedInAllCents),
  )
  const thisYear = Math.min(atLeastNothing(yearlyLimit - one.borrowedThisYearCents), inAll)
  return { yearlyLimit, thisYear, inAll }
}

function fullTimeLimit({ level, dependency, studyYear }: Case): number {
  if (level === 'undergraduate') return undergraduateYearlyLimits[dependency][yearKeys[studyYear]]
  return level === 'graduate' ? graduateYearlyLimits.graduateCents : graduateYearlyLimits.professionalCents
}

function aggregateLimit({ level, dependency }: Case): number {
  switch (level) {
    case 'undergraduate':
      return dependency === 'dependent'
        ? undergraduateAggregateLimits.dependentCents
        : undergraduateAggregateLimits.independentCents
    case 'graduate':
      return graduateAggregateLimits.graduateCents
    case 'professional':
      return graduateAggregateLimits.professionalCents
  }
}

function subsidizedLimit({ level, studyYear, enrolledPercent }: Case): number {
  if (level !== 'undergraduate') return 0
  return Math.floor((undergraduateYearlyLimits.subsidized[yearKeys[studyYear]] * enrolledPercent) / 100)
}

/** A parent's limit does not shrink below full time, but below half time there is none. */
function plusRooms(one: Case, { plusThisYearCents, plusInAllCents }: FederalSituation): ExactRoom[] {
  if (one.level !== 'undergraduate' || one.dependency !== 'dependent' || one.enrolledPercent === 0)
    return [{ yearlyLimit: 0, thisYear: 0, inAll: 0 }]
  const { yearlyCents: yearlyLimit, inAllCents: limitInAll } = parentPlusLimits
  return takenOf(plusThisYearCents, plusInAllCents, limitInAll).map((taken) => {
    const inAll = atLeastNothing(limitInAll - taken.inAll)
    return { yearlyLimit, thisYear: Math.min(atLeastNothing(yearlyLimit - taken.thisYear), inAll), inAll }
  })
}

/** Every combination of what the unknown answers can be, each at its ends. */
function casesOf(situation: FederalSituation): Case[] {
  const kinds = levelsOf(situation.degree).flatMap((level) => kindsOfStudy(level, situation))
  return kinds.flatMap((kind) =>
    percentsOf(situation.enrollment).flatMap((enrolledPercent) =>
      borrowedOf(kind, situation).map((borrowed) => ({ ...kind, enrolledPercent, ...borrowed })),
    ),
  )
}

function levelsOf(degree: Degree | undefined): Level[] {
  switch (degree) {
    case undefined:
      return ['undergraduate', 'graduate', 'professional']
    case 'masters':
    case 'doctorate':
      return ['graduate']
    case 'professional':
      return ['professional']
    default:
      return ['undergraduate']
  }
}

type Kind = Pick<Case, 'level' | 'dependency' | 'studyYear'>

function kindsOfStudy(level: Level, { dependency, studyYear }: FederalSituation): Kind[] {
  // Graduate students are independent, and their limits are the same every year.
  if (level !== 'undergraduate') return [{ level, dependency: 'independent', studyYear: 'later' }]
  return (dependency ? [dependency] : dependencies).flatMap((dependency) =>
    (studyYear ? [studyYear] : studyYears).map((studyYear) => ({ level, dependency, studyYear })),
  )
}

function percentsOf(enrollment: Enrollment | undefined): number[] {
  const { leastPercent } = awardYear202627.enrollment
  switch (enrollment) {
    case 'full_time':
      return [100]
    case 'half_time':
      return [leastPercent, 99]
    case 'less_than_half':
      return [0]
    case undefined:
      return [0, 100]
  }
}

type Borrowed = Pick<Case, 'borrowedThisYearCents' | 'borrowedInAllCents' | 'borrowedAtLevelCents'>

function borrowedOf({ level }: Kind, situation: FederalSituation): Borrowed[] {
  const { borrowedThisYearCents, borrowedInAllCents } = situation
  return takenOf(borrowedThisYearCents, borrowedInAllCents, lifetimeLimit.cents).flatMap((taken) =>
    atLevel(level, taken.thisYear, taken.inAll).map((borrowedAtLevelCents) => ({
      borrowedThisYearCents: taken.thisYear,
      borrowedInAllCents: taken.inAll,
      borrowedAtLevelCents,
    })),
  )
}

/** What was taken, an unknown amount as nothing and as the most; what was taken this year has been taken in all. */
function takenOf(thisYearCents: number | undefined, inAllCents: number | undefined, mostCents: number) {
  const endsOf = (cents: number | undefined) => (cents === undefined ? [0, mostCents] : [cents])
  return endsOf(thisYearCents).flatMap((thisYear) =>
    endsOf(inAllCents).map((inAll) => ({ thisYear, inAll: Math.max(thisYear, inAll) })),
  )
}

/**
 * Loans for undergraduate study do not count against the limit in all of graduate study. How much of the whole they were is
 * not asked: nothing at the least, and at the most what an undergraduate may owe, but never this year's.
 */
function atLevel(level: Level, thisYear: number, inAll: number): number[] {
  if (level === 'undergraduate') return [inAll]
  return [inAll, Math.max(thisYear, inAll - undergraduateAggregateLimits.independentCents)]
}

function notesFor(cases: readonly Case[]): FederalNote[] {
  const some = (is: (one: Case) => boolean) => cases.some(is)
  const isUndergraduate = ({ level }: Case) => level === 'undergraduate'
  const notes: [FederalNote, boolean][] = [
    ['none_below_half_time', some((one) => one.enrolledPercent === 0)],
    ['reduced_below_full_time', some((one) => one.enrolledPercent > 0 && one.enrolledPercent < 100)],
    // The limits of other undergraduates did not change.
    ['interim_exception', some((one) => !isUndergraduate(one) || one.dependency === 'dependent')],
    ['professional_is_contested', some((one) => !isUndergraduate(one))],
    [
      'more_when_plus_is_refused',
      some((one) => isUndergraduate(one) && one.dependency === 'dependent' && one.enrolledPercent > 0),
    ],
    ['more_when_repaid', some((one) => one.borrowedInAllCents > one.borrowedThisYearCents)],
  ]
  return notes.filter(([, applies]) => applies).map(([note]) => note)
}

/** In the order in which a page would ask. */
function unknownOf(situation: FederalSituation, cases: readonly Case[]): (keyof FederalSituation)[] {
  const isUndergraduate = cases.some(({ level }) => level === 'undergraduate')
  const matters = [
    'degree',
    'enrollment',
    ...(isUndergraduate ? (['studyYear', 'dependency'] as const) : []),
    'borrowedThisYearCents',
    'borrowedInAllCents',
  ] as const
  return matters.filter((name) => situation[name] === undefined)
}

function roomOver(rooms: readonly ExactRoom[]): LoanRoom {
  return {
    yearlyLimit: rangeOf(rooms.map(({ yearlyLimit }) => yearlyLimit)),
    thisYear: rangeOf(rooms.map(({ thisYear }) => thisYear)),
    inAll: rangeOf(rooms.map(({ inAll }) => inAll)),
  }
}

function rangeOf(cents: readonly number[]): CentsRange {
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) }
}

function atLeastNothing(cents: number): number {
  return Math.max(0, cents)
}
