import { maxKeywordCharacters } from '#app/features/schools/school-option.ts'
import { type Field, getText, parsedField, refuse } from './field.ts'
import { questionText } from './messages.ts'

/**
 * A school as submitted by the picker: the typed text (`keywords`) and the picked school. Without JavaScript,
 * the latter still contains the school chosen before, so text that differs from its name is a new search. It
 * is saved as the answer `schoolSearch`, and the next page lists the matches.
 * @param undecided how the answer that none is chosen is put into words
 * @param label of the button for that answer
 */
export function schoolField(undecided: string, label: string = questionText.school.undecided): Field<string> {
  return {
    parse: (text) => (text === 'undecided' || /^\d{8}$/.test(text) ? text : undefined),
    read: (form, { name, directory }) => {
      const picked = getText(form, name)
      const keywords = cutKeywords(getText(form, 'keywords'))
      if (picked === 'undecided') return choose(name, picked)
      const school = picked ? directory.byOpeid(picked) : undefined
      if (school && (keywords === '' || keywords === school.name)) return choose(name, school.opeid)
      if (keywords === '') {
        return refuse(
          name,
          form.has('keywords') ? questionText.problem.schoolMissing : questionText.problem.schoolUnknown,
        )
      }
      const isFound = directory.search(keywords).length > 0
      return {
        texts: { [name]: '', schoolSearch: keywords },
        problems: isFound ? [] : [{ field: name, message: questionText.problem.schoolNotFound(keywords) }],
      }
    },
    format: (school, { schoolName }) => (school === 'undecided' ? undecided : schoolName),
    input: { kind: 'school' },
    other: { value: 'undecided', label },
  }
}

/** The search text beside a school. */
export const schoolSearchField = parsedField((text) => cutKeywords(text) || undefined)

/** Returns as much of the typed text as a search accepts. */
export function cutKeywords(typed: string): string {
  return typed.trim().slice(0, maxKeywordCharacters)
}

/** Choosing a school clears the search. */
function choose(name: string, text: string) {
  return { texts: { [name]: text, schoolSearch: '' }, problems: [] }
}
