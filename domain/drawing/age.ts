import { addDays, hasTurned, monthsBefore, parseUsDay } from '#domain/dates.ts'

/** Entrants are this old on the day they enter. */
export const minimumAge = 18

/** Whether somebody born on a day (`YYYY-MM-DD`) is old enough. */
export function isOldEnough(bornOn: string, today: string): boolean {
  return hasTurned(minimumAge, bornOn, today)
}

export type ReadBirthday =
  | { ok: true; bornOn: string }
  | { ok: false; problem: 'incomplete' | 'not_a_day' | 'impossible'; part: 'month' | 'day' | 'year' }

/** Reads a date of birth typed as three numbers. A living person was born in the last 130 years. */
export function readBirthday(
  typed: { month: string; day: string; year: string },
  today: string,
): ReadBirthday {
  const [month, day, year] = [typed.month.trim(), typed.day.trim(), typed.year.trim()]
  if (!/^\d{1,2}$/.test(month)) return { ok: false, problem: 'incomplete', part: 'month' }
  if (!/^\d{1,2}$/.test(day)) return { ok: false, problem: 'incomplete', part: 'day' }
  if (!/^\d{4}$/.test(year)) return { ok: false, problem: 'incomplete', part: 'year' }
  const bornOn = parseUsDay(`${month}/${day}/${year}`)
  if (bornOn === undefined) return { ok: false, problem: 'not_a_day', part: 'month' }
  const isPossible = bornOn <= today && bornOn > addDays(monthsBefore(today, 130 * 12), -1)
  return isPossible ? { ok: true, bornOn } : { ok: false, problem: 'impossible', part: 'year' }
}
