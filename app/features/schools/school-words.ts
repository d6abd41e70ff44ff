import { foldText } from '#domain/text-search/fold-text.ts'

// cspell:ignore aeiouhwy

/** Words that improve the ranking but need not match, because people omit, swap, and translate them. */
const OPTIONAL = new Set('a and at de del el for in la las los of on the y'.split(' '))
/** Words in so many school names that they say little. */
const COMMON = new Set(
  'university college community school institute technical state campus center'.split(' '),
)

/** Abbreviations and translations of words in names. Names are indexed under the first meaning. */
const MEANS: ReadonlyMap<string, readonly string[]> = new Map([
  ['st', ['saint', 'state']],
  ['mt', ['mount']],
  ['ft', ['fort']],
  ['u', ['university']],
  ['uni', ['university']],
  ['univ', ['university']],
  ['universidad', ['university']],
  ['coll', ['college']],
  ['colegio', ['college']],
  ['inst', ['institute']],
  ['instituto', ['institute']],
  ['cc', ['community college']],
])

/** Splits a text into words of letters and digits; `&` becomes `and`, and `U.C.L.A.` becomes `ucla`. */
export function splitWords(text: string): string[] {
  const plain = foldText(text)
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return plain === '' ? [] : plain.split(' ')
}

/**
 * Returns the form in which whole texts are compared: `St Louis U` and `Saint Louis University` become equal.
 * @param meaning which meaning to use for a word that has several
 */
export function spellOut(words: readonly string[], meaning = 0): string[] {
  return words.flatMap((word) => {
    const means = MEANS.get(word)
    if (!means || words.length === 1) return word
    return (means[meaning] ?? means[0] ?? word).split(' ')
  })
}

/** Returns the words under which a text is indexed: as written, their meanings, and `am` for `A & M`. */
export function toIndexedWords(text: string): Set<string> {
  const words = splitWords(text)
  const all = new Set([...words, ...spellOut(words)])
  for (const [at, word] of words.entries()) {
    const next = words[at + 2]
    if (word.length === 1 && words[at + 1] === 'and' && next?.length === 1) all.add(word + next)
  }
  return all
}

/** Returns the initials with and without optional words, because people abbreviate both ways. */
export function toInitials(name: readonly string[]): Set<string> {
  const all = name.map((word) => word[0]).join('')
  const main = withoutOptional(name)
    .map((word) => word[0])
    .join('')
  return new Set([all, main].filter((initials) => initials.length > 2))
}

/** Returns a key that is the same for any order of the words. */
export function toUnordered(words: readonly string[]): string {
  const main = withoutOptional(words)
  return (main.length > 0 ? main : words).toSorted().join(' ')
}

/**
 * Reduces a word to its consonants, without h, w, y, and doubled letters, so that words that sound alike
 * become equal.
 */
export function toConsonants(word: string): string {
  return word.replace(/[aeiouhwy]/g, '').replace(/(.)\1+/g, '$1')
}

export function withoutOptional(words: readonly string[]): string[] {
  return words.filter((word) => !OPTIONAL.has(word))
}

/** A word in the search text. */
export interface TypedWord {
  text: string
  /** Other words that it can stand for. */
  means: readonly string[]
  /** The weight of its match relative to the other words. */
  weight: number
  isNeeded: boolean
  isFirst: boolean
  isLast: boolean
}

export function readTypedWords(typed: readonly string[]): TypedWord[] {
  const allOptional = withoutOptional(typed).length === 0
  return [...new Set(typed)].map((text, at, all) => {
    const means =
      typed.length > 1 ? (MEANS.get(text) ?? []).map((meaning) => meaning.split(' ')[0] ?? '') : []
    const isOptional = OPTIONAL.has(text) && !allOptional
    const isCommon = [text, ...means].some((each) => COMMON.has(each))
    return {
      text,
      means,
      weight: isOptional ? 0.2 : isCommon ? 0.5 : 1,
      isNeeded: !isOptional,
      isFirst: at === 0,
      isLast: at === all.length - 1,
    }
  })
}
