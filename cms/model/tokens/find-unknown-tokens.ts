import type { Problem } from '#cms/model/fields/problem.ts'
import { findDocumentTexts } from '#cms/model/texts/find-texts.ts'
import { builtInWords, fillTokens, type TokenWords, tokensIn } from './template-tokens.ts'

/**
 * Returns the tokens of a document that have no value, that are only partly inside a mark, or whose braces do
 * not match. `words` are the tokens of the settings. Builds refuse such tokens; a page renders them as
 * empty text.
 */
export function findUnknownTokens(document: unknown, words: TokenWords = {}): Problem[] {
  const known = { ...words, ...builtInWords('2026-01-01') }
  return findDocumentTexts(document).flatMap(({ path, parts }) => {
    const messages: string[] = []
    const left = parts.map(({ text }) =>
      fillTokens(text, blank(known), ({ message }) => messages.push(message)),
    )
    const broken = tokensIn(left.join(''))
    for (const name of broken)
      messages.push(`{{${name}}} is only partly marked: mark all of it or none of it`)
    if (broken.length === 0 && /\{\{|\}\}/.test(left.join('')))
      messages.push('{{ and }} do not match: write a token as {{year}}')
    return messages.map((message) => ({ path, message }))
  })
}

/** Returns the same names with blank values, which cannot look like tokens. */
function blank(words: TokenWords): TokenWords {
  return Object.fromEntries(Object.keys(words).map((name) => [name, '']))
}
