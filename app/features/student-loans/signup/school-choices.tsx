import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'

interface SchoolChoicesProps {
  action: string
  error: string | undefined
  keywords: string
  schools: readonly SchoolOption[]
}

/** The first school of the list, where its problem leads: the picker below has the field's own name. */
export const schoolChoiceId = 'school-choice'

/** The schools that match what was typed without script, one to choose. A form of its own: the words typed are done with. */
export function SchoolChoices({ action, error, keywords, schools }: SchoolChoicesProps) {
  return (
    <form action={action} className={styles.form} method="post" noValidate>
      <ChoiceCards
        choices={schools.map((school) => ({
          value: school.opeid,
          label: school.name,
          detail: words.school.place(school.city, school.state),
        }))}
        defaultValue={schools.length === 1 ? schools[0]?.opeid : undefined}
        error={error}
        hint={words.school.choose}
        id={schoolChoiceId}
        legend={<h1 className={styles.question}>{words.school.matches(schools.length, keywords)}</h1>}
        name="school"
      />
      <div className={styles.actions}>
        <Button type="submit">{words.continue}</Button>
      </div>
    </form>
  )
}
