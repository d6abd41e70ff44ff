import { type LivingFigure, livingFigures } from '#domain/award-years/living-figures.ts'
import { formatDate, monthNames } from '#domain/dates.ts'
import { nearNames } from '#domain/near-names.ts'

/** Words by the names of their tokens. */
export type TokenWords = Readonly<Record<string, string>>

/** The tokens that every text has, on a day (`YYYY-MM-DD`): the year, the date, the long month with its year. */
export function builtInWords(today: string) {
  const year = today.slice(0, 4)
  const date = formatDate(today, 'Month D, YYYY')
  return { year, date, month_and_year: `${monthNames[Number(today.slice(5, 7)) - 1]} ${year}` }
}

/** A piece of a text: plain words, or a figure with where it comes from. */
export type TokenPart = { text: string } | { figure: LivingFigure }

/**
 * A text with its `{{name}}` tokens replaced, in pieces. What stands in place of a token is never read for tokens again. A
 * token that nothing stands for becomes empty text and is reported.
 */
export function fillParts(
  text: string,
  words: TokenWords,
  onMissing?: (problem: UnknownToken) => void,
): TokenPart[] {
  // A pattern with one group splits into words and names in turn.
  return text.split(tokens).flatMap((piece, at): TokenPart[] => {
    if (at % 2 === 0) return piece === '' ? [] : [{ text: piece }]
    const name = piece.trim()
    if (Object.hasOwn(words, name)) return [{ text: words[name] ?? '' }]
    const figure = Object.hasOwn(livingFigures, name) ? livingFigures[name] : undefined
    if (figure) return [{ figure }]
    // Names like it are looked for only where somebody asks: that takes milliseconds.
    onMissing?.(unknownToken(name, words))
    return []
  })
}

/** The same as plain text. */
export function fillTokens(
  text: string,
  words: TokenWords,
  onMissing?: (problem: UnknownToken) => void,
): string {
  return fillParts(text, words, onMissing)
    .map((part) => ('text' in part ? part.text : part.figure.text))
    .join('')
}

/** The names of the tokens in a text, in their order. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(tokens), ([, name = '']) => name.trim())
}

/** A token that nothing stands for. */
export interface UnknownToken {
  token: string
  /** Names like it. */
  near: string[]
  message: string
}

function unknownToken(token: string, words: TokenWords): UnknownToken {
  const near = nearNames(token, [...Object.keys(words), ...Object.keys(livingFigures)])
  const hint = near.length > 0 ? `did you mean ${near.join(', ')}?` : 'no token has a name like it'
  return { token, near, message: `{{${token}}} stands for nothing: ${hint}` }
}

const tokens = /\{\{([^{}]*)\}\}/g
