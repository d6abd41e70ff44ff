import { findDocumentTexts } from './find-texts.ts'

export interface UncitedFigure {
  /** A path such as `body[0].textBlock.body[3]`. */
  path: string
  /** A figure such as `$7,395`. */
  figure: string
  sentence: string
  /** How to fix it. */
  message: string
}

/**
 * Returns the dollar amounts and percentages of a document that have no source. A figure is fine if it is a
 * token, if its sentence contains a citation or is an example, or if its block or table names its sources.
 */
export function findUncitedFigures(document: unknown): UncitedFigure[] {
  return findDocumentTexts(document).flatMap(({ path, parts }) =>
    splitSentences(parts)
      .filter(({ text, isCovered }) => !isCovered && !mentionsExample.test(text))
      .flatMap(({ text }) =>
        figuresIn(text).map((figure) => ({
          path,
          figure,
          sentence: text.trim(),
          message: `${figure} has no source: write a token such as {{awardYear.pell.max}}, cite its source, or mark it as an example`,
        })),
      ),
  )
}

/**
 * Returns the dollar amounts and percentages in a text. $0, 0%, and 100% mean nothing or everything and need
 * no source.
 */
export function figuresIn(text: string): string[] {
  return Array.from(text.replaceAll(token, '').matchAll(figure), ([found]) => found.trim()).filter(
    (found) =>
      !/^\$?\s?0+(?:\.0+)?(?!\d|[.,]\d)/.test(found) && !/^100\s?(?:%|percent|per cent)/i.test(found),
  )
}

const token = /\{\{[^{}]*\}\}/g
const amount = String.raw`\d+(?:,\d+)*(?:\.\d+)?`
const size = String.raw`(?:\s?(?:k|m|bn|thousand|million|billion|trillion)\b)?`
const figure = new RegExp(
  [
    String.raw`(?:US)?\$\s?${amount}${size}`,
    String.raw`\b${amount}${size}\s(?:US\s)?(?:dollars?|USD)\b`,
    String.raw`\b${amount}\s?(?:%|(?:percent|per cent|percentage points?)\b)`,
  ].join('|'),
  'gi',
)
const mentionsExample = /\b(?:for example|for instance|e\.g\.|suppose|imagine|say you|let.s say)/i

/** Splits a paragraph into sentences. A sentence is covered if any part of it is. */
function splitSentences(parts: readonly { text: string; isCovered: boolean }[]) {
  const whole = parts.map(({ text }) => text).join('')
  const covered = findCoveredRanges(parts)
  return Array.from(whole.matchAll(sentence), ({ 0: text, index }) => ({
    text,
    isCovered: covered.some(({ from, to }) => from < index + text.length && to > index),
  }))
}

/**
 * A sentence ends at a period, question mark, or exclamation point before a space; abbreviations and decimals
 * do not end it.
 */
const sentence = /(?:\b(?:e\.g|i\.e|U\.S|vs|approx|No)\.|[^.!?\n]|[.!?](?!\s|$))+[.!?]*/g

function findCoveredRanges(parts: readonly { text: string; isCovered: boolean }[]) {
  let at = 0
  return parts.flatMap(({ text, isCovered }) => {
    const from = at
    at += text.length
    return isCovered && text !== '' ? [{ from, to: at }] : []
  })
}
