import { SelectField } from '#app/ui/field/select-field.tsx'
import { usStates } from '#domain/states.ts'
import { QuestionHeading } from './question-heading.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import { words } from './signup-words.ts'

const options = [
  { value: '', label: words.studies.choose },
  ...usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
  { value: 'unknown', label: words.unknown },
]

export function StateQuestion({ view }: QuestionProps) {
  return (
    <>
      <QuestionHeading slug={view.slug} />
      <SelectField
        {...fieldOf(view, 'state')}
        autoComplete="off"
        hint={words.state.hint}
        label={words.state.label}
        options={options}
      />
    </>
  )
}
