import { data, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Contents, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { monthAfter } from '#domain/federal-repayment/months.ts'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { questionText } from '#kit/questions/messages.ts'
import { toCookieHeaders } from '#kit/questions/submit-question.server.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { readRefinanceDraft } from '#products/refinance/situation/refinance-draft.server.ts'
import type { Route } from './+types/plans-page.ts'
import { Answer } from './answer.tsx'
import { answerText } from './answer-messages.ts'
import { describeFilled, fillFromAnswers } from './draft-values.ts'
import { PlansFields } from './plans-fields.tsx'
import { readPlansForm } from './plans-form.ts'
import { plansText } from './plans-messages.ts'
import { Rules } from './rules.tsx'
import { rulesText } from './rules-messages.ts'
import { saveAnswers } from './save-answers.server.ts'

const crumbs = [
  { name: plansText.line, item: paths.landing },
  { name: plansText.crumb, item: paths.plans },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const draft = await readRefinanceDraft(context.get(servicesContext), request)
  const answers = draft?.answers ?? {}
  const description = await describePage(context, {
    pageUrl: paths.plans,
    title: plansText.title,
    description: plansText.description,
    breadcrumbsList: crumbs,
  })
  return { values: fillFromAnswers(answers), filled: describeFilled(answers), ...description }
}

/**
 * Reads the numbers and answers on the same page, or takes the loans along to the questions about refinancing. They come
 * in the body of the request, so that no address, history or log holds them.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const reading = readPlansForm(form)
  const { today, address } = context.get(pageContext)
  const { answers } = reading
  if (form.has('refinance') && answers) {
    const visitor = { cookies: request.headers.get('cookie'), address }
    const change = await saveAnswers(context.get(servicesContext), { answers, visitor, today: today() })
    if (change.isSaved)
      return redirect(paths.questions, { status: 303, headers: toCookieHeaders(change.cookies) })
    return data(
      { ...reading, problems: [{ message: questionText.problem.tooMany }], today: today() },
      { status: 429 },
    )
  }
  return data({ ...reading, today: today() }, { status: reading.problems.length === 0 ? 200 : 400 })
}

export const meta = metaWithoutTitle

/** Compares the federal repayment plans for the visitor's own loans. */
export default function PlansPage({ loaderData, actionData: reading }: Route.ComponentProps) {
  const form = reading ?? { values: loaderData.values, problems: [] }
  const { answers, today = '' } = reading ?? {}
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={crumbs}
          lead={plansText.lead}
          problems={form.problems}
          title={plansText.title}
        />
      }
      contents={<Contents label={answerText.onThisPage} headings={listHeadings(answers !== undefined)} />}
    >
      {answers ? (
        <Answer answers={answers} today={today} startMonth={monthAfter(today.slice(0, 7), 1)} />
      ) : null}
      <div data-print={answers ? 'no' : undefined}>
        <Part id="form" title={answers ? plansText.change : plansText.form}>
          {reading === undefined && loaderData.filled ? (
            <Note>
              <p>{plansText.filled(loaderData.filled)}</p>
              <p>{plansText.filledIncome}</p>
            </Note>
          ) : null}
          <PlansFields form={form} submit={answers ? plansText.again : plansText.submit} />
        </Part>
      </div>
      <Rules />
    </LongPage>
  )
}

function listHeadings(isAnswered: boolean): { id: string; text: string }[] {
  const answer = [
    { id: 'answer', text: answerText.result },
    { id: 'years', text: answerText.byYear },
    { id: 'plans', text: answerText.plans },
    { id: 'closed', text: answerText.closed },
    { id: 'refinance', text: plansText.refinance },
  ]
  return [
    ...(isAnswered ? answer : []),
    { id: 'form', text: isAnswered ? plansText.change : plansText.form },
    { id: 'rules', text: rulesText.title },
    { id: 'rap', text: rulesText.rapTable },
    { id: 'tiered', text: rulesText.tieredTable },
    { id: 'limits', text: rulesText.limits },
    { id: 'sources', text: rulesText.sources },
  ]
}
