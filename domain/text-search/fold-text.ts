/** Characters that are removed from a word and do not end it. */
export const apostrophes = "'’‘ʻʼ`′"

const leftOut = new RegExp(`[\\p{M}${apostrophes}]`, 'gu')

/** Lowercases a text and removes accents and apostrophes, so that texts can be compared. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(leftOut, '').toLowerCase()
}
