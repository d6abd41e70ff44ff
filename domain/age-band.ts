/** How old people say they are when they sign up: a range, and never a birthday. */
export const ageBands = ['under_13', 'from_13', 'from_18'] as const

export type AgeBand = (typeof ageBands)[number]

/** What an account states of its owner's age; both are `null` if it was never asked. */
export interface StatedAge {
  band: AgeBand | null
  /** The day it was stated, `YYYY-MM-DD`. */
  on: string | null
}

/** The youngest who may have an account is 18 after this long. */
const yearsFrom13To18 = 5

/**
 * Whether an account counts as that of somebody under 18: who stated 13 to 17 does for five years, since no birthday is
 * known. Who was never asked does not.
 * @param today `YYYY-MM-DD`
 */
export function isMinor({ band, on }: StatedAge, today: string): boolean {
  if (band === 'under_13') return true
  return band === 'from_13' && on !== null && today < addYears(on, yearsFrom13To18)
}

function addYears(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}
