import styles from './signup-page.module.css'

/** A question and why we ask it. */
export function QuestionHeading({ question, why }: { question: string; why: string }) {
  return (
    <div className={styles.heading}>
      <h1>{question}</h1>
      <p>{why}</p>
    </div>
  )
}
