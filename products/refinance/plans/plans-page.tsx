import { data } from 'react-router'
import { pageContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { monthAfter } from '#domain/federal-repayment/months.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Route } from './+types/plans-page.ts'
import { Answer } from './answer.tsx'
import { messages as answerMessages } from './answer-messages.ts'
import { PlansFields } from './plans-fields.tsx'
import { firstValues, readPlansForm } from './plans-form.ts'
import { messages } from './plans-messages.ts'
import { Rules } from './rules.tsx'
import { messages as ruleMessages } from './rules-messages.ts'

const crumbs = [
  { name: messages.line, item: paths.landing },
  { name: messages.crumb, item: paths.plans },
]

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, {
    pageUrl: paths.plans,
    title: messages.title,
    description: messages.description,
    breadcrumbsList: crumbs,
  })
}

/**
 * Reads the numbers and answers on the same page. They come in the body of the request, so that no address,
 * history or log holds them, and are stored nowhere.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const read = readPlansForm(await request.formData().catch(() => new FormData()))
  const today = context.get(pageContext).today()
  return data({ ...read, today }, { status: read.ok || read.problems.length === 0 ? 200 : 400 })
}

export const meta = metaWithoutTitle

/** Compares the federal repayment plans for the visitor's own loans. */
export default function PlansPage({ actionData: reading }: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  const problems = reading && !reading.ok ? reading.problems : []
  const answered = reading?.ok ? reading : undefined
  return (
    <LongPage
      top={
        <>
          {/* Set here because `meta` does not receive the result of the form's action. */}
          <title>{toPageTitle(messages.title, siteName, { hasErrors: problems.length > 0 })}</title>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{messages.title}</h1>
          <Lead>{messages.lead}</Lead>
        </>
      }
      contents={
        <Contents label={answerMessages.onThisPage} headings={listHeadings(answered !== undefined)} />
      }
    >
      {answered ? (
        <Answer
          answers={answered.answers}
          today={answered.today}
          startMonth={monthAfter(answered.today.slice(0, 7), 1)}
        />
      ) : null}
      <div data-print={answered ? 'no' : undefined}>
        <Part id="form" title={answered ? messages.change : messages.form}>
          <ErrorSummary problems={problems} />
          <PlansFields
            values={reading?.values ?? firstValues}
            problems={problems}
            submit={answered ? messages.again : messages.submit}
          />
        </Part>
      </div>
      <Rules />
    </LongPage>
  )
}

function listHeadings(isAnswered: boolean): { id: string; text: string }[] {
  const answer = [
    { id: 'answer', text: answerMessages.result },
    { id: 'years', text: answerMessages.byYear },
    { id: 'plans', text: answerMessages.plans },
    { id: 'closed', text: answerMessages.closed },
  ]
  return [
    ...(isAnswered ? answer : []),
    { id: 'form', text: isAnswered ? messages.change : messages.form },
    { id: 'rules', text: ruleMessages.title },
    { id: 'rap', text: ruleMessages.rapTable },
    { id: 'tiered', text: ruleMessages.tieredTable },
    { id: 'limits', text: ruleMessages.limits },
    { id: 'sources', text: ruleMessages.sources },
  ]
}
