import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { cipTitles } from '#domain/scholarships/cip-titles.ts'
import { findMajors, majorNames } from '#domain/scholarships/find-majors.ts'
import { connectField } from '#kit/forms/sent-form.ts'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import type { QuestionProps } from '#kit/questions/question-props.ts'
import type { StudentAnswers } from './answers.ts'
import type { QuestionSlug } from './questions.ts'
import { questionsText } from './questions-messages.ts'

const listId = 'major-names'

/** Asks for the field of study in the student's own words; if they may mean several, those are choices. */
export function MajorQuestion({ view, words }: QuestionProps<QuestionSlug, StudentAnswers>) {
  const field = connectField(view, 'major')
  const matches = field.error ? findMajors(field.defaultValue ?? '') : []
  return (
    <>
      <QuestionHeading words={words} />
      <TextField
        {...field}
        autoComplete="off"
        hint={questionsText.major.hint}
        label={questionsText.major.label}
        list={listId}
        maxLength={100}
      />
      <datalist id={listId}>
        {majorNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {matches.length > 1 ? (
        // They come after the text, so a chosen one counts, not the text.
        <ChoiceCards
          choices={matches.map((code) => ({ value: code, label: cipTitles[code] ?? code }))}
          id="major-choice"
          legend={questionsText.major.matches}
          name="major"
        />
      ) : null}
    </>
  )
}
