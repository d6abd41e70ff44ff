import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { listChoices } from '#products/refinance/situation/answer-messages.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { landingMessages as said } from './landing-messages.ts'

const goals = listChoices('goal').map(({ value, label }) => ({ value, label }))

/** Asks the first question; the flow then asks the rest. */
export function StartForm() {
  return (
    <form action={paths.questions} className={landing.start} method="post" noValidate>
      <SelectField
        id="goal"
        label={said.goalLabel}
        name="goal"
        options={[{ value: '', label: said.choose }, ...goals]}
      />
      <Button type="submit" withArrow>
        {said.start}
      </Button>
      <p className={landing.free}>{said.free}</p>
    </form>
  )
}
