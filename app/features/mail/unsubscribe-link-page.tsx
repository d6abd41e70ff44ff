import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { pageContext, servicesContext } from '#app/context.ts'
import { requestUnsubscribeLink } from '#app/mail/unsubscribe-link.server.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { cleanEmail, wasEmail } from '#domain/email.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { findProblem } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import type { Route } from './+types/unsubscribe-link-page.ts'
import { AskForLink } from './ask-for-link.tsx'
import { LinkPage } from './link-page.tsx'
import { mailText } from './messages.ts'

const texts = mailText.unsubscribe
const breadcrumb = { name: texts.title, item: href('/unsubscribe') }

const form = z.object({
  // A subscription of before may have an address that no new one takes.
  email: z
    .string(texts.missing)
    .transform(cleanEmail)
    .pipe(z.string().min(1, texts.missing).refine(wasEmail, texts.invalid)),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const description = await describePage(
    context,
    {
      pageUrl: href('/unsubscribe/link'),
      title: texts.title,
      description: texts.description,
      breadcrumbsList: [breadcrumb],
    },
    { robots: 'noindex' },
  )
  return { ...description, isSent: new URL(request.url).searchParams.has('sent') }
}

/** The answer is the same for every address, and it comes after the same work. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = Object.fromEntries(await readPostedForm(request))
  const given = form.safeParse(values)
  if (!given.success) return data({ values, problems: toProblems(given.error) }, { status: 400 })
  const { address } = context.get(pageContext)
  const refused = await requestUnsubscribeLink(context.get(servicesContext), { ...given.data, address })
  if (!refused) return redirect(`${href('/unsubscribe/link')}?sent`, 303)
  const headers = { 'retry-after': String(refused.retryAfterSeconds) }
  return data({ values, problems: [{ message: texts.tooMany }] }, { status: 429, headers })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

export default function UnsubscribeLinkPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  const title = toPageTitle(texts.title, siteName, { hasErrors: actionData !== undefined })
  if (isSent && !actionData) {
    return (
      <LinkPage breadcrumb={breadcrumb} heading={texts.sentTitle} lead={texts.sent}>
        <title>{title}</title>
        <p>{texts.notThere}</p>
        <p>
          <a href={href('/unsubscribe')}>{texts.again}</a>
        </p>
      </LinkPage>
    )
  }
  return (
    <LinkPage breadcrumb={breadcrumb} heading={texts.title} lead={texts.lead}>
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{title}</title>
      <ErrorSummary problems={actionData?.problems ?? []} />
      <AskForLink email={actionData?.values.email} error={findProblem(actionData, 'email')} />
    </LinkPage>
  )
}
