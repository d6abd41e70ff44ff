/** Returns a bit mask of a word's letters, which rules out most words without comparing them letter by letter. */
export function toLetterMask(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/**
 * Whether two words with these masks may be within a number of typing errors. One error removes at most one letter
 * and adds at most one; the rest of an unfinished word may have any letters.
 */
export function mayBeSimilar(
  typed: number,
  word: number,
  { max, isUnfinished = false }: { max: number; isUnfinished?: boolean },
): boolean {
  return isUnfinished ? !hasMoreBits(typed & ~word, max) : !hasMoreBits(typed ^ word, max * 2)
}

function hasMoreBits(value: number, max: number): boolean {
  let rest = value
  // Each step clears the lowest set bit.
  for (let step = 0; step < max; step += 1) rest &= rest - 1
  return rest !== 0
}
