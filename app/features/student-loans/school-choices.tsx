import { Button } from '#app/ui/button/button.tsx'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { CarriedAnswers } from './carried-answers.tsx'
import type { QuestionView } from './flow.server.ts'
import { paths } from './paths.ts'
import styles from './signup-page.module.css'
import { words } from './words.ts'

interface SchoolChoicesProps {
  carried: QuestionView['carried']
  found: Extract<QuestionView['school'], { kind: 'to choose' }>
}

/** The schools that match what was typed without script, one to choose. A form of its own: the words typed are done with. */
export function SchoolChoices({ carried, found: { keywords, schools } }: SchoolChoicesProps) {
  return (
    <form action={paths.questions} className={styles.form} method="get" noValidate>
      <CarriedAnswers entries={carried} />
      <input name="school" type="hidden" value="" />
      <ChoiceCards
        choices={schools.map((school) => ({
          value: school.opeid,
          label: school.name,
          detail: words.school.place(school.city, school.state),
        }))}
        defaultValue={schools.length === 1 ? schools[0]?.opeid : undefined}
        hint={words.school.choose}
        id="school-choice"
        legend={<h1 className={styles.question}>{words.school.matches(schools.length, keywords)}</h1>}
        name="school"
      />
      <div className={styles.actions}>
        <Button type="submit">{words.continue}</Button>
      </div>
    </form>
  )
}
