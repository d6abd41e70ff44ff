import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { questionText } from './messages.ts'
import styles from './questions.module.css'

export interface AnswerRow {
  name: string
  said: string | undefined
  /** The address of the question. */
  change: string
}

/** Answers, each with a link to change it. On paper the links are left out. */
export function AnswerList({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <dl className={styles.answers}>
      {rows.map(({ name, said, change }) => (
        <div className={styles.answer} key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
          <dd data-print="no">
            <a href={change}>
              {questionText.check.change}
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
