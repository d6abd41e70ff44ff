import { formatDate, isIsoDay } from '#domain/dates.ts'

/** A day as readers see it. What a page reads may be no day: then it is shown as it was written. */
export function sayDay(day: string): string {
  return isIsoDay(day) ? formatDate(day, 'Month D, YYYY') : day
}
