import { createPosting, give, type Posting, take } from './posting.ts'
import { countTypingErrors } from './typing-errors.ts'

/** Which entries have which words. What an entry is, and what a word is worth in it, is the matter of the search that asks. */
export interface WordIndex {
  /** In the order of their words, so that the words that begin alike are a range. */
  readonly sorted: Posting[]
  /** Those of each length: only words about as long can be similar. */
  readonly byLength: WordsOfLength[]
  readonly byWord: Map<string, Posting>
}

interface WordsOfLength {
  readonly sorted: Posting[]
  /** Beside each of these, a bit for each letter of its word: most words are no match at a glance. */
  readonly letters: number[]
}

export function createWordIndex(): WordIndex {
  return { sorted: [], byLength: [], byWord: new Map() }
}

/** Says that an entry has a word. The entry must not have it yet. */
export function addWord(
  index: WordIndex,
  word: string,
  { place, weight }: { place: number; weight: number },
) {
  const posting = index.byWord.get(word) ?? addPosting(index, word)
  give(posting, place, weight)
  return posting
}

/** Takes an entry from a word, and the word from the index when no entry has it any more. */
export function removeWord({ sorted, byLength, byWord }: WordIndex, posting: Posting, place: number): void {
  take(posting, place)
  if (posting.count > 0) return
  const { word } = posting
  byWord.delete(word)
  sorted.splice(lowerBound(sorted, word), 1)
  const alike = byLength[word.length]
  if (!alike) return
  const at = lowerBound(alike.sorted, word)
  alike.sorted.splice(at, 1)
  alike.letters.splice(at, 1)
}

/** Puts what is read together side by side, without room for more: for an index that is complete. */
export function packWords({ sorted }: WordIndex): void {
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  const [places, weights] = [new Uint32Array(total), new Float64Array(total)]
  let start = 0
  for (const posting of sorted) {
    const end = start + posting.count
    places.set(posting.places.subarray(0, posting.count), start)
    weights.set(posting.weights.subarray(0, posting.count), start)
    posting.places = places.subarray(start, end)
    posting.weights = weights.subarray(start, end)
    start = end
  }
}

/** Longer words that begin so. */
export function findBeginning({ sorted }: WordIndex, prefix: string): Posting[] {
  const start = lowerBound(sorted, prefix)
  const end = lowerBound(sorted, `${prefix}${AFTER_ALL_LETTERS}`)
  return sorted.slice(sorted[start]?.word === prefix ? start + 1 : start, end)
}

const AFTER_ALL_LETTERS = '\uffff'

interface Similar {
  posting: Posting
  errors: number
}

/**
 * Words that differ by at most so many typing errors, the same word left out.
 * @param isUnfinished words that begin so, with as many errors, are similar too
 */
export function findSimilar(
  { byLength }: WordIndex,
  typed: string,
  { most, isUnfinished = false }: { most: number; isUnfinished?: boolean },
): Similar[] {
  const found: Similar[] = []
  const own = lettersOf(typed)
  const longest = isUnfinished ? byLength.length - 1 : typed.length + most
  for (let length = Math.max(0, typed.length - most); length <= longest; length += 1) {
    const { sorted, letters } = byLength[length] ?? NO_WORDS
    // By number: this runs over most words there are.
    for (let at = 0; at < letters.length; at += 1) {
      const others = letters[at] ?? 0
      // An error takes one letter away and brings one; what follows an unfinished text may have any.
      if (isUnfinished ? hasMoreBits(own & ~others, most) : hasMoreBits(own ^ others, most * 2)) continue
      const posting = sorted[at]
      if (!posting) continue
      const errors = countTypingErrors(typed, posting.word, { most, prefixOnly: isUnfinished })
      if (errors > 0 && errors <= most) found.push({ posting, errors })
    }
  }
  return found
}

const NO_WORDS: WordsOfLength = { sorted: [], letters: [] }

function addPosting({ sorted, byLength, byWord }: WordIndex, word: string): Posting {
  const posting = createPosting(word)
  byWord.set(posting.word, posting)
  sorted.splice(lowerBound(sorted, word), 0, posting)
  for (let length = byLength.length; length <= word.length; length += 1)
    byLength.push({ sorted: [], letters: [] })
  const alike = byLength[word.length]
  if (!alike) return posting
  const at = lowerBound(alike.sorted, word)
  alike.sorted.splice(at, 0, posting)
  alike.letters.splice(at, 0, lettersOf(word))
  return posting
}

/** Where the word is, or would be put. */
function lowerBound(sorted: readonly Posting[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.word ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function hasMoreBits(value: number, most: number): boolean {
  let rest = value
  // Each step clears the lowest bit.
  for (let step = 0; step < most; step += 1) rest &= rest - 1
  return rest !== 0
}
