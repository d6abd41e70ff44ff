import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { readParam } from './read-answers.ts'
import { words } from './words.ts'

/** What stands in the query string about the school, checked against the directory. */
export type SchoolAnswer =
  | { kind: 'not asked' }
  | { kind: 'undecided' }
  | { kind: 'chosen'; school: SchoolOption }
  /** Typed without script: the visitor picks one of these. */
  | { kind: 'to choose'; keywords: string; schools: SchoolOption[] }
  | { kind: 'problem'; keywords: string; message: string }

const longestKeywords = 200

/**
 * The picker sends the words typed (`keywords`) and the school picked (`school`). Without script the second still holds the
 * school chosen before, so words that are not its name count as a new search.
 */
export function readSchoolAnswer(
  params: URLSearchParams,
  directory: Pick<SchoolDirectory, 'search' | 'byOpeid'>,
): SchoolAnswer {
  const picked = readParam(params, 'school')
  const keywords = readParam(params, 'keywords')?.slice(0, longestKeywords) ?? ''
  if (picked === undefined && keywords === '') {
    if (!params.has('keywords')) return { kind: 'not asked' }
    return { kind: 'problem', keywords, message: words.problem.schoolMissing }
  }
  if (picked === 'undecided') return { kind: 'undecided' }
  const school = picked ? directory.byOpeid(picked) : undefined
  if (school && (keywords === '' || keywords === school.name)) return { kind: 'chosen', school }
  if (keywords === '') {
    const message = picked ? words.problem.schoolUnknown : words.problem.schoolMissing
    return { kind: 'problem', keywords, message }
  }
  const schools = directory.search(keywords)
  if (schools.length > 0) return { kind: 'to choose', keywords, schools }
  return { kind: 'problem', keywords, message: words.problem.schoolNotFound(keywords) }
}
