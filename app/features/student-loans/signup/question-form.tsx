import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { Button } from '#app/ui/button/button.tsx'
import { AmountQuestion } from './amount-question.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { CosignerFinancesQuestion } from './cosigner-question.tsx'
import { FederalQuestion } from './federal-question.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import type { QuestionSlug } from './questions.ts'
import { SchoolChoices } from './school-choices.tsx'
import { SchoolQuestion } from './school-question.tsx'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'
import { StateQuestion } from './state-question.tsx'
import type { QuestionView } from './step.server.ts'
import { StudiesQuestion } from './studies-question.tsx'

const pages: Record<QuestionSlug, (props: QuestionProps) => React.ReactNode> = {
  age: (props) => <ChoiceQuestion {...props} name="age" />,
  borrower: (props) => <ChoiceQuestion {...props} name="borrower" />,
  school: SchoolQuestion,
  studies: StudiesQuestion,
  amount: AmountQuestion,
  repayment: (props) => <ChoiceQuestion {...props} name="repayment" />,
  credit: (props) => <ChoiceQuestion {...props} name="credit" />,
  income: (props) => <ChoiceQuestion {...props} name="income" />,
  cosigner: (props) => <ChoiceQuestion {...props} name="cosigner" />,
  'cosigner-finances': CosignerFinancesQuestion,
  state: StateQuestion,
  citizenship: (props) => <ChoiceQuestion {...props} name="citizenship" />,
  federal: FederalQuestion,
}

/** A button that answers the question without its field: "I don't know". */
const otherAnswers: Partial<Record<QuestionSlug, { name: string; value: string; label: string }>> = {
  school: { name: 'school', value: 'undecided', label: words.school.undecided },
  amount: { name: 'amount', value: 'unknown', label: words.amount.unsure },
}

/** The form of one question. */
export function QuestionForm({ view, known }: { view: QuestionView; known: KnownSchools }) {
  const Question = pages[view.slug]
  const { choices = [], keywords = '' } = view.school ?? {}
  const other = otherAnswers[view.slug]
  return (
    <>
      {choices.length > 0 ? (
        <SchoolChoices
          action={view.action}
          error={fieldOf(view, 'school').error}
          keywords={keywords}
          schools={choices}
        />
      ) : null}
      <form action={view.action} className={styles.form} method="post" noValidate>
        <Question known={known} view={view} />
        <div className={styles.actions}>
          {choices.length > 0 ? (
            <Button type="submit" variant="white">
              {words.school.searchAgain}
            </Button>
          ) : (
            <Button type="submit">{words.continue}</Button>
          )}
          {other ? (
            <button className={styles.other} name={other.name} type="submit" value={other.value}>
              {other.label}
            </button>
          ) : null}
        </div>
      </form>
    </>
  )
}
