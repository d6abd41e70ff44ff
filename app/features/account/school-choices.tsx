import type { ReactNode } from 'react'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import type { SchoolChoice } from './form-reply.ts'
import { accountText } from './messages.ts'

interface SchoolChoicesProps {
  id: string
  label: ReactNode
  error: string | undefined
  choices: readonly SchoolChoice[]
}

/** Replaces the picker when a school was typed but not picked, as happens without JavaScript. */
export function SchoolChoices({ id, label, error, choices }: SchoolChoicesProps) {
  return (
    <ChoiceCards
      id={id}
      name="schoolAttendedOpeid"
      legend={label}
      error={error}
      choices={[
        ...choices.map(({ name, opeid, place }) => ({ value: opeid, label: name, detail: place })),
        { value: '', label: accountText.noneOfThese },
      ]}
    />
  )
}
