import type { QuestionWords } from './question.ts'
import styles from './questions.module.css'

/** The heading of a question with several fields, and the reason for asking it. */
export function QuestionHeading({ words: { question, why } }: { words: QuestionWords }) {
  return (
    <div className={styles.heading}>
      <h1>{question}</h1>
      <p>{why}</p>
    </div>
  )
}
