/**
 * Returns a text with award years, such as "2026–27", for a page: a word joiner after the dash keeps browsers from
 * breaking the line there.
 */
export function nonBreaking(text: string): string {
  return text.replaceAll(/(\d)–(?=\d)/g, '$1–\u2060')
}
