import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { Answers } from '#app/features/student-loans/answers.ts'
import { type FormReading, fieldText } from './read-form.ts'
import { words } from './signup-words.ts'

const longestKeywords = 200

/**
 * Reads what the picker sends: the words typed (`keywords`) and the school picked (`school`). Without script the second still
 * holds the school chosen before, so words that are not its name are a new search, of which the next page shows the matches.
 */
export function readSchoolForm(
  form: URLSearchParams,
  directory: Pick<SchoolDirectory, 'search' | 'byOpeid'>,
): FormReading & { keywords: string | undefined } {
  const keywords = keywordsIn(form)
  const answers = readSchoolWords(form, directory)
  const refuse = (message: string) => ({
    answers: {},
    problems: [{ field: 'school' as const, message }],
    // A list of which nothing was chosen has no field for words: those of before stay.
    keywords: form.has('keywords') ? keywords : undefined,
  })
  if (answers.school) return { answers, problems: [], keywords }
  if (!answers.schoolSearch) {
    return refuse(form.has('keywords') ? words.problem.schoolMissing : words.problem.schoolUnknown)
  }
  if (directory.search(keywords).length === 0) return refuse(words.problem.schoolNotFound(keywords))
  return { answers, problems: [], keywords }
}

/** The school of such a form, or the words to search for; neither when nothing was entered. */
export function readSchoolWords(
  form: URLSearchParams,
  directory: Pick<SchoolDirectory, 'byOpeid'>,
): Pick<Answers, 'school' | 'schoolSearch'> {
  const picked = fieldText(form, 'school')
  const keywords = keywordsIn(form)
  if (picked === 'undecided') return { school: picked, schoolSearch: undefined }
  const school = picked ? directory.byOpeid(picked) : undefined
  if (school && (keywords === '' || keywords === school.name)) {
    return { school: school.opeid, schoolSearch: undefined }
  }
  return keywords === '' ? {} : { school: undefined, schoolSearch: keywords }
}

function keywordsIn(form: URLSearchParams): string {
  return fieldText(form, 'keywords').slice(0, longestKeywords)
}
