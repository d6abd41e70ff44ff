import { addDays, daysBetween } from '#domain/dates.ts'
import { assumeHours } from './assumed-work.ts'
import { toExpectedValue } from './expected-value.ts'
import { isOpenStatus, type SavedStatus } from './saved-status.ts'
import type { Scholarship } from './scholarship.ts'

/** One saved scholarship in a plan. */
export interface PlannedScholarship {
  scholarship: Scholarship
  status: SavedStatus
  /** How many warning signs of a scam one that the visitor added has. */
  signs?: number
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
  /** Those that cannot be done by their deadline within the hours of a week, even alone. */
  late: Scholarship[]
  /** Those that find no time beside the others, which bring more for an hour. */
  crowded: Scholarship[]
}

/** No plan reaches further than a year. */
const maxWeeks = 52

interface Task {
  scholarship: Scholarship
  minutes: number
  /** By when it has to be done; today is the first. */
  days: number
  worth: number
}

/**
 * Plans the open applications week by week, what brings the most for an hour first, as long as all the others are
 * still done by their deadlines. The week of a deadline counts by its days, but for the first one, whose hours can
 * all be spent today. When not everything can be done, what brings the most for an hour is.
 * @param today 'YYYY-MM-DD'
 * @param hoursPerWeek greater than 0
 */
export function planWeeks(
  planned: readonly PlannedScholarship[],
  { today, hoursPerWeek }: { today: string; hoursPerWeek: number },
): WeeklyPlan {
  const weekMinutes = Math.round(hoursPerWeek * 60)
  const tasks = planned
    .filter(({ scholarship, status }) => isOpenStatus(status) && !isExpired(scholarship, today))
    .map(({ scholarship }) => scholarship)
    .toSorted(byDeadline)
    .map((scholarship) => toTask(scholarship, today))
  const canBeDone = (some: readonly Task[]) => isEnough(some, weekMinutes)
  let chosen: Task[] = []
  for (const task of tasks.filter((one) => canBeDone([one])).toSorted((a, b) => b.worth - a.worth)) {
    const more = [...chosen, task].toSorted((a, b) => tasks.indexOf(a) - tasks.indexOf(b))
    if (canBeDone(more)) chosen = more
  }
  const rest = tasks.filter((task) => !chosen.includes(task))
  const list = (some: readonly Task[]) => some.map(({ scholarship }) => scholarship)
  return {
    weeks: fillWeeks(putWorthFirst(chosen, weekMinutes), { today, weekMinutes }),
    late: list(rest.filter((task) => !canBeDone([task]))),
    crowded: list(rest.filter((task) => canBeDone([task]))),
  }
}

function toTask(scholarship: Scholarship, today: string): Task {
  return {
    scholarship,
    minutes: Math.round(planHours(scholarship) * 60),
    days: countDays(scholarship, today),
    // Without an amount, nothing says that it brings anything.
    worth: toExpectedValue(scholarship)?.perHourCents ?? 0,
  }
}

/** Returns how long an application takes: as its provider says, or else as we assume. */
export function planHours(scholarship: Scholarship): number {
  return scholarship.effortHours ?? assumeHours(scholarship)
}

/**
 * Puts what brings the most for an hour first, as far as every task is still done by its day.
 * @param tasks can all be done, the earliest first
 */
function putWorthFirst(tasks: readonly Task[], weekMinutes: number): Task[] {
  const left = [...tasks]
  const ordered: Task[] = []
  let spent = 0
  while (left.length > 0) {
    let best = 0
    let sum = spent
    // A later task may go before the earlier ones if it fits into the time that each of them has to spare.
    let spare = Number.POSITIVE_INFINITY
    for (const [at, task] of left.entries()) {
      if (task.minutes <= spare && task.worth > (left[best]?.worth ?? 0)) best = at
      sum += task.minutes
      spare = Math.min(spare, countMinutes(task.days, weekMinutes) - sum)
    }
    for (const task of left.splice(best, 1)) {
      ordered.push(task)
      spent += task.minutes
    }
  }
  return ordered
}

/** Whether each task, the earliest first, is done by its day when those before it are. */
function isEnough(tasks: readonly Task[], weekMinutes: number): boolean {
  let sum = 0
  return tasks.every(({ minutes, days }) => {
    sum += minutes
    return sum <= countMinutes(days, weekMinutes)
  })
}

/** The minutes that the days from today bring: of the first week all, of a later one by its days. */
function countMinutes(days: number, weekMinutes: number): number {
  return Math.floor((weekMinutes * Math.max(7, days)) / 7)
}

/** Spends the minutes of the weeks one after another. */
function fillWeeks(
  tasks: readonly Task[],
  { today, weekMinutes }: { today: string; weekMinutes: number },
): PlannedWeek[] {
  const weeks: PlannedWeek[] = []
  let spent = 0
  for (const { scholarship, minutes } of tasks) {
    for (let left = minutes; left > 0; ) {
      const week = Math.floor(spent / weekMinutes)
      const taken = Math.min(left, (week + 1) * weekMinutes - spent)
      spent += taken
      left -= taken
      weeks[week] ??= { from: addDays(today, 7 * week), works: [] }
      weeks[week].works.push({ scholarship, hours: taken / 60, isLast: left === 0 })
    }
  }
  return weeks
}

function countDays({ deadline }: Scholarship, today: string): number {
  const max = 7 * maxWeeks
  return deadline.on === null ? max : Math.min(max, daysBetween(today, deadline.on) + 1)
}

function isExpired({ deadline }: Scholarship, today: string): boolean {
  return deadline.on !== null && deadline.on < today
}

/** The order of deadlines, those without a day last. */
export function byDeadline(a: Scholarship, b: Scholarship): number {
  const [one, other] = [a.deadline.on ?? '9999', b.deadline.on ?? '9999']
  return one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1
}
