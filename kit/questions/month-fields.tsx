import { SelectField } from '#app/ui/field/select-field.tsx'
import { monthNames } from '#domain/dates.ts'
import type { AnswerName } from './flow.ts'
import { messages } from './messages.ts'
import styles from './month-fields.module.css'
import { getField, type QuestionProps } from './question-props.ts'

interface MonthFieldsProps<Slug extends string, Answers> extends Pick<QuestionProps<Slug, Answers>, 'view'> {
  name: AnswerName<Answers>
  legend: string
  hint: string
  /** The years offered, as whole years before and after this one. */
  years: { back: number; ahead: number }
}

/** Asks for a month and a year, which `monthField` reads. */
export function MonthFields<Slug extends string, Answers>({
  view,
  name,
  legend,
  hint,
  years,
}: MonthFieldsProps<Slug, Answers>) {
  const year = getField(view, `${name}-year`)
  return (
    <fieldset aria-describedby={`${name}-hint`} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.hint} id={`${name}-hint`}>
        {hint}
      </div>
      <div className={styles.date}>
        <SelectField
          {...getField(view, `${name}-month`)}
          label={messages.month}
          options={choose(
            monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
          )}
        />
        <SelectField
          {...year}
          label={messages.year}
          options={choose(
            listYears(view.today, years, year.defaultValue).map((value) => ({ value, label: value })),
          )}
        />
      </div>
    </fieldset>
  )
}

function choose(options: { value: string; label: string }[]) {
  return [{ value: '', label: messages.choose }, ...options, { value: 'unknown', label: messages.unknown }]
}

/** Returns the years around this one, and the one chosen before if it is none of them. */
function listYears(today: string, { back, ahead }: { back: number; ahead: number }, chosen = ''): string[] {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: back + ahead + 1 }, (_, index) => String(thisYear - back + index))
  return /^\d{4}$/.test(chosen) && !years.includes(chosen) ? [...years, chosen].toSorted() : years
}
