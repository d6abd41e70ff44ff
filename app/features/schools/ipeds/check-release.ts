import { usStates } from '#domain/states.ts'
import type { Release } from './read-release.ts'

/** The conditions a file must meet to replace the current schools. */
export interface ReleaseLimits {
  /** A file with fewer schools is incomplete. The official 2024 file lists 5,731. */
  fewestSchools: number
  maxSchools: number
  /** The maximum percentage of refused rows. */
  maxRefusedPercent: number
  /** The minimum size of the new release as a percentage of the current one. */
  minPercentOfCurrent: number
}

export const releaseLimits: ReleaseLimits = {
  fewestSchools: 4_500,
  maxSchools: 20_000,
  maxRefusedPercent: 1,
  minPercentOfCurrent: 80,
}

/**
 * Checks a release as a whole.
 * @param currentCount the number of schools in the current release; `undefined` when there is none
 * @param force accepts a release that is smaller than expected, but not one with too many refused rows
 * @returns one line per problem; empty when the release may be used
 */
export function checkRelease(
  { schools, refused }: Pick<Release, 'schools' | 'refused'>,
  {
    currentCount,
    force,
    limits,
  }: { currentCount: number | undefined; force: boolean; limits: ReleaseLimits },
): string[] {
  const problems: string[] = []
  const rows = schools.length + refused.length
  if (schools.length === 0) return ['The file contains no schools.']
  if (refused.length * 100 > rows * limits.maxRefusedPercent) {
    problems.push(`${refused.length} of ${rows} rows are invalid; the limit is ${limits.maxRefusedPercent}%.`)
  }
  if (schools.length > limits.maxSchools) {
    problems.push(`The file lists ${schools.length} schools; more than ${limits.maxSchools} cannot be right.`)
  }
  if (force) return problems
  if (schools.length < limits.fewestSchools) {
    problems.push(
      `The file lists ${schools.length} schools; a complete file has ${limits.fewestSchools} or more.`,
    )
  }
  const present = new Set(schools.map((school) => school.state))
  const absent = usStates.filter(({ kind, abbreviation }) => isState(kind) && !present.has(abbreviation))
  if (absent.length > 0) {
    problems.push(
      `No school in ${absent.map((state) => state.abbreviation).join(', ')}: part of the file is missing.`,
    )
  }
  if (currentCount !== undefined && schools.length * 100 < currentCount * limits.minPercentOfCurrent) {
    problems.push(
      `The file lists ${schools.length} schools, fewer than ${limits.minPercentOfCurrent}% of the ${currentCount} in use.`,
    )
  }
  return problems
}

function isState(kind: string): boolean {
  return kind === 'state' || kind === 'district'
}
