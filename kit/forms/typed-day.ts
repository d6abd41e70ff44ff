import { parseUsDay } from '#domain/dates.ts'

/**
 * Reads a day as people type it, such as `9/14/2026` or `9-14-2026`.
 * @returns the day as `YYYY-MM-DD`, null for an empty text, undefined for a text that is no day
 */
export function parseTypedDay(typed: string): string | null | undefined {
  const text = typed.trim()
  return text === '' ? null : parseUsDay(text.replace(/[.-]/g, '/'))
}
