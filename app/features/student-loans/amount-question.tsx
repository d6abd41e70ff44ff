import { TextField } from '#app/ui/field/text-field.tsx'
import { paths } from './paths.ts'
import { QuestionHeading } from './question-heading.tsx'
import { fieldIds, type QuestionProps } from './question-props.ts'
import styles from './signup-page.module.css'
import { words } from './words.ts'

/** How much to borrow. Takes what people type: `$10,000`, `10k`. */
export function AmountQuestion({ view }: QuestionProps) {
  const { amountDollars } = view.answers
  const startWithTen = new URLSearchParams([...view.carried, ['amount', '10000']])
  return (
    <>
      <QuestionHeading question={words.amount.question} why={words.amount.why} />
      <TextField
        autoComplete="off"
        className={styles.amount}
        defaultValue={amountDollars?.toLocaleString('en-US') ?? view.typed.amount}
        error={view.problems.amount}
        hint={words.amount.hint}
        id={fieldIds.amount}
        inputMode="decimal"
        label={words.amount.label}
        maxLength={40}
        name="amount"
        startText="$"
      />
      <p>
        <a href={`${paths.questions}?${startWithTen}`}>{words.amount.unsure}</a>
      </p>
    </>
  )
}
