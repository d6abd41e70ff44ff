import { foldText } from '#domain/text-search/fold-text.ts'

// cspell:ignore ying aeiou

/** Words that say how a prompt asks rather than what it asks about. */
const stopWords = new Set(
  `a about all also am always an and any are as at be because been being but by can could describe did do does
  discuss doing essay explain first for from give had has have having he her here his how i if in into is it its
  let like may me might more most must my next no not of on one or our please share she should show so some
  something such tell than that the their them then there these they thing this those to up us very was we
  well were what when where which while who whom whose why will with word words would write you your yours
  yourself`.split(/\s+/),
)

/** Bounds the cost of comparing prompts; no sample has more than a dozen. */
const maxDistinctiveWords = 24

/** Returns the prompt without what may differ between two copies of it: case, accents, punctuation, spaces. */
export function promptKey(prompt: string): string {
  return splitWords(prompt).join(' ') || prompt.trim()
}

/** Returns the stems of the words that say what a prompt asks about. */
export function findDistinctiveWords(prompt: string): Set<string> {
  const distinctive = new Set<string>()
  for (const word of splitWords(prompt)) {
    if (distinctive.size === maxDistinctiveWords) break
    if (!stopWords.has(word)) distinctive.add(stem(word))
  }
  return distinctive
}

function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Takes the common endings off an English word: study, studies, studied and studying become one. */
function stem(word: string): string {
  if (word.length < 4) return word
  const cut = word.replace(/(?:ies|ied|ying)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
  return cut.length < 3 ? word : cut.replace(/y$/, 'i').replace(/([^aeiou])\1$/, '$1')
}
