import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { questionText } from './messages.ts'
import { CurrentPart, PartsProgress } from './parts-progress.tsx'
import { getWords } from './question.ts'
import { QuestionForm } from './question-form.tsx'
import type { QuestionPages } from './question-pages.ts'
import type { QuestionNote } from './questionnaire.ts'
import styles from './questions.module.css'
import { schoolChoiceId } from './school-choices.tsx'
import type { SoFar } from './so-far.server.ts'
import { SoFarSheet } from './so-far-sheet.tsx'
import type { CheckView, StepView } from './step-view.server.ts'

interface StepPageProps<Slug extends string, Answers> {
  view: StepView<Slug, Answers>
  pages: QuestionPages<Slug, Answers>
  known: KnownSchools
  note: QuestionNote | undefined
  /** Undefined while the answers cannot be read. */
  soFar: SoFar<Slug> | undefined
}

/** Shows one question of a flow, or all answers to check. The answers are stored on the server. */
export function StepPage<Slug extends string, Answers>({
  view,
  pages,
  known,
  note,
  soFar,
}: StepPageProps<Slug, Answers>) {
  const { siteName } = usePublicSettings()
  const title = toPageTitle(getHeading(view, pages), siteName, { hasErrors: view.problems.length > 0 })
  return (
    <Section space="page">
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{title}</title>
      <Container className={styles.page}>
        <div className={styles.main}>
          {/* Plain links and forms, so that the browser announces each new page to screen readers. */}
          <div className={styles.top}>
            <a className={styles.back} href={view.back}>
              <Icon name="back" size={18} />
              {questionText.back}
            </a>
            {view.page === 'question' && view.number > 0 ? (
              <p className={styles.progress}>
                {questionText.progress(view.number, view.count)}
                <CurrentPart parts={view.parts} />
              </p>
            ) : null}
          </div>
          {view.page === 'question' ? <PartsProgress parts={view.parts} /> : null}
          <div className={styles.problems}>
            <ErrorSummary
              title={questionText.errorSummary}
              problems={view.problems.map(({ field, message }) => ({ field: getId(view, field), message }))}
            />
          </div>
          {view.page === 'question' && view.hasNone ? (
            <Note className={styles.none}>
              <p>
                <strong>{questionText.noneTitle}</strong> {questionText.none(view.retentionDays)}
              </p>
            </Note>
          ) : null}
          {view.page === 'check' ? (
            <CheckAnswers pages={pages} view={view} />
          ) : (
            <QuestionForm known={known} note={note} pages={pages} view={view} />
          )}
          {view.page === 'check' ? <Clear view={view} /> : null}
        </div>
        {soFar ? <SoFarSheet pages={pages} soFar={soFar} /> : null}
      </Container>
    </Section>
  )
}

/** Deletes the answers from the server and the browser, for visitors on a shared computer. */
function Clear({ view: { action, isInAccount, retentionDays } }: { view: CheckView<string> }) {
  return (
    <form action={action} className={styles.clear} method="post">
      <p>{(isInAccount ? questionText.savedInAccount : questionText.kept)(retentionDays)}</p>
      <Button fitContent name="clear" size="small" type="submit" value="all" variant="white-ns">
        {questionText.clear}
      </Button>
    </form>
  )
}

/** Returns the id of the field that a problem links to. */
function getId<Slug extends string, Answers>(view: StepView<Slug, Answers>, field: string | undefined) {
  const hasList = view.page === 'question' && (view.school?.choices.length ?? 0) > 0
  return hasList && field === 'school' ? schoolChoiceId : field
}

function getHeading<Slug extends string, Answers>(
  view: StepView<Slug, Answers>,
  pages: QuestionPages<Slug, Answers>,
): string {
  if (view.page === 'check') return questionText.check.title
  const { choices = [], keywords = '' } = view.school ?? {}
  return choices.length > 0
    ? questionText.school.matches(choices.length, keywords)
    : getWords(pages.questions[view.slug], view).question
}
