import { countTypingErrors } from './text-search/typing-errors.ts'

/** Returns the known names most similar to an unknown one, most similar first; empty if none is similar. */
export function findSimilarNames(name: string, known: readonly string[], atMost = 3): string[] {
  const wanted = name.toLowerCase()
  return known
    .map((candidate) => {
      const max = Math.floor(Math.max(wanted.length, candidate.length) / 2)
      return { candidate, max, errors: countTypingErrors(wanted, candidate.toLowerCase(), { max }) }
    })
    .filter(({ errors, max }) => errors <= max)
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, atMost)
    .map(({ candidate }) => candidate)
}
