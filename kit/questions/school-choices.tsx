import { type SchoolOption, toPlace } from '#app/features/schools/school-option.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { questionText } from './messages.ts'
import styles from './questions.module.css'
import { StickyAction } from './sticky-action.tsx'

interface SchoolChoicesProps {
  action: string
  error: string | undefined
  keywords: string
  schools: readonly SchoolOption[]
}

/**
 * The id of the first school in the list, which the error summary links to, because the field's own name is
 * the id of the picker below.
 */
export const schoolChoiceId = 'school-choice'

/**
 * A list of schools that match a search submitted without JavaScript. It is a separate form, so that the
 * search text is not submitted again.
 */
export function SchoolChoices({ action, error, keywords, schools }: SchoolChoicesProps) {
  return (
    <form action={action} className={styles.form} method="post" noValidate>
      <ChoiceCards
        choices={schools.map((school) => ({
          value: school.opeid,
          label: school.name,
          detail: toPlace(school),
        }))}
        defaultValue={schools.length === 1 ? schools[0]?.opeid : undefined}
        error={error}
        hint={questionText.school.choose}
        id={schoolChoiceId}
        legend={<h1>{questionText.school.matches(schools.length, keywords)}</h1>}
        name="school"
      />
      <div className={styles.actions}>
        <StickyAction>
          <Button type="submit">{questionText.continue}</Button>
        </StickyAction>
      </div>
    </form>
  )
}
