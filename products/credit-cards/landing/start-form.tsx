import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { creditBands } from '#domain/cards/card.ts'
import { creditBandNames, paymentNames } from '#products/credit-cards/card-words.ts'
import { landingMessages as said } from './landing-messages.ts'

const unknown = { value: '', label: said.choose }

/** Asks the two things that change the list most; it says the rest with an example of spending. */
export function StartForm() {
  return (
    <form action={href('/credit-cards/marketplace')} className={landing.start} method="get">
      <SelectField
        id="pay"
        label={said.payLabel}
        name="pay"
        options={(['full', 'carry'] as const).map((value) => ({ value, label: paymentNames[value] }))}
      />
      <SelectField
        autoComplete="off"
        id="credit"
        label={said.creditLabel}
        name="credit"
        options={[unknown, ...creditBands.map((value) => ({ value, label: creditBandNames[value] }))]}
      />
      <Button type="submit" withArrow>
        {said.start}
      </Button>
      <p className={landing.free}>{said.free}</p>
    </form>
  )
}
