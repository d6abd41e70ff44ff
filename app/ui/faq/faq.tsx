import type { ReactNode } from 'react'
import { Details } from '#app/ui/details/details.tsx'
import styles from './faq.module.css'

interface FaqProps {
  title: string
  questions: readonly { key: string | number; question: ReactNode; answer: ReactNode }[]
  /** Whether the first answer is open from the start. */
  isFirstOpen?: boolean
}

/** Frequently asked questions under a heading, beside it where there is room. */
export function Faq({ title, questions, isFirstOpen = false }: FaqProps) {
  return (
    <div className={styles.faq}>
      <h2>{title}</h2>
      <div className={styles.questions}>
        {questions.map(({ key, question, answer }, index) => (
          <Details
            key={key}
            summary={<h3 className={styles.question}>{question}</h3>}
            open={isFirstOpen && index === 0}
          >
            {answer}
          </Details>
        ))}
      </div>
    </div>
  )
}
