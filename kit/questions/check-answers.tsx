import { Button } from '#app/ui/button/button.tsx'
import { AnswerList } from './answer-list.tsx'
import { questionText } from './messages.ts'
import type { QuestionPages } from './question-pages.ts'
import styles from './questions.module.css'
import type { CheckView } from './step-view.server.ts'
import { StickyAction } from './sticky-action.tsx'

interface CheckAnswersProps<Slug extends string, Answers> {
  view: CheckView<Slug>
  pages: QuestionPages<Slug, Answers>
}

/** Lists all answers before the results, each with a link to change it. */
export function CheckAnswers<Slug extends string, Answers>({
  view: { rows, action },
  pages: { questions, check },
}: CheckAnswersProps<Slug, Answers>) {
  return (
    <form action={action} className={styles.form} data-saves="SAVE_PROGRESS" method="post">
      <div className={styles.heading}>
        <h1>{questionText.check.title}</h1>
        <p>{check.text}</p>
      </div>
      <AnswerList rows={rows.map((row) => ({ ...row, name: questions[row.slug].name }))} />
      <div className={styles.actions}>
        <StickyAction>
          <Button type="submit" withArrow>
            {check.see}
          </Button>
        </StickyAction>
      </div>
    </form>
  )
}
