import { TextField } from '#app/ui/field/text-field.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'

/** How much to borrow. Takes what people type: `$10,000`, `10k`. */
export function AmountQuestion({ view }: QuestionProps) {
  return (
    <>
      <QuestionHeading slug={view.slug} />
      <TextField
        {...fieldOf(view, 'amount')}
        autoComplete="off"
        className={styles.money}
        hint={words.amount.hint}
        inputMode="decimal"
        label={words.amount.label}
        maxLength={40}
        startText="$"
      />
    </>
  )
}
