/** What is left out of a word and does not end it. */
export const apostrophes = "'’‘ʻʼ`′"

const leftOut = new RegExp(`[\\p{M}${apostrophes}]`, 'gu')

/** Small letters without accents and apostrophes: the form in which texts are compared. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(leftOut, '').toLowerCase()
}
