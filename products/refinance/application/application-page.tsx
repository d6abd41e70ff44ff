import { data, href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { formatDate } from '#domain/dates.ts'
import { getKeys } from '#domain/keys.ts'
import { clockSources } from '#domain/refinance/application-clocks.ts'
import { findMissingSteps } from '#domain/refinance/draft.ts'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { clockText } from '#kit/loan-clocks/clock-messages.ts'
import type { AnswerRow } from '#kit/questions/answer-list.tsx'
import { formatAnswer } from '#kit/questions/question.ts'
import { summarizeAdvice } from '#products/refinance/offers/advice-words.ts'
import { loadRefinance } from '#products/refinance/offers/load-refinance.server.ts'
import { onlyToApply } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { type QuestionSlug, questions } from '#products/refinance/situation/questions.ts'
import { readRefinanceDraft } from '#products/refinance/situation/refinance-draft.server.ts'
import { toRefinanceDraft } from '#products/refinance/situation/to-draft.ts'
import type { Route } from './+types/application-page.ts'
import { AdviceOnSheet } from './advice-on-sheet.tsx'
import { AnswerSheet, TaskList } from './answer-sheet.tsx'
import styles from './application.module.css'
import { applicationText } from './application-messages.ts'
import { dropApplication, noteApplication, readApplications } from './applications.server.ts'
import { readDays } from './read-days.ts'
import { TrackedApplication } from './tracked-application.tsx'

const crumbs = [
  { name: 'Refinance', item: paths.landing },
  { name: 'Offers', item: paths.offers },
  { name: applicationText.title, item: paths.application },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { view, situation } = await loadRefinance({ request, context })
  const draft = await readRefinanceDraft(services, request)
  const answers = draft?.answers ?? {}
  const flow = draft?.flow.path ?? paths.questions
  const toAddress = (slug: QuestionSlug) => `${flow}?question=${slug}&from=application`
  const missing = findMissingSteps(toRefinanceDraft(answers)).flatMap((step) => applicationText.steps[step])
  const tasks = [...missing, ...onlyToApply].filter(
    (slug) => formatAnswer(questions[slug], answers) === undefined,
  )
  const rows = getKeys(questions).flatMap((slug): AnswerRow[] => {
    const said = formatAnswer(questions[slug], answers)
    return said === undefined ? [] : [{ name: questions[slug].name, said, change: toAddress(slug) }]
  })
  const { birthDate, phone } = answers
  const change = toAddress('PERSONAL_INFO_FULL')
  if (birthDate)
    rows.push({ name: applicationText.birthDate, said: formatDate(birthDate, 'MM/DD/YYYY'), change })
  if (phone) rows.push({ name: applicationText.phone, said: phone, change })
  const description = await describePage(
    context,
    {
      pageUrl: paths.application,
      title: applicationText.title,
      description: applicationText.description,
      breadcrumbsList: crumbs,
    },
    { robots: 'noindex' },
  )
  return {
    hasAnswers: draft !== null,
    flow,
    rows,
    advice: situation.isExample ? null : summarizeAdvice(view),
    tasks: tasks.map((slug) => ({ name: questions[slug].name, address: toAddress(slug) })),
    today: context.get(pageContext).today(),
    applications: await readApplications(services, request.headers.get('cookie')),
    ...description,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readPostedForm(request)
  const offerId = form.get('offer') ?? ''
  const cookies = request.headers.get('cookie')
  if (form.get('do') === 'drop') {
    await dropApplication(services, cookies, offerId)
    return redirect(paths.application, 303)
  }
  const read = readDays(form, offerId)
  if (!read.ok) return data({ offerId, ...read.sent }, { status: 400 })
  await noteApplication(services, cookies, { offerId, noted: read.noted })
  return redirect(`${paths.application}#${encodeURIComponent(offerId)}`, 303)
}

export const meta = metaWithoutTitle

/** What a lender's form asks, as far as the visitor answered it, and the clocks of the offers they chose. */
export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { advice, applications, rows, tasks, hasAnswers, flow, today } = loaderData
  const problems = actionData?.problems ?? []
  const chosen = (
    <Part id="applications" title={applicationText.applications}>
      {applications.length === 0 ? (
        <p>
          {applicationText.none} <a href={paths.offers}>{applicationText.offers}</a>
        </p>
      ) : (
        applications.map((application) => (
          <TrackedApplication
            application={application}
            sent={actionData?.offerId === application.offerId ? actionData : undefined}
            key={application.offerId}
            today={today}
          />
        ))
      )}
      {applications.length === 0 ? null : (
        <p data-print="no">
          <a href={href('/reminders')}>{clockText.reminders}</a>
        </p>
      )}
      <Details look="line" summary={<h3>{applicationText.rules}</h3>}>
        <PointList>
          {Object.entries(clockSources).map(([name, source]) => (
            <li key={name}>
              <SourceLine source={source} />
            </li>
          ))}
        </PointList>
      </Details>
    </Part>
  )
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={crumbs}
          lead={applicationText.lead}
          problems={problems}
          title={applicationText.title}
        />
      }
    >
      {/* Deadlines come before everything else. */}
      {applications.length > 0 ? chosen : null}
      {hasAnswers ? (
        <>
          {advice ? <AdviceOnSheet advice={advice} /> : null}
          <TaskList tasks={tasks} />
          <AnswerSheet rows={rows} />
        </>
      ) : (
        <section aria-labelledby="tasks" className={styles.empty}>
          <Illustration name="open-calendar" size={160} />
          <h2 id="tasks">{applicationText.noAnswers}</h2>
          <p>{applicationText.noAnswersHint}</p>
          <ButtonLink fitContent href={paths.questions}>
            {applicationText.start}
          </ButtonLink>
        </section>
      )}
      {applications.length === 0 ? chosen : null}
      {hasAnswers ? (
        <form action={flow} data-print="no" method="post">
          <Button fitContent name="clear" size="small" type="submit" value="1" variant="white">
            {applicationText.clear}
          </Button>
        </form>
      ) : null}
    </LongPage>
  )
}
