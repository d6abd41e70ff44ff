import { foldText } from '#domain/text-search/fold-text.ts'

// cspell:ignore aeiouhwy

/** Words that help to rank but need not match: people leave them out, swap them and translate them. */
const OPTIONAL = new Set('a and at de del el for in la las los of on the y'.split(' '))
/** Words that so many schools share that they say little. */
const COMMON = new Set(
  'university college community school institute technical state campus center'.split(' '),
)

/** What people write for a word of a name. The first is the one that names are indexed under. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  st: ['saint', 'state'],
  mt: ['mount'],
  ft: ['fort'],
  u: ['university'],
  uni: ['university'],
  univ: ['university'],
  universidad: ['university'],
  coll: ['college'],
  colegio: ['college'],
  inst: ['institute'],
  instituto: ['institute'],
  cc: ['community college'],
}

/** Letters and digits only; `&` is `and`, `U.C.L.A.` is `ucla`. */
export function splitWords(text: string): string[] {
  const plain = foldText(text)
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return plain === '' ? [] : plain.split(' ')
}

/**
 * The form under which whole texts are compared: `St Louis U` and `Saint Louis University` become one.
 * @param meaning which of its meanings stands for a word that has several
 */
export function spellOut(words: readonly string[], meaning = 0): string[] {
  return words.flatMap((word) => {
    const means = MEANS[word]
    if (!means || words.length === 1) return word
    return (means[meaning] ?? means[0] ?? word).split(' ')
  })
}

/** The words a text is found by: as written, what they mean, and `am` for `A & M`. */
export function toIndexedWords(text: string): Set<string> {
  const words = splitWords(text)
  const all = new Set([...words, ...spellOut(words)])
  for (const [at, word] of words.entries()) {
    const next = words[at + 2]
    if (word.length === 1 && words[at + 1] === 'and' && next?.length === 1) all.add(word + next)
  }
  return all
}

/** First letters, with and without the small words: people make short names both ways. */
export function toInitials(name: readonly string[]): Set<string> {
  const all = name.map((word) => word[0]).join('')
  const main = withoutOptional(name)
    .map((word) => word[0])
    .join('')
  return new Set([all, main].filter((initials) => initials.length > 2))
}

/** The same for any order of the same words. */
export function toUnordered(words: readonly string[]): string {
  const main = withoutOptional(words)
  return (main.length > 0 ? main : words).toSorted().join(' ')
}

/** What is left when vowels, the letters that lengthen or soften them, and doubled letters are not told apart. */
export function toConsonants(word: string): string {
  return word.replace(/[aeiouhwy]/g, '').replace(/(.)\1+/g, '$1')
}

export function withoutOptional(words: readonly string[]): string[] {
  return words.filter((word) => !OPTIONAL.has(word))
}

/** A word that was typed. */
export interface TypedWord {
  text: string
  /** What it can stand for. */
  means: readonly string[]
  /** How much a match of it counts beside the other words. */
  weight: number
  isNeeded: boolean
  isFirst: boolean
  isLast: boolean
}

export function readTypedWords(typed: readonly string[]): TypedWord[] {
  const allOptional = withoutOptional(typed).length === 0
  return [...new Set(typed)].map((text, at, all) => {
    const means = typed.length > 1 ? (MEANS[text] ?? []).map((meaning) => meaning.split(' ')[0] ?? '') : []
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
