import { textsOfDocument } from './texts-of.ts'

export interface UncitedFigure {
  /** Such as `body[0].textBlock.body[3]`. */
  path: string
  /** Such as `$7,395`. */
  figure: string
  sentence: string
  /** What to do. */
  message: string
}

/**
 * The dollar amounts and percentages of a document that nobody can check. One is in order when it is a token, when its
 * sentence holds a citation or is an example, or when the block or table that it stands in names its sources.
 */
export function findUncitedFigures(document: unknown): UncitedFigure[] {
  return textsOfDocument(document).flatMap(({ path, parts }) =>
    sentencesOf(parts)
      .filter(({ text, isCovered }) => !isCovered && !saysExample.test(text))
      .flatMap(({ text }) =>
        figuresIn(text).map((figure) => ({
          path,
          figure,
          sentence: text.trim(),
          message: `${figure} has no source: write a token such as {{awardYear.pell.max}}, cite where it was read, or mark it as an example`,
        })),
      ),
  )
}

/** Amounts and shares in a text. Nothing and everything need no source: $0, 0% and 100% are words. */
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
const saysExample = /\b(?:for example|for instance|e\.g\.|suppose|imagine|say you|let.s say)/i

/** The sentences of a paragraph; one is covered when any part of it is. */
function sentencesOf(parts: readonly { text: string; isCovered: boolean }[]) {
  const whole = parts.map(({ text }) => text).join('')
  const covered = rangesOf(parts)
  return Array.from(whole.matchAll(sentence), ({ 0: text, index }) => ({
    text,
    isCovered: covered.some(({ from, to }) => from < index + text.length && to > index),
  }))
}

/** Up to a full stop before a space; abbreviations and decimals do not end one. */
const sentence = /(?:\b(?:e\.g|i\.e|U\.S|vs|approx|No)\.|[^.!?\n]|[.!?](?!\s|$))+[.!?]*/g

function rangesOf(parts: readonly { text: string; isCovered: boolean }[]) {
  let at = 0
  return parts.flatMap(({ text, isCovered }) => {
    const from = at
    at += text.length
    return isCovered && text !== '' ? [{ from, to: at }] : []
  })
}
