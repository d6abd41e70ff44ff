import { assumedApplicants, assumedAwards, assumeHours, findCompetition } from './assumed-work.ts'
import type { Scholarship } from './scholarship.ts'

/** How the worth of an hour of applying comes about. */
export interface ExpectedValue {
  /** The middle of the award's range. */
  awardCents: number
  awards: number
  applicants: number
  hours: number
  perHourCents: number
  /** What we assume, because the provider does not say; see `assumed-work.ts`. */
  assumed: ('awards' | 'applicants' | 'hours')[]
}

/**
 * Returns what an hour spent on an application is worth on average, if all applications are equally good:
 * award × awards ÷ applicants ÷ hours, where nobody wins more than one award.
 * Renewals are left out, because they have conditions of their own. Returns undefined when no amount is stated.
 */
export function toExpectedValue(scholarship: Scholarship): ExpectedValue | undefined {
  const awardCents = toMiddle(scholarship.awardLowCents, scholarship.awardHighCents)
  if (awardCents === null) return undefined
  const awards = scholarship.awards ?? assumedAwards
  // Nobody applied the last time: one application competes with itself.
  const applicants = Math.max(1, scholarship.applicants ?? assumedApplicants[findCompetition(scholarship)])
  const hours = scholarship.effortHours ?? assumeHours(scholarship)
  return {
    awardCents,
    awards,
    applicants,
    hours,
    perHourCents: toHourlyCents({ awardCents, awards, applicants, hours }),
    assumed: [
      ...(scholarship.awards === null ? (['awards'] as const) : []),
      ...(scholarship.applicants === null ? (['applicants'] as const) : []),
      ...(scholarship.effortHours === null ? (['hours'] as const) : []),
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
