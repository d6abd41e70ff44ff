import type { QuestionSlug } from './questions.ts'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'

/** A question that several fields answer, and why we ask it. */
export function QuestionHeading({ slug }: { slug: QuestionSlug }) {
  const { question, why } = words.questions[slug]
  return (
    <div className={styles.heading}>
      <h1>{question}</h1>
      <p>{why}</p>
    </div>
  )
}
