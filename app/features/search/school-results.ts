import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { SearchEntry } from './search-entry.ts'
import { words } from './words.ts'

/** Schools that match, by the index that the school search has of its own, as many as it lists. */
export function schoolResults(schools: Pick<SchoolDirectory, 'search'>, query: string): SearchEntry[] {
  return schools.search(query).map(({ opeid, name, abbreviation, city, state }) => ({
    id: `school:${opeid}`,
    kind: 'school',
    title: name,
    path: `/schools/search?${new URLSearchParams({ keywords: `${name} ${city}` })}`,
    summary: words.schoolSummary(city, state),
    alsoCalled: abbreviation ? [abbreviation] : [],
    text: '',
  }))
}
