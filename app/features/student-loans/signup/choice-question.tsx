import { choicesOf, type ListedAnswer } from '#app/features/student-loans/answer-words.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { fieldOf, type QuestionProps } from './question-props.ts'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'

/** A question with one list of answers: the question itself is the list's legend. */
export function ChoiceQuestion({ view, name }: QuestionProps & { name: ListedAnswer }) {
  const { question, why } = words.questions[view.slug]
  return (
    <ChoiceCards
      {...fieldOf(view, name)}
      choices={choicesOf(name)}
      hint={why}
      legend={<h1 className={styles.question}>{question}</h1>}
    />
  )
}
