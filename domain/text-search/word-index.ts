import { mayBeSimilar, toLetterMask } from './letter-mask.ts'
import { addEntry, createPosting, type Posting, removeEntry } from './posting.ts'
import { countTypingErrors } from './typing-errors.ts'

/**
 * Maps words to the entries that contain them. The search that uses the index defines what an entry is and
 * how much a word weighs in it.
 */
export interface WordIndex {
  /** Sorted by word, so that the words with a common prefix form a range. */
  readonly sorted: Posting[]
  /** The words by length, because only words of about the same length can be similar. */
  readonly byLength: WordsOfLength[]
  readonly byWord: Map<string, Posting>
}

interface WordsOfLength {
  readonly sorted: Posting[]
  /** The letter mask of each of these words. */
  readonly letters: number[]
}

export function createWordIndex(): WordIndex {
  return { sorted: [], byLength: [], byWord: new Map() }
}

/** Adds a word of an entry. The entry must not have the word yet. */
export function addWord(
  index: WordIndex,
  word: string,
  { place, weight }: { place: number; weight: number },
) {
  const posting = index.byWord.get(word) ?? addPosting(index, word)
  addEntry(posting, place, weight)
  return posting
}

/** Removes a word from an entry, and from the index when no entry has it any more. */
export function removeWord({ sorted, byLength, byWord }: WordIndex, posting: Posting, place: number): void {
  removeEntry(posting, place)
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

/** Moves the arrays of all words into shared memory without spare room, for an index that is complete. */
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

/** Returns the longer words that start with a prefix. */
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
 * Returns the words within a number of typing errors, excluding the word itself.
 * @param isUnfinished also match longer words whose beginning is within that many errors
 */
export function findSimilar(
  { byLength }: WordIndex,
  typed: string,
  { max, isUnfinished = false }: { max: number; isUnfinished?: boolean },
): Similar[] {
  const found: Similar[] = []
  const own = toLetterMask(typed)
  const longest = isUnfinished ? byLength.length - 1 : typed.length + max
  for (let length = Math.max(0, typed.length - max); length <= longest; length += 1) {
    const { sorted, letters } = byLength[length] ?? NO_WORDS
    // This loop uses an index because it runs over most words of the index.
    for (let at = 0; at < letters.length; at += 1) {
      if (!mayBeSimilar(own, letters[at] ?? 0, { max, isUnfinished })) continue
      const posting = sorted[at]
      if (!posting) continue
      const errors = countTypingErrors(typed, posting.word, { max, prefixOnly: isUnfinished })
      if (errors > 0 && errors <= max) found.push({ posting, errors })
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
  alike.letters.splice(at, 0, toLetterMask(word))
  return posting
}

/** Returns the index of the word, or the index at which to insert it. */
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
