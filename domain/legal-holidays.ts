import type { Source } from './award-years/source.ts'

/** A day of the week as `Date` counts it: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

interface FixedDay {
  name: string
  month: number
  day: number
  /** The first year of a holiday that is younger than this list's first year. */
  since?: number
}

interface FloatingDay {
  name: string
  month: number
  weekday: Weekday
  /** 1 is the first such weekday of the month; -1 the last. */
  nth: number
}

/** The legal public holidays of the United States. */
export const legalHolidays = {
  days: [
    { name: 'New Year’s Day', month: 1, day: 1 },
    { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: 1, nth: 3 },
    { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
    { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
    { name: 'Juneteenth National Independence Day', month: 6, day: 19, since: 2021 },
    { name: 'Independence Day', month: 7, day: 4 },
    { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', month: 11, day: 11 },
    { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
    { name: 'Christmas Day', month: 12, day: 25 },
  ],
  source: {
    publisher: 'US Congress',
    title: '5 USC 6103(a), holidays',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title5-section6103',
    checkedOn: '2026-11-23',
    readIn: 'the list as quoted in a public repository',
  },
} as const satisfies { days: readonly (FixedDay | FloatingDay)[]; source: Source }

/**
 * Whether a calendar day (`YYYY-MM-DD`) is a legal public holiday: the date that the law names. A Friday or Monday on
 * which offices observe a holiday of the weekend is none.
 */
export function isLegalHoliday(isoDay: string): boolean {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number)
  return legalHolidays.days.some((holiday) => {
    if (holiday.month !== month) return false
    if ('day' in holiday) return holiday.day === day && (!('since' in holiday) || year >= holiday.since)
    return holiday.weekday === weekdayOf(isoDay) && isNth(holiday.nth, day, daysInMonth(year, month))
  })
}

/** Returns the day of the week of a calendar day: 0 is Sunday. */
export function weekdayOf(isoDay: string): number {
  return new Date(`${isoDay}T00:00:00Z`).getUTCDay()
}

function isNth(nth: number, day: number, days: number): boolean {
  return nth === -1 ? day > days - 7 : Math.ceil(day / 7) === nth
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
