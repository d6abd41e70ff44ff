import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { Island } from '#app/islands/island.tsx'
import { connectField } from '#kit/forms/sent-form.ts'
import { questionText } from './messages.ts'
import { QuestionHeading } from './question-heading.tsx'
import type { QuestionProps } from './question-props.ts'

/**
 * Asks for the school. With JavaScript the picker searches while the visitor types; without it, the next page
 * lists the matches.
 */
export function SchoolQuestion<Slug extends string, Answers>({
  known,
  view,
  words,
}: Pick<QuestionProps<Slug, Answers>, 'known' | 'view' | 'words'>) {
  const { error } = connectField(view, 'school')
  const { picked, keywords = '', choices = [] } = view.school ?? {}
  return (
    <>
      {choices.length > 0 ? <h2>{questionText.school.searchAgain}</h2> : <QuestionHeading words={words} />}
      <Island
        name="school-picker"
        of={SchoolPicker}
        props={{
          canGoOn: true,
          defaultKeywords: keywords,
          defaultSchool: keywords === '' ? picked : undefined,
          error: choices.length > 0 ? undefined : error,
          hint: questionText.school.hint,
          id: 'school',
          known,
          label: questionText.school.label,
          name: 'school',
        }}
      />
    </>
  )
}
