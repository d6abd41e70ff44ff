import { isIsoMonth } from '#domain/dates.ts'

/** Returns the calendar month a number of months after another, both `YYYY-MM`. */
export function monthAfter(month: string, months: number): string {
  const count = toCount(month) + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Returns the months from one calendar month to another, negative when the other is earlier. */
export function monthsBetween(from: string, to: string): number {
  return toCount(to) - toCount(from)
}

function toCount(month: string): number {
  if (!isIsoMonth(month)) throw new RangeError(`Expected a month as YYYY-MM, got ${JSON.stringify(month)}`)
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
}
