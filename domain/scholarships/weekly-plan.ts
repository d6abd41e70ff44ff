import { addDays, daysBetween } from '#domain/dates.ts'
import { isOpenStatus, type SavedStatus } from './saved-status.ts'
import type { Scholarship } from './scholarship.ts'

/** One saved scholarship in a plan. */
export interface PlannedScholarship {
  scholarship: Scholarship
  status: SavedStatus
}

/** Hours to spend on one application in one week. */
interface PlannedWork {
  scholarship: Scholarship
  hours: number
  /** Whether the application is done with this work. */
  isLast: boolean
}

interface PlannedWeek {
  /** The first day of the week, `YYYY-MM-DD`; the first week begins today. */
  from: string
  works: PlannedWork[]
}

export interface WeeklyPlan {
  weeks: PlannedWeek[]
  /** Those that cannot be done by their deadline within the hours of a week. */
  late: Scholarship[]
  /** Those whose providers do not say how long an application takes, so that nothing is planned. */
  unknown: Scholarship[]
}

/** No plan reaches further than a year. */
const mostWeeks = 52

/**
 * Plans the open applications week by week: the earliest deadline first, those without one last. A week that
 * ends after a deadline does not count for it. What is late by this order takes no hours from the others.
 * @param today 'YYYY-MM-DD'
 * @param hoursPerWeek greater than 0
 * @param assumedHours what to plan where a provider does not say; `null` plans nothing
 */
export function planWeeks(
  planned: readonly PlannedScholarship[],
  { today, hoursPerWeek, assumedHours }: { today: string; hoursPerWeek: number; assumedHours: number | null },
): WeeklyPlan {
  const open = planned
    .filter(({ scholarship, status }) => isOpenStatus(status) && !isExpired(scholarship, today))
    .map(({ scholarship }) => scholarship)
    .toSorted(byDeadline)
  const left = Array.from({ length: mostWeeks }, () => hoursPerWeek)
  const weeks: PlannedWeek[] = left.map((_, week) => ({ from: addDays(today, 7 * week), works: [] }))
  const late: Scholarship[] = []
  for (const scholarship of open) {
    const hours = scholarship.effortHours ?? assumedHours
    if (hours === null) continue
    const works = takeHours(left, hours, countWeeks(scholarship, today))
    if (!works) late.push(scholarship)
    else for (const { week, ...work } of works) weeks[week]?.works.push({ scholarship, ...work })
  }
  return {
    weeks: weeks.filter(({ works }) => works.length > 0),
    late,
    unknown: assumedHours === null ? open.filter(({ effortHours }) => effortHours === null) : [],
  }
}

/** Takes hours from the first weeks that have some left; undefined, and nothing taken, when they do not do. */
function takeHours(left: number[], hours: number, weekCount: number) {
  const works: { week: number; hours: number; isLast: boolean }[] = []
  let missing = hours
  for (let week = 0; week < weekCount && missing > 0; week += 1) {
    const taken = Math.min(missing, left[week] ?? 0)
    if (taken <= 0) continue
    missing = roundHours(missing - taken)
    works.push({ week, hours: taken, isLast: missing === 0 })
  }
  if (missing > 0) return undefined
  for (const work of works) left[work.week] = roundHours((left[work.week] ?? 0) - work.hours)
  return works
}

/** How many weeks from today begin and end by the deadline; a first, shorter week counts too. */
function countWeeks({ deadline }: Scholarship, today: string): number {
  if (deadline.on === null) return mostWeeks
  return Math.min(mostWeeks, Math.max(1, Math.floor((daysBetween(today, deadline.on) + 1) / 7)))
}

function isExpired({ deadline }: Scholarship, today: string): boolean {
  return deadline.on !== null && deadline.on < today
}

function byDeadline(a: Scholarship, b: Scholarship): number {
  const [one, other] = [a.deadline.on ?? '9999', b.deadline.on ?? '9999']
  return one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1
}

/** Keeps sums of halves and quarters exact enough to compare. */
function roundHours(hours: number): number {
  return Math.round(hours * 1000) / 1000
}
