/**
 * Returns the name of an award year, such as "2026–27", for a page: a word joiner after the dash keeps browsers
 * from breaking the line there.
 */
export function nonBreaking(awardYear: string): string {
  return awardYear.replace('–', '–\u2060')
}
