import type { ReactNode } from 'react'
import { Details } from '#app/ui/details/details.tsx'
import styles from './faq.module.css'

interface FaqProps {
  title: string
  questions: readonly { key: string | number; question: ReactNode; answer: ReactNode }[]
  /** What stands below the heading. */
  aside?: ReactNode
}

/** Frequently asked questions under a heading, beside it where there is room. */
export function Faq({ title, questions, aside }: FaqProps) {
  return (
    <div className={styles.faq}>
      <div>
        <h2>{title}</h2>
        {aside}
      </div>
      <div className={styles.questions}>
        {questions.map(({ key, question, answer }) => (
          <Details key={key} summary={<h3 className={styles.question}>{question}</h3>}>
            {answer}
          </Details>
        ))}
      </div>
    </div>
  )
}
