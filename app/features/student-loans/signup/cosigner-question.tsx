import { choicesOf } from '#app/features/student-loans/answer-words.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import { words } from './signup-words.ts'

/** What lenders ask of a cosigner. */
export function CosignerFinancesQuestion({ view }: QuestionProps) {
  return (
    <>
      <QuestionHeading slug={view.slug} />
      <ChoiceCards
        {...fieldOf(view, 'cosignerCredit')}
        choices={choicesOf('cosignerCredit')}
        legend={words.cosignerFinances.credit}
      />
      <ChoiceCards
        {...fieldOf(view, 'cosignerIncome')}
        choices={choicesOf('cosignerIncome')}
        legend={words.cosignerFinances.income}
      />
    </>
  )
}
