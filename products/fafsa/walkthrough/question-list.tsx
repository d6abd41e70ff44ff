import { Note } from '#app/ui/note/note.tsx'
import type { FormQuestion } from '#domain/fafsa-form/sections.ts'
import { walkthroughText } from './messages.ts'
import styles from './walkthrough.module.css'

/** The questions of a part, in the order of the form. */
export function QuestionList({ questions }: { questions: readonly FormQuestion[] }) {
  return (
    <ol className={styles.questions}>
      {questions.map(({ name, number, meaning, where, mistake }) => (
        <li key={name}>
          <h2>{name}</h2>
          {number ? (
            <p className={styles.soft}>
              {number.includes('–') ? walkthroughText.numbers(number) : walkthroughText.number(number)}
            </p>
          ) : null}
          <p>{meaning}</p>
          {where ? (
            <p>
              <strong>{walkthroughText.where}:</strong> {where}
            </p>
          ) : null}
          {mistake ? (
            <Note size="small" tone="warn">
              <p>
                <strong>{walkthroughText.mistake}:</strong> {mistake}
              </p>
            </Note>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
