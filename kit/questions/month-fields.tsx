import { LevelFields } from '#app/ui/field/field.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { monthNames } from '#domain/dates.ts'
import { connectField } from '#kit/forms/sent-form.ts'
import { listYears, type MonthInput } from './input.ts'
import { questionText } from './messages.ts'
import styles from './month-fields.module.css'
import type { QuestionView } from './step-view.server.ts'

interface MonthFieldsProps extends Omit<MonthInput, 'kind'> {
  name: string
  view: Pick<QuestionView<string, object>, 'problems' | 'today' | 'values'>
}

/** Asks for a month and a year, which `monthField` reads. */
export function MonthFields({ view, name, legend, hint, years }: MonthFieldsProps) {
  const year = connectField(view, `${name}-year`)
  return (
    <fieldset aria-describedby={`${name}-hint`} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.hint} id={`${name}-hint`}>
        {hint}
      </div>
      <LevelFields size="short">
        <SelectField
          {...connectField(view, `${name}-month`)}
          label={questionText.month}
          options={choose(
            monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
          )}
        />
        <SelectField
          {...year}
          label={questionText.year}
          options={choose(
            listYears(view.today, years, year.defaultValue).map((value) => ({ value, label: value })),
          )}
        />
      </LevelFields>
    </fieldset>
  )
}

function choose(options: { value: string; label: string }[]) {
  return [
    { value: '', label: questionText.choose },
    ...options,
    { value: 'unknown', label: questionText.unknown },
  ]
}
