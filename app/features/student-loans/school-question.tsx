import { useState } from 'react'
import { SchoolPicker } from '#app/features/schools/school-picker.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { paths } from './paths.ts'
import { QuestionHeading } from './question-heading.tsx'
import { fieldIds, type QuestionProps } from './question-props.ts'
import { words } from './words.ts'

/** Which school. With script the picker finds it while typing; without, the next page lists what matches. */
export function SchoolQuestion({ known, view: { school, carried, problems } }: QuestionProps) {
  const undecided = new URLSearchParams([...carried, ['school', 'undecided']])
  const [searchError, setSearchError] = useState('')
  return (
    <>
      <ErrorSummary
        problems={searchError ? [{ id: fieldIds.school, message: searchError }] : []}
        takesFocus={false}
      />
      {school.kind === 'to choose' ? (
        <h2>{words.school.searchAgain}</h2>
      ) : (
        <QuestionHeading question={words.school.question} why={words.school.why} />
      )}
      <SchoolPicker
        defaultKeywords={'keywords' in school ? school.keywords : undefined}
        defaultSchool={school.kind === 'chosen' ? school.school : undefined}
        error={searchError || problems.school}
        hint={words.school.hint}
        id={fieldIds.school}
        known={known}
        label={words.school.label}
        name="school"
        onSearchError={setSearchError}
      />
      <p>
        <a href={`${paths.questions}?${undecided}`}>{words.school.undecided}</a>
      </p>
    </>
  )
}
