import type { Problem } from '#content-model/fields/problem.ts'
import { textsOfDocument } from '#content-model/texts/texts-of.ts'
import { builtInWords, fillParts, type TokenWords } from './template-tokens.ts'

/** The tokens of a document that nothing stands for; `words` are those of the settings. For builds, which refuse them. */
export function findUnknownTokens(document: unknown, words: TokenWords = {}): Problem[] {
  const known = { ...words, ...builtInWords('2026-01-01') }
  return textsOfDocument(document).flatMap(({ path, parts }) => {
    const found: Problem[] = []
    const text = parts.map((part) => part.text).join('')
    fillParts(text, known, ({ message }) => found.push({ path, message }))
    return found
  })
}
