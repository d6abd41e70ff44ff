/** Returns the number of typing errors to tolerate: none in a short text, where every letter matters. */
export function forgivenErrors(typed: string): number {
  if (typed.length < 4) return 0
  return typed.length < 8 ? 1 : 2
}

/**
 * Counts letters that are changed, left out, added, or swapped with a neighbor (optimal string alignment);
 * returns `max + 1` when there are more than `max`.
 * @param prefixOnly compares with the beginning of the word that is most similar, because the text is
 *   unfinished
 */
export function countTypingErrors(
  typed: string,
  word: string,
  { max, prefixOnly = false }: { max: number; prefixOnly?: boolean },
): number {
  const width = prefixOnly ? Math.min(word.length, typed.length + max) : word.length
  if (Math.abs(width - typed.length) > max) return max + 1
  // Each row holds the number of errors between the letters typed so far and each prefix of the word. Only
  // three rows are needed at a time.
  let before: number[] = []
  let last: number[] = []
  let current: number[] = []
  for (let at = 0; at <= width; at++) {
    before.push(FAR)
    last.push(at)
    current.push(FAR)
  }
  for (let row = 1; row <= typed.length; row++) {
    // Prefixes that are longer or shorter by more than `max` letters always have too many errors.
    const from = Math.max(1, row - max)
    const to = Math.min(width, row + max)
    let min = row
    current[from - 1] = from === 1 ? row : FAR
    if (to < width) current[to + 1] = FAR
    const letter = typed.charCodeAt(row - 1)
    for (let at = from; at <= to; at++) {
      const other = word.charCodeAt(at - 1)
      let cost = Math.min(last[at] ?? FAR, current[at - 1] ?? FAR) + 1
      cost = Math.min(cost, (last[at - 1] ?? FAR) + (letter === other ? 0 : 1))
      const isSwapped =
        row > 1 && at > 1 && letter === word.charCodeAt(at - 2) && typed.charCodeAt(row - 2) === other
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? FAR) + 1)
      current[at] = cost
      if (cost < min) min = cost
    }
    if (min > max) return max + 1
    const free = before
    before = last
    last = current
    current = free
  }
  if (!prefixOnly) return Math.min(last[width] ?? FAR, max + 1)
  let errors = max + 1
  for (let at = Math.max(0, typed.length - max); at <= width; at++) errors = Math.min(errors, last[at] ?? FAR)
  return errors
}

/** More letters than any text has. */
const FAR = 1_000_000
