import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { ageBands } from '#domain/age-band.ts'
import { findProblem, type SentForm } from '#kit/forms/sent-form.ts'
import { accountText } from './messages.ts'

/** Asks how old somebody is before anything else, in a way that suggests no answer. */
export function AgeField({ reply }: { reply: SentForm | undefined }) {
  return (
    <ChoiceCards
      choices={ageBands.map((value) => ({ value, label: accountText.ages[value] }))}
      defaultValue={reply?.values.ageBand}
      error={findProblem(reply, 'ageBand')}
      hint={accountText.ageHint}
      id="ageBand"
      legend={accountText.fieldLabels.ageBand}
      name="ageBand"
      size="small"
    />
  )
}
