import { apostrophes, foldText } from '#domain/text-search/fold-text.ts'

/** The words of a text as they are compared: small letters without accents, plurals as their singulars. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

/** Where each word stands in the text as it is, apostrophes and accents with it. */
export function* placesOfWords(text: string): Generator<{ start: number; end: number; words: string[] }> {
  for (const { index, 0: found } of text.matchAll(written)) {
    yield { start: index, end: index + found.length, words: wordsOf(found) }
  }
}

const written = new RegExp(`[\\p{L}\\p{N}\\p{M}${apostrophes}]+`, 'gu')

/** Words that say nothing of what is sought, where others do. */
const fillers = new Set(
  'a an and are as at be by can do does for from get how i if in is it me my of on or our should that the this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

const MOST_WORDS = 8

/** What is looked for: at most eight words that mean something, each once; fillers only where there is nothing else. */
export function soughtWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const telling = words.filter((word) => !fillers.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
