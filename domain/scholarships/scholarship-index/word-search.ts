import { foldText } from '#domain/text-search/fold-text.ts'
import { type Bitmap, createBitmap, intersect } from './bitmap.ts'
import { addRowsWithPrefix, type RowLists } from './row-lists.ts'

/** Bounds the cost of one search. */
const MAX_WORDS = 8

/** Splits a text into words as the search compares them: lowercase and without accents. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Returns the rows that have each of the words, or a word that begins so; words after the eighth do not
 * count. Returns undefined if the text has no words.
 */
export function findWords(words: RowLists, text: string, size: number): Bitmap | undefined {
  let found: Bitmap | undefined
  for (const word of [...new Set(splitWords(text))].slice(0, MAX_WORDS)) {
    const having = createBitmap(size)
    addRowsWithPrefix(words, word, having)
    found = found ? intersect(found, having) : having
  }
  return found
}
