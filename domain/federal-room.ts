import { awardYear202627 } from '#domain/award-years/2026-27.ts'
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
  enrollment?: Enrollment | undefined
  /** Only for undergraduates. */
  studyYear?: StudyYear | undefined
  dependency?: Dependency | undefined
  /** The student's Direct Subsidized and Unsubsidized Loans for this award year. */
  borrowedThisYearCents?: number | undefined
  /** Every federal loan the student ever took, including this year's. */
  borrowedInAllCents?: number | undefined
  /** This year's PLUS loans of all parents for this student. */
  plusThisYearCents?: number | undefined
  /** Every PLUS loan of all parents for this student, including this year's. */
  plusInAllCents?: number | undefined
}

/** The lowest and highest possible amounts; they are equal when every relevant answer is known. */
export interface CentsRange {
  fromCents: number
  toCents: number
}

export interface LoanRoom {
  /** The limit of this award year, before subtracting what has been borrowed. */
  yearlyLimit: CentsRange
  /** What remains of the yearly limit within the total limit. */
  thisYear: CentsRange
  /** What remains of the total limit for this level of study. */
  inAll: CentsRange
}

/** A note the page shows next to the figures, because it changes them for some students. */
export type FederalNote =
  /** Students enrolled less than half time get no federal loans. */
  | 'none_below_half_time'
  /** Below full time, the yearly limit shrinks with the credits taken. */
  | 'reduced_below_full_time'
  /** Whoever borrowed for a program before July 1, 2026 may keep the earlier limits while enrolled in it. */
  | 'interim_exception'
  /** A program of one or two years never reaches the limits of later years. */
  | 'capped_by_program_length'
  /** Courts have yet to decide which degrees are professional. */
  | 'professional_is_contested'
  /** A dependent student whose parents are denied a PLUS loan gets the limits of an independent student. */
  | 'more_when_plus_is_refused'
  /**
   * Repaid amounts can be borrowed again, except under the lifetime limit; these figures assume that nothing
   * has been repaid.
   */
  | 'more_when_repaid'

export interface FederalRoom {
  awardYear: string
  /** Whether citizenship allows the student federal loans. With "no", every amount is 0. */
  mayBorrow: Verdict
  /** The student's Direct Subsidized and Unsubsidized Loans. */
  student: LoanRoom
  /** The part of this year's limit that can be subsidized; 0 for graduate study. */
  subsidizedYearlyLimit: CentsRange
  /**
   * Direct PLUS Loans for parents; `null` when the student cannot be a dependent undergraduate, or when the
   * citizenship of the student or of the borrowing parent rules them out.
   */
  parentPlus: LoanRoom | null
  notes: readonly FederalNote[]
  /** The unanswered questions that would make the student's figures exact. */
  unknown: readonly (keyof FederalSituation)[]
}

/**
 * Calculates the remaining federal loan amounts under the limits of July 1, 2026, before any private loan.
 * Each unknown answer is tried at both extremes, so a range covers every case that fits the answers; only
 * an unknown citizenship counts as one that allows loans: see `mayBorrow`. A loan cannot exceed the school's
 * cost of attendance less other aid, and a school may set lower limits; this function knows neither.
 */
