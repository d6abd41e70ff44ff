import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import { checkFederalCitizenship, type FederalSituation, type StudyYear } from './federal-situation.ts'
import { type Case, isGraduate, listAmounts, listCases } from './possible-cases.ts'

/** The lowest and highest possible amounts; they are equal when every relevant answer is known. */
export interface CentsRange {
  fromCents: number
  toCents: number
}

/** The end of a range where only the school's cost of attendance, minus other aid, is a limit. */
export const onlyCostBinds = Number.POSITIVE_INFINITY

export interface RemainingLoans {
  /** The limit of this award year, before subtracting what has been borrowed. */
  yearlyLimit: CentsRange
  /** What remains of the yearly limit within the total limit. */
  thisYear: CentsRange
  /** What remains of the total limit for this level of study. */
  aggregate: CentsRange
}

/** A note the page shows next to the figures, because it changes them for some students. */
export type FederalNote =
  /** Students enrolled less than half time get no federal loans. */
  | 'none_below_half_time'
  /** Below full time, the yearly limit shrinks with the credits taken. */
  | 'reduced_below_full_time'
  /** Whether the interim exception lifts the limits of 2026 is not known. */
  | 'exception_may_apply'
  /** The interim exception lifts them, for a time. */
  | 'exception_applies'
  /** Some health programs keep a higher limit inside the exception; there, Graduate PLUS makes up the difference. */
  | 'earlier_health_limits'
  /** A program of one or two years never reaches the limits of later years. */
  | 'capped_by_program_length'
  /** The list of professional programs is an interim one, and the school decides by it. */
  | 'list_is_interim'
  /** Whoever was a professional student before shares the total limit of professional study. */
  | 'shared_professional_total'
  /** A dependent student whose parents are denied a PLUS loan gets the limits of an independent student. */
  | 'more_when_plus_is_refused'
  /**
   * Repaid amounts can be borrowed again, except under the lifetime limit; these figures assume that nothing
   * has been repaid.
   */
  | 'more_when_repaid'

export interface RemainingFederalLoans {
  awardYear: string
  /** Whether citizenship allows the student federal loans. With "no", every amount is 0. */
  mayBorrow: Verdict
  /** The student's Direct Subsidized and Unsubsidized Loans, which need no credit check. */
  student: RemainingLoans
  /** The part of this year's limit that can be subsidized; 0 for graduate study. */
  subsidizedYearlyLimit: CentsRange
  /**
   * What remains of the lifetime limit for all of the student's own federal loans, repaid or not; `onlyCostBinds` where
   * the interim exception lifts it.
   */
  lifetime: CentsRange
  /** Graduate PLUS loans of this year: 0 outside the interim exception, otherwise up to `onlyCostBinds`. */
  graduatePlus: CentsRange
  /**
   * Direct PLUS Loans for parents, up to `onlyCostBinds` inside the exception; `null` when the student cannot be a
   * dependent undergraduate, or when the citizenship of the student or of the borrowing parent rules them out.
   */
  parentPlus: RemainingLoans | null
  notes: readonly FederalNote[]
  /** The unanswered questions that would make the figures exact. */
  unknown: readonly (keyof FederalSituation)[]
}

/**
 * Calculates the remaining federal loan amounts under the limits of July 1, 2026, and under those that the interim
 * exception keeps. Each unknown answer is tried at both extremes, so a range covers every case that fits the answers;
 * only an unknown citizenship counts as one that allows loans: see `mayBorrow`. A loan cannot exceed the school's
 * cost of attendance minus other aid, and a school may set lower limits; this function knows neither. Two things it
 * leaves to notes: a graduate student who has been a professional one shares $200,000 with those loans, and some health
 * programs have more than the $20,500 inside the exception, where Graduate PLUS loans make up the difference.
 */
