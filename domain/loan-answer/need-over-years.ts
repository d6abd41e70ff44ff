import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { FederalSituation, StudyYear } from '#domain/federal-limits/federal-situation.ts'
import {
  type CentsRange,
  calculateRemainingFederalLoans,
  type RemainingFederalLoans,
} from '#domain/federal-limits/remaining-federal-loans.ts'
import { pricePlusLoan } from './plus-loan.ts'

/** What this school year and those after it come to, if each of them needs the same. Whole cents. */
export interface NeedOverYears {
  /** The school years after this one, at least one. */
  yearsLeft: number
  directCents: number
  /** With the fee, because that is owed too. */
  plusCents: number
  /** What federal loans leave. */
  restCents: number
}

interface Years {
  /** Of the student in this school year. */
  situation: FederalSituation
  yearsLeft: number
  /** The PLUS loans that are taken beside the student's Direct Loans. */
  plus: 'parent_plus' | 'graduate_plus' | null
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * Covers the same need in this school year and in each one after it, by the federal loans of the year and what is left
 * of their total limits by then, under the limits and the fee of this award year. The interim exception ends after its
 * three academic years. Returns `null` without years after this one, and if the answers leave any year's limit open.
 */
export function projectNeed(
  needCents: number,
  { situation, yearsLeft, plus, today }: Years,
): NeedOverYears | null {
  if (yearsLeft < 1) return null
  const sum: NeedOverYears = { yearsLeft, directCents: 0, plusCents: 0, restCents: 0 }
  let now = situation
  for (let year = 0; year <= yearsLeft; year += 1) {
    const remaining = calculateRemainingFederalLoans(now)
    const limits = [remaining.student.thisYear, findPlusLimit(remaining, plus)]
    if (!limits.every(isExact)) return null
    const [directLimit = 0, plusLimit = 0] = limits.map(({ fromCents }) => fromCents)
    const directCents = Math.min(needCents, directLimit)
    const taken = takePlus(needCents - directCents, plusLimit, today)
    sum.directCents += directCents
    sum.plusCents += taken.borrowedCents
    sum.restCents += needCents - directCents - taken.paidOutCents
    const plusCents = taken.borrowedCents
    now = toNextYear(now, { directCents, plusCents, plus, isLastExcepted: year + 1 >= exceptedYears })
  }
  return sum
}

const { atMostAcademicYears: exceptedYears } = awardYear202627.interimException

/**
 * Returns how many school years begin after the one of today and before a program ends. Award years begin in July, but
 * a program that ends in July or August ends with the year before.
 * @param today `YYYY-MM-DD`
 * @param graduation `YYYY-MM`
 */
export function countYearsLeft(today: string, graduation: string): number {
  const endsIn = getLastYear(graduation, 9)
  return Math.max(0, endsIn - getLastYear(today, 7))
}

/** Returns the calendar year in which a school year ends. */
function getLastYear(day: string, firstMonth: number): number {
  const [year, month] = day.split('-').map(Number)
  return (year ?? 0) + ((month ?? 0) >= firstMonth ? 1 : 0)
}

const none: CentsRange = { fromCents: 0, toCents: 0 }

function findPlusLimit({ parentPlus, graduatePlus }: RemainingFederalLoans, plus: Years['plus']): CentsRange {
  if (plus === null) return none
  return plus === 'graduate_plus' ? graduatePlus : (parentPlus?.thisYear ?? none)
}

function isExact({ fromCents, toCents }: CentsRange): boolean {
  return fromCents === toCents
}

function takePlus(missingCents: number, limitCents: number, today: string) {
  if (missingCents === 0 || limitCents === 0) return { borrowedCents: 0, paidOutCents: 0 }
  return pricePlusLoan(missingCents, limitCents, today)
}

const laterYears: Record<StudyYear, StudyYear> = { first: 'second', second: 'later', later: 'later' }

function toNextYear(
  now: FederalSituation,
  taken: { directCents: number; plusCents: number; plus: Years['plus']; isLastExcepted: boolean },
): FederalSituation {
  const parentCents = taken.plus === 'parent_plus' ? taken.plusCents : 0
  const graduateCents = taken.plus === 'graduate_plus' ? taken.plusCents : 0
  return {
    ...now,
    studyYear: now.studyYear && laterYears[now.studyYear],
    isExcepted: taken.isLastExcepted ? false : now.isExcepted,
    borrowedThisYearCents: 0,
    borrowedInAllCents: add(now.borrowedInAllCents, taken.directCents + graduateCents),
    graduatePlusCents: add(now.graduatePlusCents, graduateCents),
    plusThisYearCents: 0,
    plusInAllCents: add(now.plusInAllCents, parentCents),
  }
}

/** What is unknown stays unknown. */
function add(cents: number | undefined, more: number): number | undefined {
  return cents === undefined ? undefined : cents + more
}
