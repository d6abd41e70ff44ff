import { questionNames } from '#app/features/student-loans/answer-words.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'
import type { CheckView } from './step.server.ts'

/** Every answer once more, each with the way to change it, before the offers. */
export function CheckAnswers({ view: { rows, action } }: { view: CheckView }) {
  return (
    <form action={action} className={styles.form} method="post">
      <div className={styles.heading}>
        <h1>{words.check.title}</h1>
        <p>{words.check.text}</p>
      </div>
      <dl className={styles.answers}>
        {rows.map(({ slug, said, change }) => (
          <div className={styles.answer} key={slug}>
            <dt>{questionNames[slug]}</dt>
            <dd>{said}</dd>
            <dd>
              <a href={change}>
                {words.check.change}
                <Spoken> {questionNames[slug]}</Spoken>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button type="submit" withArrow>
          {words.check.see}
        </Button>
      </div>
    </form>
  )
}
