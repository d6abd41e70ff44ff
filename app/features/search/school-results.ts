import { href } from 'react-router'
import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { messages } from './messages.ts'
import type { SearchEntry } from './search-entry.ts'

/** Returns the schools that match in the school search's own index, as many as that search lists. */
export function schoolResults(schools: Pick<SchoolDirectory, 'search'>, query: string): SearchEntry[] {
  return schools.search(query).map(({ opeid, name, abbreviation, city, state }) => ({
    id: `school:${opeid}`,
    kind: 'school',
    title: name,
    path: `${href('/schools/search')}?${new URLSearchParams({ keywords: `${name} ${city}` })}`,
    summary: messages.schoolSummary(city, state),
    alsoCalled: abbreviation ? [abbreviation] : [],
    text: '',
  }))
}
