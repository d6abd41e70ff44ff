import { TextField } from '#app/ui/field/text-field.tsx'
import { getField, type InputName, type QuestionProps } from './question-props.ts'
import styles from './questions.module.css'

interface MoneyFieldProps<Slug extends string, Answers> extends Pick<QuestionProps<Slug, Answers>, 'view'> {
  name: InputName<Answers>
  label: string
  hint: string
}

/** A field for a dollar amount. It accepts what people type: `$10,000`, `10k`. */
export function MoneyField<Slug extends string, Answers>({
  view,
  name,
  label,
  hint,
}: MoneyFieldProps<Slug, Answers>) {
  return (
    <TextField
      {...getField(view, name)}
      autoComplete="off"
      className={styles.money}
      hint={hint}
      inputMode="decimal"
      label={label}
      maxLength={40}
      startText="$"
    />
  )
}
