import { countTypingErrors } from './text-search/typing-errors.ts'

/** Returns the known names most similar to an unknown one, most similar first; empty if none is similar. */
export function findSimilarNames(name: string, known: readonly string[], atMost = 3): string[] {
  const wanted = name.toLowerCase()
  return known
    .map((candidate) => {
      const most = Math.floor(Math.max(wanted.length, candidate.length) / 2)
      return { candidate, most, errors: countTypingErrors(wanted, candidate.toLowerCase(), { most }) }
    })
    .filter(({ errors, most }) => errors <= most)
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, atMost)
    .map(({ candidate }) => candidate)
}
