import { useState } from 'react'
import { SchoolPicker } from '#app/features/schools/school-picker.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import { words } from './signup-words.ts'

/** Which school. With script the picker finds it while typing; without, the next page lists what matches. */
export function SchoolQuestion({ known, view }: QuestionProps) {
  const [searchError, setSearchError] = useState('')
  const { error } = fieldOf(view, 'school')
  const { picked, keywords = '', choices = [] } = view.school ?? {}
  return (
    <>
      <ErrorSummary
        problems={searchError ? [{ id: 'school', message: searchError }] : []}
        takesFocus={false}
      />
      {choices.length > 0 ? <h2>{words.school.searchAgain}</h2> : <QuestionHeading slug={view.slug} />}
      <SchoolPicker
        defaultKeywords={keywords}
        defaultSchool={keywords === '' ? picked : undefined}
        error={searchError || (choices.length > 0 ? undefined : error)}
        hint={words.school.hint}
        id="school"
        known={known}
        label={words.school.label}
        name="school"
        onSearchError={setSearchError}
      />
    </>
  )
}
