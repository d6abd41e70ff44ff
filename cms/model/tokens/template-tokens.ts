import { type LivingFigure, livingFigures } from '#domain/award-years/living-figures.ts'
import { formatDate, monthNames } from '#domain/dates.ts'
import { findSimilarNames } from '#domain/near-names.ts'

/** The replacement texts by token name. */
export type TokenWords = Readonly<Record<string, string>>

/**
 * Returns the tokens available to every text on a day (`YYYY-MM-DD`): the year, the date, and the long month
 * name with its year.
 */
export function builtInWords(today: string) {
  const year = today.slice(0, 4)
  const date = formatDate(today, 'Month D, YYYY')
  return { year, date, month_and_year: `${monthNames[Number(today.slice(5, 7)) - 1]} ${year}` }
}

/** A part of a text: plain words, or a figure with its source. */
export type TokenPart = { text: string } | { figure: LivingFigure }

/**
 * Replaces the `{{name}}` tokens of a text and returns the parts. Replacement text is never scanned for
 * tokens. An unknown token becomes empty text and is reported.
 */
export function fillParts(
  text: string,
  words: TokenWords,
  onMissing?: (problem: UnknownToken) => void,
): TokenPart[] {
  // Splitting by a pattern with one group alternates between text and token names.
  return text.split(tokens).flatMap((piece, at): TokenPart[] => {
    if (at % 2 === 0) return piece === '' ? [] : [{ text: piece }]
    const name = piece.trim()
    if (Object.hasOwn(words, name)) return [{ text: words[name] ?? '' }]
    const figure = Object.hasOwn(livingFigures, name) ? livingFigures[name] : undefined
    if (figure) return [{ figure }]
    // Similar names are searched for only if a caller wants them, because the search takes milliseconds.
    onMissing?.(unknownToken(name, words))
    return []
  })
}

/** Replaces the tokens of a text and returns plain text. */
export function fillTokens(
  text: string,
  words: TokenWords,
  onMissing?: (problem: UnknownToken) => void,
): string {
  return fillParts(text, words, onMissing)
    .map((part) => ('text' in part ? part.text : part.figure.text))
    .join('')
}

/** Returns the names of the tokens in a text, in order. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(tokens), ([, name = '']) => name.trim())
}

/** A token without a value. */
export interface UnknownToken {
  token: string
  /** Similar token names. */
  near: string[]
  message: string
}

function unknownToken(token: string, words: TokenWords): UnknownToken {
  const near = findSimilarNames(token, [...Object.keys(words), ...Object.keys(livingFigures)])
  const hint = near.length > 0 ? `did you mean ${near.join(', ')}?` : 'no token has a similar name'
  return { token, near, message: `{{${token}}} is not a known token: ${hint}` }
}

const tokens = /\{\{([^{}]*)\}\}/g
