import { monthNames } from '#domain/dates.ts'

/** Says a calendar month (`YYYY-MM`) as `July 2028`. */
export function sayMonth(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}
