import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { Island } from '#app/islands/island.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import { words } from './signup-words.ts'

/** Which school. With script the picker finds it while typing; without, the next page lists what matches. */
export function SchoolQuestion({ known, view }: QuestionProps) {
  const { error } = fieldOf(view, 'school')
  const { picked, keywords = '', choices = [] } = view.school ?? {}
  return (
    <>
      {choices.length > 0 ? <h2>{words.school.searchAgain}</h2> : <QuestionHeading slug={view.slug} />}
      <Island
        name="school-picker"
        of={SchoolPicker}
        props={{
          defaultKeywords: keywords,
          defaultSchool: keywords === '' ? picked : undefined,
          error: choices.length > 0 ? undefined : error,
          hint: words.school.hint,
          id: 'school',
          known,
          label: words.school.label,
          name: 'school',
        }}
      />
    </>
  )
}
