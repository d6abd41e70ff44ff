import { QuestionHeading } from '#app/features/questions/question-heading.tsx'
import { getField } from '#app/features/questions/question-props.ts'
import { listChoices } from '#app/features/student-loans/situation/answer-messages.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import type { LoanQuestionProps } from './loan-question-props.ts'
import { messages } from './questions-messages.ts'

/** Asks about the cosigner's credit and income. */
export function CosignerFinancesQuestion({ view, words }: LoanQuestionProps) {
  return (
    <>
      <QuestionHeading words={words} />
      <ChoiceCards
        {...getField(view, 'cosignerCredit')}
        choices={listChoices('cosignerCredit')}
        legend={messages.cosignerFinances.credit}
      />
      <ChoiceCards
        {...getField(view, 'cosignerIncome')}
        choices={listChoices('cosignerIncome')}
        legend={messages.cosignerFinances.income}
      />
    </>
  )
}
