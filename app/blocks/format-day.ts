import { formatDate, isIsoDay } from '#domain/dates.ts'

/** Formats a date for readers; text that is not a date is returned unchanged. */
export function formatDay(day: string): string {
  return isIsoDay(day) ? formatDate(day, 'Month D, YYYY') : day
}
