import type { PovertyRegion } from './borrower.ts'
import { repaymentSources } from './sources.ts'

/** The poverty guidelines of 2026: for one person, and for each more. */
export const povertyGuidelines = {
  regions: {
    contiguous: { firstCents: 1_596_000, eachCents: 568_000 },
    alaska: { firstCents: 1_995_000, eachCents: 710_000 },
    hawaii: { firstCents: 1_836_000, eachCents: 653_000 },
  } satisfies Record<PovertyRegion, { firstCents: number; eachCents: number }>,
  source: repaymentSources.poverty,
} as const

/**
 * Returns the guideline of 2026 for a family, in whole cents a year. Throws unless the family is one person or
 * more.
 */
export function povertyGuidelineCents(region: PovertyRegion, familySize: number): number {
  if (!Number.isSafeInteger(familySize) || familySize < 1)
    throw new RangeError(`A family is one person or more, got ${familySize}`)
  const { firstCents, eachCents } = povertyGuidelines.regions[region]
  return firstCents + eachCents * (familySize - 1)
}
