import { isIsoMonth } from '#domain/dates.ts'
import { findBirthdayMonth, laterMajority } from '#domain/eligibility/age-of-majority.ts'
import type { Reading } from '#kit/forms/sent-form.ts'
import { under18Text } from './under-18-messages.ts'

/** When somebody comes of age. Months are 'YYYY-MM'. */
export interface ComingOfAge {
  month: string
  isReached: 'yes' | 'this_month' | 'no'
  /** The same where one comes of age after 18, by the postal code of the state. */
  later: Readonly<Record<string, string>>
}

const adultAge = 18
const youngestAge = 10

/**
 * Answers when somebody turns 18, from the month and the year of birth. The day is not asked for.
 * @param today 'YYYY-MM-DD'
 */
export function readBirthMonth(form: URLSearchParams, today: string): Reading<ComingOfAge> {
  const values = { month: form.get('month') ?? '', year: form.get('year') ?? '' }
  const { month, year } = values
  const { missing } = under18Text.turning
  if (!isIsoMonth(`2000-${month}`)) return { values, problems: [{ field: 'month', message: missing.month }] }
  if (!listBirthYears(today).includes(year))
    return { values, problems: [{ field: 'year', message: missing.year }] }
  return { values, problems: [], answers: findComingOfAge(`${year}-${month}`, today.slice(0, 7)) }
}

/** Returns the years in which a visitor of this page may be born, the earliest first. */
export function listBirthYears(today: string): string[] {
  const first = Number(today.slice(0, 4)) - adultAge
  return Array.from({ length: adultAge - youngestAge + 1 }, (_, index) => String(first + index))
}

function findComingOfAge(bornIn: string, thisMonth: string): ComingOfAge {
  const month = findBirthdayMonth(bornIn, adultAge)
  const isPast = month < thisMonth ? 'yes' : 'no'
  return {
    month,
    isReached: month === thisMonth ? 'this_month' : isPast,
    later: Object.fromEntries(laterMajority.map(({ state, age }) => [state, findBirthdayMonth(bornIn, age)])),
  }
}