export function calculateRemainingFederalLoans(situation: FederalSituation): RemainingFederalLoans {
  const mayBorrow = checkFederalCitizenship(situation.citizenship)
  if (mayBorrow === 'no') return nothingRemains
  const cases = listCases(situation)
  const canTakePlus = cases.some(isDependent) && checkFederalCitizenship(situation.parentCitizenship) !== 'no'
  return {
    awardYear: awardYear202627.name,
    mayBorrow,
    student: toRemainingRange(cases.map(remainingStudentLoans)),
    subsidizedYearlyLimit: toRange(cases.map(subsidizedLimit)),
    lifetime: toRange(cases.map(remainingLifetime)),
    graduatePlus: toRange(cases.map(remainingGraduatePlus)),
    parentPlus: canTakePlus
      ? toRemainingRange(cases.flatMap((one) => remainingPlusLoans(one, situation)))
      : null,
    notes: notesFor(cases, { ...situation, canTakePlus }),
    unknown: findUnknown(situation, cases, canTakePlus),
  }
}

/** Returns what the student's own federal loans of this year can cover of an amount that is missing. */
export function addFederalLoans(
  { student, graduatePlus }: Pick<RemainingFederalLoans, 'student' | 'graduatePlus'>,
  missingCents: number,
): CentsRange {
  const upTo = (cents: number) => Math.min(missingCents, cents)
  return {
    fromCents: upTo(student.thisYear.fromCents + graduatePlus.fromCents),
    toCents: upTo(student.thisYear.toCents + graduatePlus.toCents),
  }
}

interface ExactRemaining {
  yearlyLimit: number
  thisYear: number
  aggregate: number
}

const nothing: ExactRemaining = { yearlyLimit: 0, thisYear: 0, aggregate: 0 }
const upToCost: ExactRemaining = {
  yearlyLimit: onlyCostBinds,
  thisYear: onlyCostBinds,
  aggregate: onlyCostBinds,
}
const nothingRemains: RemainingFederalLoans = {
  awardYear: awardYear202627.name,
  mayBorrow: 'no',
  student: toRemainingRange([nothing]),
  subsidizedYearlyLimit: toRange([0]),
  lifetime: toRange([0]),
  graduatePlus: toRange([0]),
  parentPlus: null,
  notes: [],
  unknown: [],
}

const { undergraduateYearlyLimits, undergraduateAggregateLimits } = awardYear202627
const { graduateYearlyLimits, graduateAggregateLimits, earlierGraduateLimits } = awardYear202627
const { parentPlusLimits, lifetimeLimit } = awardYear202627

const yearKeys = {
  first: 'firstYearCents',
  second: 'secondYearCents',
  later: 'laterYearsCents',
} as const satisfies Record<StudyYear, string>

function isDependent({ level, dependency }: Case): boolean {
  return level === 'undergraduate' && dependency === 'dependent'
}

function remainingStudentLoans(one: Case): ExactRemaining {
  const yearlyLimit = Math.floor((fullTimeLimit(one) * one.enrolledPercent) / 100)
  const aggregate = atLeastNothing(Math.min(aggregateLimit(one) - one.countedCents, remainingLifetime(one)))
  const thisYear = Math.min(atLeastNothing(yearlyLimit - one.directThisYearCents), aggregate)
  return { yearlyLimit, thisYear, aggregate }
}

function remainingLifetime({ isExcepted, borrowedInAllCents }: Case): number {
  return isExcepted ? onlyCostBinds : atLeastNothing(lifetimeLimit.cents - borrowedInAllCents)
}

function fullTimeLimit({ level, dependency, studyYear, isExcepted }: Case): number {
  if (level === 'undergraduate') return undergraduateYearlyLimits[dependency][yearKeys[studyYear]]
  return isExcepted ? earlierGraduateLimits.yearlyCents : graduateYearlyLimits[`${level}Cents`]
}

function aggregateLimit({ level, dependency, isExcepted }: Case): number {
  if (level === 'undergraduate') return undergraduateAggregateLimits[`${dependency}Cents`]
  return isExcepted ? earlierGraduateLimits.aggregateCents : graduateAggregateLimits[`${level}Cents`]
}

