import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { aidYears } from '#domain/aid-deadlines/aid-deadlines.ts'
import { usStates } from '#domain/states.ts'
import type { TypedAidChoice } from '#kit/aid-deadlines/aid-choice.ts'
import { fafsaText } from './messages.ts'

const years = aidYears.toReversed().map((value) => ({ value, label: value }))
const states = [
  { value: '', label: fafsaText.anyState },
  ...usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
]

/** Asks for which year, in which state, and for the school's own date, all of which decide the deadlines. */
export function AidFields({ choice }: { choice: TypedAidChoice }) {
  return (
    <>
      <SelectField defaultValue={choice.year} id="year" label={fafsaText.year} name="year" options={years} />
      <SelectField
        autoComplete="off"
        defaultValue={choice.state ?? ''}
        id="state"
        label={fafsaText.state}
        name="state"
        options={states}
      />
    </>
  )
}

export function SchoolDateField({ choice: { school, schoolProblem } }: { choice: TypedAidChoice }) {
  return (
    <TextField
      autoComplete="off"
      defaultValue={school}
      error={schoolProblem}
      hint={fafsaText.schoolHint}
      id="school"
      inputMode="numeric"
      label={fafsaText.school}
      maxLength={20}
      name="school"
    />
  )
}
