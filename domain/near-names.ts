/** The names most like one that is not known, nearest first; none where nothing is alike. */
export function nearNames(name: string, known: readonly string[], atMost = 3): string[] {
  const wanted = name.toLowerCase()
  return known
    .map((candidate) => ({ candidate, changes: changesBetween(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, changes }) => changes <= Math.max(wanted.length, candidate.length) / 2)
    .toSorted((one, other) => one.changes - other.changes)
    .slice(0, atMost)
    .map(({ candidate }) => candidate)
}

/** How many letters have to be added, taken away or changed (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (let column = 1; column <= to.length; column++) {
      const changed = (row[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1)
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