function subsidizedLimit({ level, studyYear, enrolledPercent }: Case): number {
  if (level !== 'undergraduate') return 0
  return Math.floor((undergraduateYearlyLimits.subsidized[yearKeys[studyYear]] * enrolledPercent) / 100)
}

function remainingGraduatePlus(one: Case): number {
  return isGraduate(one) && one.isExcepted && one.enrolledPercent > 0 ? onlyCostBinds : 0
}

/** A parent's limit does not shrink below full time, but it is 0 below half time. */
function remainingPlusLoans(
  one: Case,
  { plusThisYearCents, plusInAllCents }: FederalSituation,
): ExactRemaining[] {
  if (!isDependent(one) || one.enrolledPercent === 0) return [nothing]
  if (one.isExcepted) return [upToCost]
  const { yearlyCents: yearlyLimit, aggregateCents: limitInAll } = parentPlusLimits
  return listAmounts(plusThisYearCents, plusInAllCents, limitInAll).map((taken) => {
    const aggregate = atLeastNothing(limitInAll - taken.aggregate)
    return {
      yearlyLimit,
      thisYear: Math.min(atLeastNothing(yearlyLimit - taken.thisYear), aggregate),
      aggregate,
    }
  })
}

function notesFor(
  cases: readonly Case[],
  { degree, isExcepted, canTakePlus }: FederalSituation & { canTakePlus: boolean },
): FederalNote[] {
  const some = (is: (one: Case) => boolean) => cases.some(is)
  // The limits of other undergraduates did not change.
  const hasNewLimits = canTakePlus || some(isGraduate)
  const isNewGraduate = (one: Case) => isGraduate(one) && !one.isExcepted
  const notes: [FederalNote, boolean][] = [
    ['none_below_half_time', some((one) => one.enrolledPercent === 0)],
    ['reduced_below_full_time', some((one) => one.enrolledPercent > 0 && one.enrolledPercent < 100)],
    ['capped_by_program_length', degree === 'certificate' || degree === 'associates'],
    ['exception_may_apply', hasNewLimits && isExcepted === undefined],
    ['exception_applies', hasNewLimits && isExcepted === true],
    ['earlier_health_limits', some((one) => isGraduate(one) && one.isExcepted)],
    ['list_is_interim', some(isNewGraduate)],
    [
      'shared_professional_total',
      some(
        (one) => isNewGraduate(one) && one.level === 'graduate' && one.countedCents > one.directThisYearCents,
      ),
    ],
    ['more_when_plus_is_refused', some((one) => isDependent(one) && one.enrolledPercent > 0)],
    ['more_when_repaid', some((one) => one.borrowedInAllCents > one.directThisYearCents)],
  ]
  return notes.filter(([, applies]) => applies).map(([note]) => note)
}

/** In the order in which a page asks. */
function findUnknown(
  situation: FederalSituation,
  cases: readonly Case[],
  canTakePlus: boolean,
): (keyof FederalSituation)[] {
  const isUndergraduate = cases.some((one) => !isGraduate(one))
  const isNewGraduate = cases.some((one) => isGraduate(one) && !one.isExcepted)
  const matters = [
    'degree',
    'enrollment',
    ...(isUndergraduate ? (['studyYear', 'dependency'] as const) : []),
    ...(canTakePlus || cases.some(isGraduate) ? (['isExcepted'] as const) : []),
    ...(isNewGraduate ? (['isProfessional'] as const) : []),
    'borrowedThisYearCents',
    'borrowedInAllCents',
  ] as const
  return matters.filter((name) => situation[name] === undefined)
}

function toRemainingRange(remaining: readonly ExactRemaining[]): RemainingLoans {
  return {
    yearlyLimit: toRange(remaining.map(({ yearlyLimit }) => yearlyLimit)),
    thisYear: toRange(remaining.map(({ thisYear }) => thisYear)),
    aggregate: toRange(remaining.map(({ aggregate }) => aggregate)),
  }
}

function toRange(cents: readonly number[]): CentsRange {
  return { fromCents: Math.min(...cents), toCents: Math.max(...cents) }
}

function atLeastNothing(cents: number): number {
  return Math.max(0, cents)
}
