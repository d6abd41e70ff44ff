import type { ReactNode } from 'react'
import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { Button } from '#app/ui/button/button.tsx'
import { messages } from './messages.ts'
import { getWords, type OtherAnswer, type QuestionPages } from './question-pages.ts'
import type { QuestionProps } from './question-props.ts'
import styles from './questions.module.css'
import { SchoolChoices } from './school-choices.tsx'
import type { QuestionView } from './step-view.server.ts'

/** For parts of a question that fill in its form. */
export const questionFormId = 'question'

const undecided: OtherAnswer = { name: 'school', value: 'undecided', label: messages.school.undecided }

interface QuestionFormProps<Slug extends string, Answers> {
  view: QuestionView<Slug, Answers>
  pages: QuestionPages<Slug, Answers>
  known: KnownSchools
}

/** The form of one question. */
export function QuestionForm<Slug extends string, Answers>({
  view,
  pages,
  known,
}: QuestionFormProps<Slug, Answers>) {
  const Question: (props: QuestionProps<Slug, Answers>) => ReactNode = pages.forms[view.slug]
  const { choices = [], keywords = '' } = view.school ?? {}
  const other = pages.otherAnswers[view.slug] ?? (view.school ? undecided : undefined)
  const isNoneFound = keywords !== '' && choices.length === 0
  return (
    <>
      {choices.length > 0 ? (
        <SchoolChoices
          action={view.action}
          error={view.problems.find(({ field }) => field === 'school')?.message}
          keywords={keywords}
          schools={choices}
        />
      ) : null}
      <form
        action={view.action}
        className={styles.form}
        data-saves="SAVE_PROGRESS"
        id={questionFormId}
        method="post"
        noValidate
      >
        <Question known={known} view={view} words={getWords(pages, view)} />
        <div className={styles.actions}>
          {choices.length > 0 ? (
            <Button type="submit" variant="white">
              {messages.school.searchAgain}
            </Button>
          ) : (
            <Button type="submit">{messages.continue}</Button>
          )}
          {isNoneFound ? (
            <Button name={undecided.name} type="submit" value={undecided.value} variant="white">
              {messages.school.goOn}
            </Button>
          ) : null}
          {other && !isNoneFound ? (
            <button className={styles.other} name={other.name} type="submit" value={other.value}>
              {other.label}
            </button>
          ) : null}
        </div>
      </form>
    </>
  )
}
