import { apostrophes, foldText } from '#domain/text-search/fold-text.ts'

/** Splits a text into words for comparison: lowercase, without accents, and in the singular. */
export function splitWords(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

/** Finds the position of each word in the original text; apostrophes and accents are part of the word. */
export function* findWordPositions(text: string): Generator<{ start: number; end: number; words: string[] }> {
  for (const { index, 0: found } of text.matchAll(written)) {
    yield { start: index, end: index + found.length, words: splitWords(found) }
  }
}

const written = new RegExp(`[\\p{L}\\p{N}\\p{M}${apostrophes}]+`, 'gu')

/** Words that are ignored when the query has any others. */
const stopWords = new Set(
  'a an and are as at be by can do does for from get how i if in is it me my of on or our should that the this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

const MAX_WORDS = 8

/** Returns at most eight words to search for, each once; ignored words only when there are no others. */
export function parseQueryWords(query: string): string[] {
  const words = [...new Set(splitWords(query))]
  const distinctive = words.filter((word) => !stopWords.has(word))
  return (distinctive.length > 0 ? distinctive : words).slice(0, MAX_WORDS)
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
