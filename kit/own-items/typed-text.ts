/** Controls, and marks that would turn the direction of the text around them. */
const invisible = /[\p{Cc}\p{Cf}]+/gu

/** Returns a typed text as one line: what is invisible becomes a space. */
export function toLine(typed: string): string {
  return typed.replace(invisible, ' ').replace(/\s+/g, ' ').trim()
}

/** Returns a typed text with its line breaks, at most one empty line in a row. */
export function toLines(typed: string): string {
  return typed
    .split(/\r\n?|\n/)
    .map(toLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
