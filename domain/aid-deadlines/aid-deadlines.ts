import { fafsaDates } from '#domain/award-years/fafsa-dates.ts'
import { isIsoDay } from '#domain/dates.ts'
import {
  type DeadlineClock,
  type StateDeadline,
  stateDeadlines,
  stateDeadlinesYear,
} from './state-deadlines.ts'

/** The award years whose form can be filed now or could be a year ago. */
export type AidYear = keyof typeof fafsaDates

export const aidYears = Object.keys(fafsaDates) as AidYear[]

/** What a visitor says about where and when they apply. */
export interface AidDeadlineChoice {
  year: AidYear
  /** The two-letter postal abbreviation of the home state. */
  state?: string
  /** The school's own priority date, `YYYY-MM-DD`. */
  schoolDay?: string
}

export interface AidDeadline {
  whose: 'school' | 'state' | 'federal'
  program?: string
  kind: StateDeadline['kind']
  /** `YYYY-MM-DD`; left out if it is open until the money runs out and the first day isn't known. */
  on?: string
  clock?: DeadlineClock
  untilFundsEnd?: true
  /** The day that was published for an earlier award year, if `on` was moved from it and so is only likely. */
  publishedOn?: string
}

/**
 * Lists the deadlines of a choice, the earliest first; those without a day come last. The days of states are known for
 * one award year alone: those of another are expected on the same day of its own year, which `publishedOn` says.
 */
export function listAidDeadlines({ year, state, schoolDay }: AidDeadlineChoice): AidDeadline[] {
  const federal: AidDeadline = {
    whose: 'federal',
    kind: 'date',
    on: fafsaDates[year].until,
    clock: 'midnight Central time',
  }
  const school: AidDeadline[] = schoolDay ? [{ whose: 'school', kind: 'priority', on: schoolDay }] : []
  const years = Number(year.slice(0, 4)) - Number(stateDeadlinesYear.slice(0, 4))
  const ofState = stateDeadlines
    .filter((deadline) => deadline.state === state)
    .map(({ state: _, ...deadline }): AidDeadline => ({ whose: 'state', ...move(deadline, years) }))
  return [...school, ...ofState, federal].toSorted((one, other) =>
    (one.on ?? '9999').localeCompare(other.on ?? '9999'),
  )
}

/** Money that is given from a day on is given from the opening of each year's form; every other day moves by years. */
function move(deadline: Omit<StateDeadline, 'state'>, years: number): Omit<AidDeadline, 'whose'> {
  const { on, ...rest } = deadline
  if (on === undefined || deadline.kind === 'funds') return rest
  if (years === 0) return { ...rest, on }
  return { ...rest, on: `${Number(on.slice(0, 4)) + years}${on.slice(4)}`, publishedOn: on }
}

/** Returns the nearest deadline that isn't over: a last day or a priority date. `today` is `YYYY-MM-DD`. */
export function findNextDeadline(
  deadlines: readonly AidDeadline[],
  today: string,
): (AidDeadline & { on: string }) | undefined {
  return deadlines.find(
    (deadline): deadline is AidDeadline & { on: string } => deadline.on !== undefined && deadline.on >= today,
  )
}

/** Whether a day can be a school's priority date for an award year: from the opening of its form until it closes. */
export function isPossiblePriorityDate(year: AidYear, isoDay: string): boolean {
  const { from, until } = fafsaDates[year]
  return isIsoDay(isoDay) && from <= isoDay && isoDay <= until
}
