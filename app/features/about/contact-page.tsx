import { data, href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { isDatabaseError } from '#server/database/errors.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactFields, type ContactReply } from './contact-fields.tsx'
import { contactForm, parseContactStart } from './contact-form.ts'
import { queueMessage } from './contact-mail.server.ts'
import { messages } from './contact-messages.ts'

const crumbs = [
  { name: messages.about, item: href('/about') },
  { name: messages.title, item: href('/about/contact') },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const description = await describePage(context, {
    pageUrl: href('/about/contact'),
    title: messages.title,
    description: messages.description,
    breadcrumbsList: crumbs,
  })
  return { ...description, isSent: searchParams.has('sent'), start: parseContactStart(searchParams) }
}

/** Promises to send a message, then redirects to a confirmation address, so that a reload does not send it again. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await request.formData().catch(() => new FormData())
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const checked = contactForm.safeParse(values)
  if (!checked.success) {
    const problems = checked.error.issues.map(({ path: [field], message }) => ({
      id: String(field),
      message,
    }))
    return refuse({ values, problems }, 400)
  }
  // Only bots fill in the hidden field; they get the same answer as if the message had been sent.
  if (checked.data.website !== '') return redirect(`${href('/about/contact')}?sent`, 303)
  const { address } = context.get(pageContext)
  try {
    const attempt = await services.database.write(async (tx) => {
      const counted = await services.attempts.count(tx, ['messageByAddress'], { address })
      if (counted.allowed) await queueMessage(services, tx, checked.data)
      return counted
    })
    if (!attempt.allowed) return refuse({ values, problems: [{ message: messages.problems.tooMany }] }, 429)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'a message to the operator was not stored')
    return refuse({ values, problems: [{ message: messages.problems.notSent }] }, 503)
  }
  return redirect(`${href('/about/contact')}?sent`, 303)
}

function refuse(reply: ContactReply, status: number) {
  return data(reply, { status })
}

export const meta = metaWithoutTitle

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  return (
    <LongPage
      top={
        <>
          {/* Set here because `meta` does not receive the result of the form's action. */}
          <title>{toPageTitle(messages.title, siteName, { hasErrors: actionData !== undefined })}</title>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{messages.title}</h1>
          <Lead>{messages.lead}</Lead>
        </>
      }
    >
      {loaderData.isSent ? (
        <Note tone="good">
          <p role="status">
            <strong>{messages.sent}</strong>
          </p>
          <p>{messages.sentText}</p>
          <ButtonLink href={href('/about/contact')} variant="white" size="small" fitContent>
            {messages.again}
          </ButtonLink>
        </Note>
      ) : (
        <ContactFields start={loaderData.start} reply={actionData} />
      )}
    </LongPage>
  )
}