export function calculateFederalRoom(situation: FederalSituation): FederalRoom {
  const mayBorrow = checkFederalCitizenship(situation.citizenship)
  if (mayBorrow === 'no') return noRoom
  const cases = listCases(situation)
  const canBeDependent = cases.some((one) => one.level === 'undergraduate' && one.dependency === 'dependent')
  const canTakePlus = canBeDependent && checkFederalCitizenship(situation.parentCitizenship) !== 'no'
  return {
    awardYear: awardYear202627.name,
    mayBorrow,
    student: roomOver(cases.map(studentRoom)),
    subsidizedYearlyLimit: toRange(cases.map(subsidizedLimit)),
    parentPlus: canTakePlus ? roomOver(cases.flatMap((one) => plusRooms(one, situation))) : null,
    notes: notesFor(cases, situation),
    unknown: findUnknown(situation, cases),
  }
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

type Level = 'undergraduate' | 'graduate' | 'professional'

/** One combination in which every answer is known. */
interface Case {
  level: Level
  dependency: Dependency
  /** The year whose limit applies: the student's, or an earlier one where the program is too short for it. */
  studyYear: StudyYear
  /** In whole percent of a full-time load; 0 below half time. */
  enrolledPercent: number
  borrowedThisYearCents: number
  borrowedInAllCents: number
  /** The part of that total that counts against the total limit of this level of study. */
  borrowedAtLevelCents: number
}

interface ExactRoom {
  yearlyLimit: number
  thisYear: number
  inAll: number
}

const nothing: ExactRoom = { yearlyLimit: 0, thisYear: 0, inAll: 0 }
const noRoom: FederalRoom = {
  awardYear: awardYear202627.name,
  mayBorrow: 'no',
  student: roomOver([nothing]),
  subsidizedYearlyLimit: toRange([0]),
  parentPlus: null,
  notes: [],
  unknown: [],
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

/** A parent's limit does not shrink below full time, but it is 0 below half time. */
function plusRooms(one: Case, { plusThisYearCents, plusInAllCents }: FederalSituation): ExactRoom[] {
  if (one.level !== 'undergraduate' || one.dependency !== 'dependent' || one.enrolledPercent === 0)
    return [nothing]
  const { yearlyCents: yearlyLimit, inAllCents: limitInAll } = parentPlusLimits
  return listBorrowedAmounts(plusThisYearCents, plusInAllCents, limitInAll).map((taken) => {
    const inAll = atLeastNothing(limitInAll - taken.inAll)
    return { yearlyLimit, thisYear: Math.min(atLeastNothing(yearlyLimit - taken.thisYear), inAll), inAll }
  })
}

/** Returns every combination of possible answers, with each unknown at its extremes. */
function listCases(situation: FederalSituation): Case[] {
  const kinds = listLevels(situation.degree).flatMap((level) => listStudyKinds(level, situation))
  return kinds.flatMap((kind) =>
    listPercents(situation.enrollment).flatMap((enrolledPercent) =>
      listBorrowed(kind, situation).map((borrowed) => ({ ...kind, enrolledPercent, ...borrowed })),
    ),
  )
}

function listLevels(degree: Degree | undefined): Level[] {
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

function listStudyKinds(level: Level, { degree, dependency, studyYear }: FederalSituation): Kind[] {
  // Graduate students are independent, and their limits are the same every year.
  if (level !== 'undergraduate') return [{ level, dependency: 'independent', studyYear: 'later' }]
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

function listBorrowed({ level }: Kind, situation: FederalSituation): Borrowed[] {
  const { borrowedThisYearCents, borrowedInAllCents } = situation
  return listBorrowedAmounts(borrowedThisYearCents, borrowedInAllCents, lifetimeLimit.cents).flatMap(
    (taken) =>
      listBorrowedAtLevel(level, taken.thisYear, taken.inAll).map((borrowedAtLevelCents) => ({
        borrowedThisYearCents: taken.thisYear,
        borrowedInAllCents: taken.inAll,
        borrowedAtLevelCents,
      })),
  )
}

/**
 * An unknown amount counts as both the least and the most that it can be. The total always includes this
 * year's amount, so this year's is never more than a known total.
 */
function listBorrowedAmounts(
  thisYearCents: number | undefined,
  inAllCents: number | undefined,
  mostCents: number,
) {
  const toEnds = (cents: number | undefined, most: number) => (cents === undefined ? [0, most] : [cents])
  return toEnds(thisYearCents, inAllCents ?? mostCents).flatMap((thisYear) =>
    toEnds(inAllCents, mostCents).map((inAll) => ({ thisYear, inAll: Math.max(thisYear, inAll) })),
  )
}

/**
 * Undergraduate loans do not count against the total limit of graduate study. The form does not ask for their
 * share, so it ranges from nothing to the most that an undergraduate may owe, and never includes this year's
 * loans.
 */
function listBorrowedAtLevel(level: Level, thisYear: number, inAll: number): number[] {
  if (level === 'undergraduate') return [inAll]
  return [inAll, Math.max(thisYear, inAll - undergraduateAggregateLimits.independentCents)]
}

function notesFor(cases: readonly Case[], { degree }: FederalSituation): FederalNote[] {
  const some = (is: (one: Case) => boolean) => cases.some(is)
  const isUndergraduate = ({ level }: Case) => level === 'undergraduate'
  const notes: [FederalNote, boolean][] = [
    ['none_below_half_time', some((one) => one.enrolledPercent === 0)],
    ['reduced_below_full_time', some((one) => one.enrolledPercent > 0 && one.enrolledPercent < 100)],
    ['capped_by_program_length', degree === 'certificate' || degree === 'associates'],
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

/** In the order in which a page asks. */
function findUnknown(situation: FederalSituation, cases: readonly Case[]): (keyof FederalSituation)[] {
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
    yearlyLimit: toRange(rooms.map(({ yearlyLimit }) => yearlyLimit)),
    thisYear: toRange(rooms.map(({ thisYear }) => thisYear)),
    inAll: toRange(rooms.map(({ inAll }) => inAll)),
  }
}

function toRange(cents: readonly number[]): CentsRange {
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) }
}

function atLeastNothing(cents: number): number {
  return Math.max(0, cents)
}
