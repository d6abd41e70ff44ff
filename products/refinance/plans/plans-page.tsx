import { data } from 'react-router'
import { pageContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Contents, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { monthAfter } from '#domain/federal-repayment/months.ts'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Route } from './+types/plans-page.ts'
import { Answer } from './answer.tsx'
import { answerText } from './answer-messages.ts'
import { PlansFields } from './plans-fields.tsx'
import { firstValues, readPlansForm } from './plans-form.ts'
import { plansText } from './plans-messages.ts'
import { Rules } from './rules.tsx'
import { rulesText } from './rules-messages.ts'

const crumbs = [
  { name: plansText.line, item: paths.landing },
  { name: plansText.crumb, item: paths.plans },
]

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, {
    pageUrl: paths.plans,
    title: plansText.title,
    description: plansText.description,
    breadcrumbsList: crumbs,
  })
}

/**
 * Reads the numbers and answers on the same page. They come in the body of the request, so that no address,
 * history or log holds them.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const reading = readPlansForm(await readPostedForm(request))
  const today = context.get(pageContext).today()
  return data({ ...reading, today }, { status: reading.problems.length === 0 ? 200 : 400 })
}

export const meta = metaWithoutTitle

/** Compares the federal repayment plans for the visitor's own loans. */
export default function PlansPage({ actionData: reading }: Route.ComponentProps) {
  const form = reading ?? { values: firstValues, problems: [] }
  const { answers, today = '' } = reading ?? {}
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={crumbs}
          hasErrors={form.problems.length > 0}
          lead={plansText.lead}
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
          <ErrorSummary problems={form.problems} />
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
