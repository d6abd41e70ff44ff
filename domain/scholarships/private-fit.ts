import { citizenships } from '#domain/eligibility/profile.ts'
import { demographics } from './demographics.ts'
import { combineMeets, type Meets, type PrivateRequirement } from './match.ts'
import type { Requirements } from './scholarship.ts'

/** What a scholarship wants that only the visitor's browser decides. */
export type PrivateWants = Pick<Requirements, PrivateRequirement>

/** How many scholarships want the same. */
export interface PrivateTally extends PrivateWants {
  count: number
}

/** How many scholarships fit, wait for an answer, and do not fit. */
export type FitCounts = Record<Meets, number>

/** Counts by the answers that the server knows, and what the browser needs to go on from there. */
export interface CountedFits {
  counts: FitCounts
  /** Of those counted as unknown that want something private, by what else is left open. */
  tallies: { yes: readonly PrivateTally[]; unknown: readonly PrivateTally[] }
}

const asked: Record<PrivateRequirement, readonly string[]> = { citizenships, demographics }

/**
 * Decides one private requirement. It stays unknown until something of its kind is checked.
 * @param checked all codes that the visitor checked
 */
export function meetsPrivate(
  requirement: PrivateRequirement,
  wanted: readonly string[],
  checked: readonly string[],
): Meets {
  if (!checked.some((code) => asked[requirement].includes(code))) return 'unknown'
  return checked.some((code) => wanted.includes(code)) ? 'yes' : 'no'
}

/** Counts again, with what the visitor checked. */
export function recountFits({ counts, tallies }: CountedFits, checked: readonly string[]): FitCounts {
  const recounted = { ...counts }
  for (const rest of ['yes', 'unknown'] as const)
    for (const { count, citizenships: statuses, demographics: groups } of tallies[rest]) {
      const meets = combineMeets([
        rest,
        ...(statuses ? [meetsPrivate('citizenships', statuses, checked)] : []),
        ...(groups ? [meetsPrivate('demographics', groups, checked)] : []),
      ])
      recounted.unknown -= count
      recounted[meets] += count
    }
  return recounted
}

interface ShownPart {
  /** One-based place of the first one on the page, counted by what the server knows. */
  start: number
  /** How many of the page the browser leaves visible. */
  visible: number
  total: number
  isLast: boolean
  /** How many come before the first one that the browser may hide. */
  certain: number
}

/**
 * Returns which ones a page shows after the browser has hidden some; undefined where it cannot know how many it
 * would hide on the pages before.
 */
export function getShownRange({
  start,
  visible,
  total,
  isLast,
  certain,
}: ShownPart): { from: number; to: number } | undefined {
  if (start - 1 <= certain) return { from: start, to: start - 1 + visible }
  return isLast ? { from: total - visible + 1, to: total } : undefined
}
