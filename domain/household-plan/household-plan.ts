import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { Degree } from '#domain/eligibility/profile.ts'
import { type Dependency, type StudyYear, studyYears } from '#domain/federal-limits/federal-situation.ts'
import {
  calculateRemainingFederalLoans,
  onlyCostBinds,
} from '#domain/federal-limits/remaining-federal-loans.ts'

/** What children study in a plan: graduate students have limits of their own, and their parents' income doesn't count. */
export const planDegrees = ['certificate', 'associates', 'bachelors'] as const satisfies readonly Degree[]

/** The first year a plan can start in: the limits of loans are known from then on. Years go by the fall. */
export const firstPlanYear = Number(awardYear202627.name.slice(0, 4))

/** A child's studies. Amounts are whole cents, 0 or more, and the same in every year unless it says otherwise. */
export interface PlannedChild {
  /** The fall in which the first school year in the plan starts. */
  firstYear: number
  years: number
  degree: (typeof planDegrees)[number]
  /** The year of study in the first school year. */
  studyYear: StudyYear
  dependency: Dependency
  /** Whether the interim exception covers the student: `interimException` of the award year. */
  isExcepted: boolean
  /** In the first school year. */
  costCents: number
  grantCents: number
  workCents: number
  /** The student's own federal loans; null for as much as the limits allow. */
  studentLoanCents: number | null
  /** What the student already owes in federal loans. */
  owedCents: number
  /** Every PLUS loan the parents have ever taken for this child. */
  plusTakenCents: number
  studentAidIndex: number | null
}

/** The amounts of one year, or of several; what is paid with is never more than the cost. */
export interface PlanAmounts {
  costCents: number
  grantCents: number
  workCents: number
  loanCents: number
  /** The cost minus grants, work, and the student's own federal loans: for the family to pay. */
  leftCents: number
  /** The part of it that PLUS loans could cover at most, if they covered it in every year before as well. */
  plusCents: number
}

interface ChildYear extends PlanAmounts {
  year: number
  /** What the student can still borrow in this year. */
  loanLimitCents: number
  /** What parents can still borrow in this year; `onlyCostBinds` under the interim exception, null if they can't. */
  plusLimitCents: number | null
}

export interface ChildPlan {
  years: readonly ChildYear[]
  sum: PlanAmounts
  /** The first year after which nothing is left of the student's total limit. */
  loanTotalReachedIn: number | undefined
  /** The first year after which nothing is left of the parents' total limit for this child. */
  plusTotalReachedIn: number | undefined
}

interface PlanYear {
  year: number
  /** The places of the children who are in school. */
  children: readonly number[]
  sum: PlanAmounts
}

export interface HouseholdPlan {
  /** In the order of the children. */
  children: readonly ChildPlan[]
  years: readonly PlanYear[]
  sum: PlanAmounts
}

/**
 * Plans the school years of several children. The loan limits are those of 2026–27 in every year, because later ones
 * aren't known, for a full-time student whom citizenship doesn't keep from federal loans.
 * @param growthPercent by how much each child's cost grows a year, from the child's first year on
 */
export function planHousehold(children: readonly PlannedChild[], growthPercent: number): HouseholdPlan {
  const plans = children.map((child) => planChild(child, growthPercent))
  const all = plans.flatMap(({ years }) => years)
  const years = [...new Set(all.map(({ year }) => year))].toSorted((one, other) => one - other)
  return {
    children: plans,
    years: years.map((year) => ({
      year,
      children: plans.flatMap((plan, at) => (plan.years.some((each) => each.year === year) ? [at] : [])),
      sum: addAmounts(all.filter((each) => each.year === year)),
    })),
    sum: addAmounts(all),
  }
}

/** Names the school year that starts in a fall: `2026–27`. */
export function nameSchoolYear(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, '0')}`
}

function planChild(child: PlannedChild, growthPercent: number): ChildPlan {
  const years: ChildYear[] = []
  let owedCents = child.owedCents
  let plusTakenCents = child.plusTakenCents
  let loanTotalReachedIn: number | undefined
  let plusTotalReachedIn: number | undefined
  for (let nth = 0; nth < child.years; nth += 1) {
    const year = child.firstYear + nth
    const limits = getLimits(child, { nth, owedCents, plusTakenCents })
    const costCents = Math.round(child.costCents * (1 + growthPercent / 100) ** nth)
    const grantCents = Math.min(child.grantCents, costCents)
    const workCents = Math.min(child.workCents, costCents - grantCents)
    const open = costCents - grantCents - workCents
    const loanCents = Math.min(open, limits.loan.thisYear, child.studentLoanCents ?? onlyCostBinds)
    const leftCents = open - loanCents
    const plusCents = Math.min(leftCents, limits.plus?.thisYear ?? 0)
    years.push({
      year,
      costCents,
      grantCents,
      workCents,
      loanCents,
      leftCents,
      plusCents,
      loanLimitCents: limits.loan.thisYear,
      plusLimitCents: limits.plus?.thisYear ?? null,
    })
    if (limits.loan.aggregate === loanCents) loanTotalReachedIn ??= year
    if (limits.plus?.aggregate === plusCents) plusTotalReachedIn ??= year
    owedCents += loanCents
    plusTakenCents += plusCents
  }
  return { years, sum: addAmounts(years), loanTotalReachedIn, plusTotalReachedIn }
}

/** What can be borrowed in the nth year of a child, counted from 0. Where the rules leave a range, its lower end. */
function getLimits(
  { firstYear, degree, studyYear, dependency, isExcepted }: PlannedChild,
  { nth, owedCents, plusTakenCents }: { nth: number; owedCents: number; plusTakenCents: number },
) {
  const { atMostAcademicYears } = awardYear202627.interimException
  const { student, parentPlus } = calculateRemainingFederalLoans({
    degree,
    enrollment: 'full_time',
    studyYear: studyYears[Math.min(studyYears.indexOf(studyYear) + nth, studyYears.length - 1)],
    dependency,
    isExcepted: isExcepted && firstYear + nth < firstPlanYear + atMostAcademicYears,
    borrowedThisYearCents: 0,
    borrowedInAllCents: owedCents,
    plusThisYearCents: 0,
    plusInAllCents: plusTakenCents,
  })
  return {
    loan: { thisYear: student.thisYear.fromCents, aggregate: student.aggregate.fromCents },
    plus: parentPlus && {
      thisYear: parentPlus.thisYear.fromCents,
      aggregate: parentPlus.aggregate.fromCents,
    },
  }
}

function addAmounts(amounts: readonly PlanAmounts[]): PlanAmounts {
  const sum = (key: keyof PlanAmounts) => amounts.reduce((total, each) => total + each[key], 0)
  return {
    costCents: sum('costCents'),
    grantCents: sum('grantCents'),
    workCents: sum('workCents'),
    loanCents: sum('loanCents'),
    leftCents: sum('leftCents'),
    plusCents: sum('plusCents'),
  }
}
