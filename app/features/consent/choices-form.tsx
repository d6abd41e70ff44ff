import { href } from 'react-router'
import { allowedBy, type Consent } from '#app/shell/consent.ts'
import { Button } from '#app/ui/button/button.tsx'
import { CheckboxCards } from '#app/ui/choice/choice-cards.tsx'
import styles from './consent.module.css'
import { choicesText } from './privacy-choices-messages.ts'

const said = choicesText.asked
const categories = ['analytics', 'advertising'] as const

/** One checkbox for each category, and one button for all and for none of them. */
export function ChoicesForm({ consent }: { consent: Exclude<Consent, 'minor'> | 'unknown' }) {
  const allowed = allowedBy(consent)
  return (
    <form action={href('/about/privacy-choices')} className={styles.form} method="post">
      <p>
        <strong>{choicesText.now[consent]}</strong>
      </p>
      <CheckboxCards
        choices={categories.map((name) => ({
          ...said.categories[name],
          id: name,
          name,
          isChecked: allowed.includes(name),
        }))}
        id="categories"
        legend={said.legend}
      />
      <div className={styles.ways}>
        <Button fitContent name="choice" type="submit" value="save" variant="white">
          {said.save}
        </Button>
        <Button fitContent name="choice" type="submit" value="all" variant="white">
          {said.all}
        </Button>
        <Button fitContent name="choice" type="submit" value="necessary" variant="white">
          {said.necessary}
        </Button>
      </div>
    </form>
  )
}
