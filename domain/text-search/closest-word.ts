import { mayBeSimilar, toLetterMask } from './letter-mask.ts'
import { countTypingErrors, forgivenErrors } from './typing-errors.ts'

/**
 * Returns the word that was meant by one with typing errors: the most similar word within the errors forgiven, and
 * among equals the most common. A number is never taken for another.
 * @param countOf how often the word at this position occurs
 */
export function findClosestWord(
  words: readonly string[],
  typed: string,
  countOf: (at: number) => number,
): string | undefined {
  const max = /\p{N}/u.test(typed) ? 0 : forgivenErrors(typed)
  if (max === 0) return undefined
  const letters = toLetterMask(typed)
  let closest: { word: string; errors: number; count: number } | undefined
  for (const [at, word] of words.entries()) {
    if (Math.abs(word.length - typed.length) > max) continue
    if (!mayBeSimilar(letters, toLetterMask(word), { max })) continue
    const errors = countTypingErrors(typed, word, { max: closest?.errors ?? max })
    if (errors > (closest?.errors ?? max)) continue
    const count = countOf(at)
    if (!closest || errors < closest.errors || count > closest.count) closest = { word, errors, count }
  }
  return closest?.word
}
