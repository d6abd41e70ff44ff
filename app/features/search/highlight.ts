import { findWordPositions } from './split-words.ts'

/** A piece of a text, marked if it matches the query. Joined together, the pieces are the whole text. */
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
  for (const { start, end, words } of findWordPositions(text)) {
    if (!words.some((word) => matched.has(word))) continue
    add(text.slice(from, start), false)
    add(text.slice(start, end), true)
    from = end
  }
  add(text.slice(from), false)
  return pieces
}

const MAX_CHARACTERS = 180
const BEFORE_MATCH = 60

/** Shortens the summary, or the part of the text around the first match when only the text has a match. */
export function cutExcerpt(
  { summary, text }: { summary: string; text: string },
  matched: ReadonlySet<string>,
): string {
  const first = hasMatch(summary, matched) ? undefined : findMatchPosition(text, matched)
  if (first === undefined) return shorten(summary || text, 0)
  return shorten(text, first <= BEFORE_MATCH ? 0 : first - BEFORE_MATCH)
}

const hasMatch = (text: string, matched: ReadonlySet<string>) =>
  findMatchPosition(text, matched) !== undefined

function findMatchPosition(text: string, matched: ReadonlySet<string>): number | undefined {
  for (const { start, words } of findWordPositions(text))
    if (words.some((word) => matched.has(word))) return start
  return undefined
}

/** Cuts a text between words, puts it on one line, and marks what was left out with an ellipsis. */
function shorten(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const rest = text.slice(start, start + MAX_CHARACTERS + 1)
  const isWhole = rest.length <= MAX_CHARACTERS
  const lastSpace = rest.lastIndexOf(' ')
  const end = isWhole ? rest.length : lastSpace > 0 ? lastSpace : MAX_CHARACTERS
  const shown = rest.slice(0, end).replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${shown}${isWhole ? '' : ' …'}`
}
