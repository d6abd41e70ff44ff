import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { usStates } from '#domain/states.ts'
import { landingMessages as said } from './landing-messages.ts'
import styles from './landing-page.module.css'

const choose = { value: '', label: said.choose }

interface StartFormProps {
  levels: readonly { value: string; label: string }[]
}

/** Asks two questions in one form; the flow then asks whatever is still missing. */
export function StartForm({ levels }: StartFormProps) {
  return (
    <form action={href('/scholarships/signup')} className={landing.start} method="post" noValidate>
      <SelectField id="level" label={said.levelLabel} name="level" options={[choose, ...levels]} />
      <SelectField
        autoComplete="off"
        id="state"
        label={said.stateLabel}
        name="state"
        options={[
          choose,
          ...usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
        ]}
      />
      <Button type="submit" withArrow>
        {said.start}
      </Button>
      <p className={landing.free}>{said.free}</p>
      <p className={styles.look}>
        <a href={href('/scholarships/marketplace')}>{said.look}</a>
      </p>
    </form>
  )
}
