import type { Meets } from '#domain/scholarships/match.ts'
import type { FitCounts } from '#domain/scholarships/private-fit.ts'

/** Parts of the list, by how the scholarships fit the answers. */
export const listParts = ['yes', 'open', 'no'] as const

/** What the list shows: one part, all that may fit, or everything. */
export type Shown = (typeof listParts)[number] | 'may' | 'all'

/** Whoever searches for a name, or for what they saved, finds it whether or not it fits. */
export function toShown({
  fit,
  words,
  onlySaved,
}: {
  fit?: (typeof listParts)[number] | undefined
  words: string
  onlySaved: boolean
}): Shown {
  return fit ?? (words !== '' || onlySaved ? 'all' : 'may')
}

/**
 * Whether one that the server put into the list stays visible when the browser has decided the rest. Only what is
 * open on the server can change, so the parts of what fits and of what does not stay as they are.
 */
export function staysShown(shown: Shown, meets: Meets): boolean {
  if (shown === 'may') return meets !== 'no'
  return shown !== 'open' || meets === 'unknown'
}

export function countShown({ yes, unknown, no }: FitCounts, shown: Shown): number {
  return { all: yes + unknown + no, may: yes + unknown, yes, open: unknown, no }[shown]
}

/** How many stand in the list before the first one that the browser may hide. */
export function countCertain({ yes }: FitCounts, shown: Shown): number {
  if (shown === 'may') return yes
  return shown === 'open' ? 0 : Number.POSITIVE_INFINITY
}
