import type { ReactNode } from 'react'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import type { SchoolChoice } from './school-field.server.ts'
import { words } from './words.ts'

interface SchoolChoicesProps {
  id: string
  label: ReactNode
  error: string | undefined
  choices: readonly SchoolChoice[]
}

/** Stands in for the picker when a school was typed but not picked, as a browser without script sends it. */
export function SchoolChoices({ id, label, error, choices }: SchoolChoicesProps) {
  return (
    <ChoiceCards
      id={id}
      name="schoolAttendedOpeid"
      legend={label}
      error={error}
      choices={[
        ...choices.map(({ name, opeid, place }) => ({ value: opeid, label: name, detail: place })),
        { value: '', label: words.noneOfThese },
      ]}
    />
  )
}
