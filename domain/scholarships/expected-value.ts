import type { Scholarship } from './scholarship.ts'

/** What a visitor assumes where a provider says nothing. `null` leaves the value unknown. */
export interface Assumptions {
  applicants: number | null
  effortHours: number | null
}

/** How the worth of an hour of applying comes about. `null` where nobody knows. */
export interface ExpectedValue {
  /** The middle of the award's range. */
  awardCents: number
  applicants: number
  hours: number
  perHourCents: number
  /** What the visitor assumed, because the provider does not say. */
  assumed: (keyof Assumptions)[]
}

/**
 * Returns what an hour spent on an application is worth on average, if all applications are equally good:
 * award × awards ÷ applicants ÷ hours, where nobody wins more than one award.
 * Renewals are left out, because they have conditions of their own. Returns undefined when the award, the
 * number of awards, of applicants or of hours is neither stated nor assumed.
 */
export function toExpectedValue(
  { awardLowCents, awardHighCents, awards, applicants, effortHours }: Scholarship,
  assumptions: Assumptions,
): ExpectedValue | undefined {
  const awardCents = toMiddle(awardLowCents, awardHighCents)
  const competing = applicants ?? assumptions.applicants
  const hours = effortHours ?? assumptions.effortHours
  if (awardCents === null || awards === null || !competing || !hours) return undefined
  return {
    awardCents,
    applicants: competing,
    hours,
    perHourCents: toHourlyCents({ awardCents, awards, applicants: competing, hours }),
    assumed: [
      ...(applicants === null ? (['applicants'] as const) : []),
      ...(effortHours === null ? (['effortHours'] as const) : []),
    ],
  }
}

interface Application {
  awardCents: number
  awards: number
  applicants: number
  hours: number
}

/** Returns what an hour brings on average, in cents; nobody wins more than one award. */
export function toHourlyCents({ awardCents, awards, applicants, hours }: Application): number {
  return Math.round((awardCents * Math.min(1, awards / applicants)) / hours)
}

function toMiddle(low: number | null, high: number | null): number | null {
  if (low === null || high === null) return low ?? high
  return Math.round((low + high) / 2)
}
