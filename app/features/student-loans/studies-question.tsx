import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { describedBy, FieldError } from '#app/ui/field/field.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { monthNames } from '#domain/dates.ts'
import { degrees } from './answers.ts'
import { QuestionHeading } from './question-heading.tsx'
import { fieldIds, type QuestionProps } from './question-props.ts'
import styles from './signup-page.module.css'
import { words } from './words.ts'

const yearsAhead = 8

/** Which degree, and when school ends. */
export function StudiesQuestion({ view }: QuestionProps) {
  const group = { id: 'graduation', hint: words.studies.graduationHint, error: view.problems.graduation }
  const chosen = graduationParts(view)
  return (
    <>
      <QuestionHeading question={words.studies.question} why={words.studies.why} />
      <input name="degree" type="hidden" value="" />
      <ChoiceCards
        choices={degrees.map((value) => ({ value, label: words.degrees[value] }))}
        defaultValue={view.answers.degree}
        error={view.problems.degree}
        id={fieldIds.degree}
        legend={words.studies.degree}
        name="degree"
      />
      <fieldset {...describedBy(group)} className={styles.group}>
        <legend className={styles.legend}>{words.studies.graduation}</legend>
        <div className={styles.hint} id={`${group.id}-hint`}>
          {group.hint}
        </div>
        <FieldError id={group.id} error={group.error} />
        <div className={styles.date}>
          <SelectField
            defaultValue={chosen.month}
            id={fieldIds.graduation}
            label={words.studies.month}
            name="graduation-month"
            options={[
              { value: '', label: words.studies.choose },
              ...monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
              { value: 'unknown', label: words.studies.unknown },
            ]}
          />
          <SelectField
            defaultValue={chosen.year}
            id="graduation-year"
            label={words.studies.year}
            name="graduation-year"
            options={[
              { value: '', label: words.studies.choose },
              ...years(view.today, chosen.year).map((year) => ({ value: year, label: year })),
              { value: 'unknown', label: words.studies.unknown },
            ]}
          />
        </div>
      </fieldset>
    </>
  )
}

function graduationParts({ answers, typed }: QuestionProps['view']): { month: string; year: string } {
  const { graduation } = answers
  if (graduation === undefined) return typed
  if (graduation === 'unknown') return { month: 'unknown', year: 'unknown' }
  return { month: graduation.slice(5), year: graduation.slice(0, 4) }
}

/** This year and those after it, from the year chosen before when that is earlier. */
function years(today: string, chosen: string): string[] {
  const thisYear = Number(today.slice(0, 4))
  const first = /^\d{4}$/.test(chosen) ? Math.min(thisYear, Number(chosen)) : thisYear
  const last = thisYear + yearsAhead
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
