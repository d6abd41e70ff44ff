import type { ReactNode } from 'react'
import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { Button } from '#app/ui/button/button.tsx'
import { questionText } from './messages.ts'
import { getFieldOf, getWords } from './question.ts'
import { QuestionFields } from './question-fields.tsx'
import type { QuestionPages } from './question-pages.ts'
import type { QuestionProps } from './question-props.ts'
import type { QuestionNote } from './questionnaire.ts'
import styles from './questions.module.css'
import { SchoolChoices } from './school-choices.tsx'
import type { QuestionView } from './step-view.server.ts'
import { StickyAction } from './sticky-action.tsx'

/** For parts of a question that fill in its form. */
export const questionFormId = 'question'

interface QuestionFormProps<Slug extends string, Answers> {
  view: QuestionView<Slug, Answers>
  pages: QuestionPages<Slug, Answers>
  known: KnownSchools
  note: QuestionNote | undefined
}

/** The form of one question. */
export function QuestionForm<Slug extends string, Answers>({
  view,
  pages,
  known,
  note,
}: QuestionFormProps<Slug, Answers>) {
  const question = pages.questions[view.slug]
  const Question: (props: QuestionProps<Slug, Answers>) => ReactNode =
    pages.forms?.[view.slug] ?? QuestionFields
  const { choices = [], keywords = '' } = view.school ?? {}
  const other = view.asks
    .map((name) => ({ name, ...getFieldOf(question, name).other }))
    .find(({ value }) => value !== undefined)
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
        <Question
          known={known}
          note={note}
          question={question}
          view={view}
          words={getWords(question, view)}
        />
        <div className={styles.actions}>
          {choices.length > 0 ? (
            <Button type="submit" variant="white">
              {questionText.school.searchAgain}
            </Button>
          ) : (
            <StickyAction>
              <Button type="submit">{questionText.continue}</Button>
            </StickyAction>
          )}
          {isNoneFound ? (
            <Button name="school" type="submit" value="undecided" variant="white">
              {questionText.school.goOn}
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
