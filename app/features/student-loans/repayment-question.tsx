import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { repayments } from './answers.ts'
import { fieldIds, type QuestionProps } from './question-props.ts'
import styles from './signup-page.module.css'
import { words } from './words.ts'

/** What is paid while in school. */
export function RepaymentQuestion({ view }: QuestionProps) {
  return (
    <>
      <input name="repayment" type="hidden" value="" />
      <ChoiceCards
        choices={repayments.map((value) => ({ value, ...words.repayments[value] }))}
        defaultValue={view.answers.repayment}
        error={view.problems.repayment}
        hint={words.repayment.why}
        id={fieldIds.repayment}
        legend={<h1 className={styles.question}>{words.repayment.question}</h1>}
        name="repayment"
      />
    </>
  )
}
