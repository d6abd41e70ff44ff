import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { toPlace } from '#app/features/schools/school-option.ts'
import { toSchoolPath } from '#app/features/schools/school-path.ts'
import type { SearchEntry } from './search-entry.ts'

/** Returns the schools that match in the school search's own index, as many as that search lists. */
export function schoolResults(schools: Pick<SchoolDirectory, 'search'>, query: string): SearchEntry[] {
  return schools.search(query).map((school) => ({
    id: `school:${school.opeid}`,
    kind: 'school',
    title: school.name,
    path: toSchoolPath(school),
    summary: toPlace(school),
    alsoCalled: school.abbreviation ? [school.abbreviation] : [],
    text: '',
  }))
}
