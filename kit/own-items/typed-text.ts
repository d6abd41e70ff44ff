/** Controls, and marks that would turn the direction of the text around them. */
const invisible = /[\p{Cc}\p{Cf}]+/gu

/** Returns a typed text as one line: what is invisible becomes a space. */
export function toLine(typed: string): string {
  return typed.replace(invisible, ' ').replace(/\s+/g, ' ').trim()
}
