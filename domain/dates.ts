export type DateFormat = 'Month D, YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * Formats a calendar day (`YYYY-MM-DD`) in one of the three display formats of the site. Throws on any other
 * input.
 */
export function formatDate(isoDay: string, format: DateFormat): string {
  const { year, month, day } = readIsoDay(isoDay)
  switch (format) {
    case 'Month D, YYYY':
      return `${monthNames[month - 1]} ${day}, ${isoDay.slice(0, 4)}`
    case 'MM/DD/YYYY':
      return `${isoDay.slice(5, 7)}/${isoDay.slice(8)}/${isoDay.slice(0, 4)}`
    case 'YYYY-MM-DD':
      return toIsoDay(Date.UTC(year, month - 1, day))
  }
}

/** Formats a day of the last or the coming months as `Nov 7`. */
export function formatShortDay(isoDay: string): string {
  const { month, day } = readIsoDay(isoDay)
  return `${monthNames[month - 1]?.slice(0, 3)} ${day}`
}

/** Says how far away a day is: `Today`, `1 day`, `12 days`. */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'Today'
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`
}

/** Formats a calendar month (`YYYY-MM`) as `July 2028`. */
export function formatMonth(isoMonth: string): string {
  return `${monthNames[Number(isoMonth.slice(5)) - 1]} ${isoMonth.slice(0, 4)}`
}

/** Returns the calendar day in New York at a moment, as `YYYY-MM-DD`. The whole site uses it as "today". */
export function todayInNewYork(now: Date): string {
  return newYorkDay.format(now)
}

/** Returns the calendar day in New York of a timestamp; undefined for a missing or invalid one. */
export function toCalendarDay(timestamp: string | undefined): string | undefined {
  const at = timestamp === undefined ? Number.NaN : Date.parse(timestamp)
  return Number.isNaN(at) ? undefined : todayInNewYork(new Date(at))
}

/**
 * Returns the moment the next calendar day begins in New York, when pages that mention "today" become stale.
 */
export function nextMidnightInNewYork(now: Date): Date {
  const tomorrow = addDays(todayInNewYork(now), 1)
  // Clocks change at 2 a.m., so midnight always exists, four hours behind UTC in summer and five in winter.
  const inSummerTime = new Date(Date.parse(`${tomorrow}T04:00:00Z`))
  return todayInNewYork(inSummerTime) === tomorrow
    ? inSummerTime
    : new Date(Date.parse(`${tomorrow}T05:00:00Z`))
}

/** Returns the calendar day a number of days after another, or before it when the number is negative. */
export function addDays(isoDay: string, days: number): string {
  const { year, month, day } = readIsoDay(isoDay)
  return toIsoDay(Date.UTC(year, month - 1, day + days))
}

/**
 * Returns the same day of the month a number of months earlier, or the last day of that month if it is
 * shorter.
 */
export function monthsBefore(isoDay: string, months: number): string {
  const { year, month, day } = readIsoDay(isoDay)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return toIsoDay(Date.UTC(year, month - 1 - months, Math.min(day, lastDay)))
}

/** Whether somebody is so many years old on a day. Who is born on February 29 turns older on March 1. */
export function hasTurned(years: number, bornOn: string, isoDay: string): boolean {
  return bornOn <= monthsBefore(isoDay, years * 12)
}

/** Returns the number of calendar days from one day to another; negative when the second day is earlier. */
export function daysBetween(fromIsoDay: string, toIsoDay: string): number {
  return (utcMilliseconds(toIsoDay) - utcMilliseconds(fromIsoDay)) / 86_400_000
}

/**
 * Returns the number of whole calendar months from the month of a day to a later month (`YYYY-MM`); 0 when
 * that month has passed.
 */
export function monthsUntil(isoDay: string, isoMonth: string): number {
  const from = readIsoDay(isoDay)
  const to = readIsoDay(`${isoMonth}-01`)
  return Math.max(0, (to.year - from.year) * 12 + to.month - from.month)
}

/** Returns whether a text is a real calendar day in the form `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const milliseconds = Date.parse(`${text}T00:00:00Z`)
  // Date.parse lets February 30 roll over into March in some engines.
  return !Number.isNaN(milliseconds) && toIsoDay(milliseconds) === text
}

/** Returns whether a text is a month in the form `YYYY-MM`. */
export function isIsoMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** Reads a day written month first, such as `9/4/2026`, as `YYYY-MM-DD`; undefined for a text that is no day. */
export function parseUsDay(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(isoDay) ? isoDay : undefined
}

const newYorkDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

function readIsoDay(isoDay: string): { year: number; month: number; day: number } {
  if (!isIsoDay(isoDay)) throw new RangeError(`Expected a date as YYYY-MM-DD, got ${JSON.stringify(isoDay)}`)
  return { year: Number(isoDay.slice(0, 4)), month: Number(isoDay.slice(5, 7)), day: Number(isoDay.slice(8)) }
}

function utcMilliseconds(isoDay: string): number {
  const { year, month, day } = readIsoDay(isoDay)
  return Date.UTC(year, month - 1, day)
}

function toIsoDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
