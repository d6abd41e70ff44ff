import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { cipTitles } from '#domain/scholarships/cip-titles.ts'
import { findMajors } from '#domain/scholarships/find-majors.ts'
import { codeReader } from '#kit/questions/answers.ts'
import { answer, type Field, getText, refuse } from '#kit/questions/field.ts'

export const majorProblems = {
  missing: 'Enter a field of study, like nursing, or skip this question',
  several: 'Choose one of these fields, or enter yours in other words',
  none: 'Enter it in other words, like nursing, business, or welding, or skip this question',
} as const

/** The family of majors, typed in everyday words, or chosen among those that the words may mean. */
export const majorField: Field<string> = {
  parse: codeReader(cipFamilies),
  read: (form, { name, today }) => {
    const typed = getText(form, name)
    if (typed === '') return refuse(name, majorProblems.missing)
    if (majorField.parse(typed, { today })) return answer(name, typed)
    const [major, ...others] = findMajors(typed)
    if (major === undefined) return refuse(name, majorProblems.none)
    return others.length > 0 ? refuse(name, majorProblems.several) : answer(name, major)
  },
  show: (name, family = '') => ({ [name]: cipTitles[family] ?? '' }),
  format: (family) => cipTitles[family],
}
