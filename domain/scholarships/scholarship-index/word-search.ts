import { findClosestWord } from '#domain/text-search/closest-word.ts'
import { foldText } from '#domain/text-search/fold-text.ts'
import { type Bitmap, createBitmap, intersect } from './bitmap.ts'
import { addRowsWithPrefix, hasPrefix, type RowLists } from './row-lists.ts'

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
  for (const word of splitQuery(text)) {
    const having = createBitmap(size)
    addRowsWithPrefix(words, word, having)
    found = found ? intersect(found, having) : having
  }
  return found
}

/**
 * Returns the words of a text with typing errors corrected; undefined if each of them begins a word of some row, so
 * that there is nothing to correct, or if one is like no word at all.
 */
export function correctWords(words: RowLists, text: string): string | undefined {
  const { texts, starts } = words
  const countRows = (at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0)
  const typed = splitQuery(text)
  const meant: string[] = []
  for (const word of typed) {
    const known = hasPrefix(words, word) ? word : findClosestWord(texts, word, countRows)
    if (known === undefined) return undefined
    meant.push(known)
  }
  return meant.some((word, at) => word !== typed[at]) ? meant.join(' ') : undefined
}

function splitQuery(text: string): string[] {
  return [...new Set(splitWords(text))].slice(0, MAX_WORDS)
}
