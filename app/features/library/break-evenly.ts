/**
 * Sets words in a number of lines of about the same length, so that no word stands alone in the last line
 * unless it is as long as the others. With fewer words than lines, each word is a line.
 */
export function breakEvenly(words: readonly string[], count: number): string[] {
  /** The best lines from each word to the end, first as one line, then as two, and so on. */
  let best = words.map((_, from) => [words.slice(from).join(' ')])
  for (let lines = 2; lines <= Math.min(count, words.length); lines += 1) {
    const shorter = best
    best = words.map((_, from) => {
      const first = words.slice(from, words.length - lines + 1)
      const ways = first.map((_, at) => [
        words.slice(from, from + at + 1).join(' '),
        ...(shorter[from + at + 1] ?? []),
      ])
      return ways.toSorted((one, other) => rateUnevenness(one) - rateUnevenness(other))[0] ?? []
    })
  }
  return best[0] ?? []
}

/** The sum of squares is least when all lines have the same length. */
function rateUnevenness(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length ** 2, 0)
}
