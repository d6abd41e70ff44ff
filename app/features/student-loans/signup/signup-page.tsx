import { useActionData } from 'react-router'
import { metaBesideTitle } from '#app/shell/page-meta.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/signup-page.ts'
import { CheckAnswers } from './check-answers.tsx'
import { QuestionForm } from './question-form.tsx'
import type { FieldName } from './read-form.ts'
import { schoolChoiceId } from './school-choices.tsx'
import styles from './signup-page.module.css'
import { words } from './signup-words.ts'
import type { StepView } from './step.server.ts'
import { loadStep, takeStep } from './take-answers.server.ts'

export function loader(args: Route.LoaderArgs) {
  return loadStep(args)
}

export function action(args: Route.ActionArgs) {
  return takeStep(args)
}

/** When to try again, where the action said it. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaBesideTitle

/** One question of the flow, or all answers to check. The answers themselves are kept on the server. */
export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  const view = useActionData<typeof action>() ?? loaderData.view
  const title = words.title(headingOf(view), siteName)
  return (
    <Section space="page">
      {/* Not in `meta`: only the component sees what the form's action answered. */}
      <title>{view.problems.length > 0 ? words.errorTitle(title) : title}</title>
      <Container width="question">
        {/* Plain links and forms: the browser itself tells everybody that a new page came. */}
        <a className={styles.back} href={view.back}>
          <Icon name="back" size={18} />
          {words.back}
        </a>
        {view.page === 'question' ? <Progress number={view.number} count={view.count} /> : null}
        <div className={styles.problems}>
          <ErrorSummary
            title={words.errorSummary}
            problems={view.problems.map(({ field, message }) => ({ id: idOf(view, field), message }))}
          />
        </div>
        {view.page === 'question' && view.hasNone ? (
          <Note className={styles.none}>
            <p>
              <strong>{words.noneTitle}</strong> {words.none}
            </p>
          </Note>
        ) : null}
        {view.page === 'check' ? (
          <CheckAnswers view={view} />
        ) : (
          <QuestionForm known={loaderData.known} view={view} />
        )}
        {view.page === 'check' || view.hasAnswers ? <Clear action={view.action} /> : null}
      </Container>
    </Section>
  )
}

function Progress({ number, count }: { number: number; count: number }) {
  return (
    <>
      <p className={styles.progress}>{words.progress(number, count)}</p>
      <div aria-hidden="true" className={styles.steps}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are all alike
          <span data-reached={index < number || undefined} key={index} />
        ))}
      </div>
    </>
  )
}

/** On a shared computer: takes the answers away from here and from this browser. */
function Clear({ action }: { action: string }) {
  return (
    <form action={action} className={styles.clear} method="post">
      <p>{words.kept}</p>
      <Button fitContent name="clear" size="small" type="submit" value="all" variant="white-ns">
        {words.clear}
      </Button>
    </form>
  )
}

function idOf(view: StepView, field: FieldName | undefined): string | undefined {
  const hasList = view.page === 'question' && (view.school?.choices.length ?? 0) > 0
  return hasList && field === 'school' ? schoolChoiceId : field
}

function headingOf(view: StepView): string {
  if (view.page === 'check') return words.check.title
  const { choices = [], keywords = '' } = view.school ?? {}
  return choices.length > 0
    ? words.school.matches(choices.length, keywords)
    : words.questions[view.slug].question
}
