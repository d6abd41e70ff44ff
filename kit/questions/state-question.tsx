import { SelectField } from '#app/ui/field/select-field.tsx'
import { usStates } from '#domain/states.ts'
import { messages } from './messages.ts'
import { QuestionHeading } from './question-heading.tsx'
import { getField, type QuestionProps } from './question-props.ts'

const options = [
  { value: '', label: messages.choose },
  ...usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
  { value: 'unknown', label: messages.unknown },
]

/** Asks for the state in which the visitor lives. */
export function StateQuestion<Slug extends string, Answers extends { state?: unknown }>({
  view,
  words,
}: QuestionProps<Slug, Answers>) {
  return (
    <>
      <QuestionHeading words={words} />
      <SelectField
        {...getField(view, 'state')}
        autoComplete="off"
        hint={messages.state.hint}
        label={messages.state.label}
        options={options}
      />
    </>
  )
}
