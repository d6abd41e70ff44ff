import { typingErrors } from '#app/features/schools/school-search.ts'

/** Every word of the index, in order, so that a beginning is a range. */
export interface Vocabulary {
  add(word: string): void
  remove(word: string): void
  /** Words that begin so, the word itself left out. */
  beginning(prefix: string): Iterable<string>
  /** Words at one or two typing errors from this one, with how many. */
  similar(typed: string): [word: string, errors: number][]
}

export function createVocabulary(): Vocabulary {
  const words: string[] = []
  /** Beside each word, a bit for each letter in it: most words are no match at a glance. */
  const letters: number[] = []
  return {
    add(word) {
      const at = placeOf(words, word)
      if (words[at] === word) return
      words.splice(at, 0, word)
      letters.splice(at, 0, lettersOf(word))
    },
    remove(word) {
      const at = placeOf(words, word)
      if (words[at] !== word) return
      words.splice(at, 1)
      letters.splice(at, 1)
    },
    *beginning(prefix) {
      for (let at = placeOf(words, prefix); at < words.length; at += 1) {
        const word = words[at] ?? ''
        if (!word.startsWith(prefix)) return
        if (word !== prefix) yield word
      }
    },
    similar(typed) {
      const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
      const found: [string, number][] = []
      if (most === 0) return found
      const own = lettersOf(typed)
      // By number: this runs over every word there is.
      for (let at = 0; at < words.length; at += 1) {
        if (bitsOf((letters[at] ?? 0) ^ own) > most * 2) continue
        const word = words[at] ?? ''
        if (Math.abs(word.length - typed.length) > most) continue
        const errors = typingErrors(typed, word, { most, prefixOnly: false })
        if (errors <= most) found.push([word, errors])
      }
      return found
    },
  }
}

/** Where the word is in the list, or would stand. */
function placeOf(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
