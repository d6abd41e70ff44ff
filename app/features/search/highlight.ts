import { placesOfWords } from './words-of.ts'

/** A piece of a text, marked where it is what was looked for. Together the pieces are the text. */
export interface Piece {
  text: string
  isMatch: boolean
}

export function highlight(text: string, matched: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isMatch })
  }
  let from = 0
  for (const { start, end, words } of placesOfWords(text)) {
    if (!words.some((word) => matched.has(word))) continue
    add(text.slice(from, start), false)
    add(text.slice(start, end), true)
    from = end
  }
  add(text.slice(from), false)
  return pieces
}

const MOST_CHARACTERS = 180
const BEFORE_MATCH = 60

/** A summary as it is, or the part of the text around the first match where the summary has none. */
export function excerptOf(
  { summary, text }: { summary: string; text: string },
  matched: ReadonlySet<string>,
): string {
  const first = hasMatch(summary, matched) ? undefined : placeOfMatch(text, matched)
  if (first === undefined) return shortened(summary || text, 0)
  return shortened(text, first <= BEFORE_MATCH ? 0 : first - BEFORE_MATCH)
}

const hasMatch = (text: string, matched: ReadonlySet<string>) => placeOfMatch(text, matched) !== undefined

function placeOfMatch(text: string, matched: ReadonlySet<string>): number | undefined {
  for (const { start, words } of placesOfWords(text))
    if (words.some((word) => matched.has(word))) return start
  return undefined
}

/** Whole words only, on one line, with an ellipsis where something was left out. */
function shortened(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const rest = text.slice(start, start + MOST_CHARACTERS + 1)
  const isWhole = rest.length <= MOST_CHARACTERS
  const lastSpace = rest.lastIndexOf(' ')
  const end = isWhole ? rest.length : lastSpace > 0 ? lastSpace : MOST_CHARACTERS
  const shown = rest.slice(0, end).replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${shown}${isWhole ? '' : ' …'}`
}
