import { daysBetween, monthsBefore } from '#domain/dates.ts'
import type { Stream } from './appendix-j.ts'

/** The unit period of a transaction: a number of days, weeks, half months, months, or years. */
export interface UnitPeriod {
  count: number
  of: 'day' | 'week' | 'semimonth' | 'month' | 'year'
}

/** Returns the number of unit periods in a year: Regulation Z (12 CFR 1026), Appendix J, (b)(5)(vi). */
export function unitPeriodsPerYear({ count, of }: UnitPeriod): number {
  const perYear = { day: 365, week: 52, semimonth: 24, month: 12, year: 1 }
  return perYear[of] / count
}

/**
 * Returns the whole unit periods between two days and the remaining fraction: Appendix J, (b)(5)(i) to (iv).
 * Months are counted back from the later day and all have the same length; each remaining day is a thirtieth
 * of a month.
 */
export function unitPeriodsBetween(
  from: string,
  to: string,
  unit: UnitPeriod,
): Required<Pick<Stream, 'from' | 'fraction'>> {
  switch (unit.of) {
    case 'day':
      return divide(daysBetween(from, to), unit.count)
    case 'week':
      return divide(daysBetween(from, to), 7 * unit.count)
    case 'semimonth':
      return divide(daysOfEqualMonths(from, to), 15 * unit.count)
    case 'month':
      return divide(daysOfEqualMonths(from, to), 30 * unit.count)
    case 'year': {
      const { months, days } = fullMonths(from, to)
      if (days === 0) return divide(months, 12 * unit.count)
      const years = Math.floor(months / 12)
      return { from: years, fraction: daysBetween(from, monthsBefore(to, years * 12)) / 365 }
    }
  }
}

function divide(whole: number, by: number) {
  return { from: Math.floor(whole / by), fraction: (whole % by) / by }
}

function daysOfEqualMonths(from: string, to: string): number {
  const { months, days } = fullMonths(from, to)
  return months * 30 + days
}

/** Returns the full months counted back from the later day and the days that remain before them. */
function fullMonths(from: string, to: string): { months: number; days: number } {
  let months = 0
  while (monthsBefore(to, months + 1) >= from) months += 1
  return { months, days: daysBetween(from, monthsBefore(to, months)) }
}
