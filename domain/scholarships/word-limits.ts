/** How long an essay may be, in words; `null` where nothing is said. */
export interface WordLimits {
  leastWords: number | null
  mostWords: number | null
}

/** Returns the limits that a text must keep to suit all of these: the highest least and the lowest most. */
export function tightestLimits(all: readonly WordLimits[]): WordLimits {
  const min = all.flatMap(({ leastWords }) => leastWords ?? [])
  const max = all.flatMap(({ mostWords }) => mostWords ?? [])
  return {
    leastWords: min.length > 0 ? Math.max(...min) : null,
    mostWords: max.length > 0 ? Math.min(...max) : null,
  }
}

/** Whether no text can keep the limits, because the least is above the most. */
export function contradictsItself({ leastWords, mostWords }: WordLimits): boolean {
  return leastWords !== null && mostWords !== null && leastWords > mostWords
}

/** Whether a text of so many words keeps the limits. */
export function suits(count: number, { leastWords, mostWords }: WordLimits): boolean {
  return count >= (leastWords ?? 0) && count <= (mostWords ?? Number.POSITIVE_INFINITY)
}
