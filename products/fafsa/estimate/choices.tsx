import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { findProblem, type SentForm } from '#kit/forms/sent-form.ts'
import { getValue } from './estimate-fields.ts'

interface ChoiceProps {
  form: SentForm
  name: string
  legend: string
  choices: readonly { value: string; label: string }[]
}

/** One question with its choices as radio buttons. */
export function Choice({ form, name, legend, choices }: ChoiceProps) {
  return (
    <ChoiceCards
      choices={choices}
      defaultValue={getValue(form.values, name)}
      error={findProblem(form, name)}
      id={name}
      legend={legend}
      name={name}
      size={choices.length < 3 && choices.every(({ label }) => label.length < 10) ? 'small' : 'normal'}
    />
  )
}

/** A statement that is true or not. */
export function YesBox({ form, name, label }: { form: SentForm; name: string; label: string }) {
  return (
    <Checkbox
      defaultChecked={getValue(form.values, name) === 'yes'}
      id={name}
      label={label}
      name={name}
      value="yes"
    />
  )
}
