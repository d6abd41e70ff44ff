import type { Problem } from '#content-model/fields/problem.ts'
import { textsOfDocument } from '#content-model/texts/texts-of.ts'
import { builtInWords, fillTokens, type TokenWords, tokensIn } from './template-tokens.ts'

/**
 * The tokens of a document that nothing stands for, or that are not written in one piece; `words` are those of the
 * settings. For builds, which refuse them: a page leaves them empty.
 */
export function findUnknownTokens(document: unknown, words: TokenWords = {}): Problem[] {
  const known = { ...words, ...builtInWords('2026-01-01') }
  return textsOfDocument(document).flatMap(({ path, parts }) => {
    const messages: string[] = []
    const left = parts.map(({ text }) =>
      fillTokens(text, blank(known), ({ message }) => messages.push(message)),
    )
    const broken = tokensIn(left.join(''))
    for (const name of broken) messages.push(`{{${name}}} is marked in parts: mark all of it or none`)
    if (broken.length === 0 && /\{\{|\}\}/.test(left.join('')))
      messages.push('{{ and }} do not match: write a token as {{year}}')
    return messages.map((message) => ({ path, message }))
  })
}

/** The same names, standing for nothing that could look like a token. */
function blank(words: TokenWords): TokenWords {
  return Object.fromEntries(Object.keys(words).map((name) => [name, '']))
}
