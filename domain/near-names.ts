import { countTypingErrors } from './text-search/typing-errors.ts'

/** The names most like one that is not known, nearest first; none where nothing is alike. */
export function nearNames(name: string, known: readonly string[], atMost = 3): string[] {
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
