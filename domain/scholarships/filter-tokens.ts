/** A piece of a `filterBy` text. `end` stands after the last one. */
export interface FilterToken {
  kind: 'mark' | 'operator' | 'word' | 'quoted' | 'other' | 'end'
  /** As written; of a quoted text, what it stands for. */
  text: string
}

const piece =
  /\s*(?:(?<mark>\|\||&&|[(),])|(?<operator>[=!<>~]+)|"(?<quoted>(?:[^"\\]|\\["\\])*)"|(?<word>[^\s|&()<>=!~,"]+)|(?<other>\S))/uy

/** Splits a text into its pieces. A character that begins none of them becomes a piece of kind `other`. */
export function splitTokens(text: string): FilterToken[] {
  const tokens: FilterToken[] = []
  piece.lastIndex = 0
  for (let found = piece.exec(text); found?.groups; found = piece.exec(text)) {
    const { mark, operator, quoted, word, other } = found.groups
    if (mark !== undefined) tokens.push({ kind: 'mark', text: mark })
    else if (operator !== undefined) tokens.push({ kind: 'operator', text: operator })
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.replace(/\\(.)/gu, '$1') })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else if (other !== undefined) tokens.push({ kind: 'other', text: other })
  }
  tokens.push({ kind: 'end', text: '' })
  return tokens
}
