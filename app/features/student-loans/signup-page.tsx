import { redirect } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { knownSchools } from '#app/features/schools/known-schools.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/signup-page.ts'
import { AmountQuestion } from './amount-question.tsx'
import { answerNames, answerParams } from './answers.ts'
import { CarriedAnswers } from './carried-answers.tsx'
import { stepOfFlow } from './flow.server.ts'
import { paths } from './paths.ts'
import { fieldIds, type QuestionProps } from './question-props.ts'
import { type Question, questions } from './questions.ts'
import { RepaymentQuestion } from './repayment-question.tsx'
import { SchoolChoices } from './school-choices.tsx'
import { SchoolQuestion } from './school-question.tsx'
import styles from './signup-page.module.css'
import { StudiesQuestion } from './studies-question.tsx'
import { words } from './words.ts'

export const handle = { cache: { params: [...answerParams, 'question'] } } satisfies PageHandle

export function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.tag('school')
  const { schools } = context.get(servicesContext)
  const step = stepOfFlow(new URL(request.url).searchParams, { today: page.today(), directory: schools })
  return 'goTo' in step ? redirect(step.goTo) : { ...step.show, known: knownSchools(schools) }
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { slug, school } = loaderData
  const heading =
    school.kind === 'to choose'
      ? words.school.matches(school.schools.length, school.keywords)
      : words[slug].question
  const title = words.title(heading, matches[0].loaderData.siteName)
  const hasProblem = Object.values(loaderData.problems).some(Boolean)
  return [
    { title: hasProblem ? words.errorTitle(title) : title },
    { name: 'description', content: words.questionDescription },
  ]
}

const questionPages: Record<Question['slug'], (props: QuestionProps) => React.ReactNode> = {
  school: SchoolQuestion,
  amount: AmountQuestion,
  studies: StudiesQuestion,
  repayment: RepaymentQuestion,
}

/** One question of the flow. The address holds every answer given so far. */
export default function SignupPage({ loaderData: view }: Route.ComponentProps) {
  const QuestionPage = questionPages[view.slug]
  const problems = answerNames.flatMap((name) => {
    const message = view.problems[name]
    return message ? [{ id: fieldIds[name], message }] : []
  })
  return (
    <Section space="page">
      <Container width="question">
        {/* Plain links and forms: the browser itself tells everybody that a new page came. */}
        <a className={styles.back} href={view.back}>
          <Icon name="back" size={18} />
          {words.back}
        </a>
        <p className={styles.progress}>{words.progress(view.number, questions.length)}</p>
        <div aria-hidden="true" className={styles.steps}>
          {questions.map(({ slug }, index) => (
            <span data-reached={index < view.number || undefined} key={slug} />
          ))}
        </div>
        <div className={styles.problems}>
          <ErrorSummary title={words.errorSummary} problems={problems} />
        </div>
        {view.school.kind === 'to choose' ? (
          <SchoolChoices carried={view.carried} found={view.school} />
        ) : null}
        <form action={paths.questions} className={styles.form} method="get" noValidate>
          <CarriedAnswers entries={view.carried} />
          <QuestionPage known={view.known} view={view} />
          <div className={styles.actions}>
            {view.school.kind === 'to choose' ? (
              <Button type="submit" variant="white">
                {words.school.searchAgain}
              </Button>
            ) : (
              <Button type="submit">{words.continue}</Button>
            )}
          </div>
        </form>
      </Container>
    </Section>
  )
}
