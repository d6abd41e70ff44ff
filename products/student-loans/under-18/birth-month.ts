import { findBirthdayMonth, laterMajority } from '#domain/eligibility/age-of-majority.ts'

/** When somebody comes of age. Months are 'YYYY-MM'. */
export interface ComingOfAge {
  month: string
  isReached: 'yes' | 'this_month' | 'no'
  /** The same where one comes of age after 18, by the postal code of the state. */
  later: Readonly<Record<string, string>>
}

export type BirthMonthReading =
  | { ok: true; values: BirthMonthValues; answer: ComingOfAge }
  | { ok: false; values: BirthMonthValues; field: keyof BirthMonthValues }

interface BirthMonthValues {
  month: string
  year: string
}

const adultAge = 18
const youngestAge = 10

/**
 * Answers when somebody turns 18, from the month and the year of birth. The day is not asked for.
 * @param today 'YYYY-MM-DD'
 */
export function readBirthMonth(form: FormData, today: string): BirthMonthReading {
  const values = { month: getText(form, 'month'), year: getText(form, 'year') }
  const { month, year } = values
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return { ok: false, values, field: 'month' }
  if (!listBirthYears(today).includes(year)) return { ok: false, values, field: 'year' }
  return { ok: true, values, answer: findComingOfAge(`${year}-${month}`, today.slice(0, 7)) }
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

function getText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
