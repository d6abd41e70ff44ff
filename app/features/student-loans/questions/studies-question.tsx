import { messages as general } from '#app/features/questions/messages.ts'
import { QuestionHeading } from '#app/features/questions/question-heading.tsx'
import { getField } from '#app/features/questions/question-props.ts'
import { listChoices } from '#app/features/student-loans/situation/answer-messages.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { monthNames } from '#domain/dates.ts'
import type { LoanQuestionProps } from './loan-question-props.ts'
import { messages } from './questions-messages.ts'
import styles from './studies-question.module.css'

const yearsAhead = 8

/** Asks for the degree, when it ends, and the enrollment status. */
export function StudiesQuestion({ view, words }: LoanQuestionProps) {
  const said = messages.studies
  const chosenYear = view.values['graduation-year'] ?? ''
  return (
    <>
      <QuestionHeading words={words} />
      <ChoiceCards {...getField(view, 'degree')} choices={listChoices('degree')} legend={said.degree} />
      <fieldset aria-describedby="graduation-hint" className={styles.group}>
        <legend className={styles.legend}>{said.graduation}</legend>
        <div className={styles.hint} id="graduation-hint">
          {said.graduationHint}
        </div>
        <div className={styles.date}>
          <SelectField
            {...getField(view, 'graduation-month')}
            label={said.month}
            options={choose([
              ...monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
            ])}
          />
          <SelectField
            {...getField(view, 'graduation-year')}
            label={said.year}
            options={choose(years(view.today, chosenYear).map((year) => ({ value: year, label: year })))}
          />
        </div>
      </fieldset>
      <ChoiceCards
        {...getField(view, 'enrollment')}
        choices={listChoices('enrollment')}
        legend={said.enrollment}
      />
    </>
  )
}

function choose(options: { value: string; label: string }[]) {
  return [{ value: '', label: general.choose }, ...options, { value: 'unknown', label: general.unknown }]
}

/** Returns this year and the years after it, starting from the year chosen before if that is earlier. */
function years(today: string, chosen: string): string[] {
  const thisYear = Number(today.slice(0, 4))
  const first = /^20\d\d$/.test(chosen) ? Math.min(thisYear, Number(chosen)) : thisYear
  return Array.from({ length: thisYear + yearsAhead - first + 1 }, (_, index) => String(first + index))
}
