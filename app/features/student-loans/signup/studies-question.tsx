import { choicesOf } from '#app/features/student-loans/answer-words.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { monthNames } from '#domain/dates.ts'
import { QuestionHeading } from './question-heading.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'

const yearsAhead = 8

/** Which degree, when it ends, and how many hours. */
export function StudiesQuestion({ view }: QuestionProps) {
  const said = words.studies
  const chosenYear = view.values['graduation-year'] ?? ''
  return (
    <>
      <QuestionHeading slug={view.slug} />
      <ChoiceCards {...fieldOf(view, 'degree')} choices={choicesOf('degree')} legend={said.degree} />
      <fieldset aria-describedby="graduation-hint" className={styles.group}>
        <legend className={styles.legend}>{said.graduation}</legend>
        <div className={styles.hint} id="graduation-hint">
          {said.graduationHint}
        </div>
        <div className={styles.date}>
          <SelectField
            {...fieldOf(view, 'graduation-month')}
            label={said.month}
            options={choose([
              ...monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
            ])}
          />
          <SelectField
            {...fieldOf(view, 'graduation-year')}
            label={said.year}
            options={choose(years(view.today, chosenYear).map((year) => ({ value: year, label: year })))}
          />
        </div>
      </fieldset>
      <ChoiceCards
        {...fieldOf(view, 'enrollment')}
        choices={choicesOf('enrollment')}
        legend={said.enrollment}
      />
    </>
  )
}

function choose(options: { value: string; label: string }[]) {
  return [{ value: '', label: words.studies.choose }, ...options, { value: 'unknown', label: words.unknown }]
}

/** This year and those after it, from the year chosen before when that is earlier. */
function years(today: string, chosen: string): string[] {
  const thisYear = Number(today.slice(0, 4))
  const first = /^20\d\d$/.test(chosen) ? Math.min(thisYear, Number(chosen)) : thisYear
  return Array.from({ length: thisYear + yearsAhead - first + 1 }, (_, index) => String(first + index))
}
