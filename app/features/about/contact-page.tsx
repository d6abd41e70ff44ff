import { data, href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactFields } from './contact-fields.tsx'
import { contactForm, parseContactStart } from './contact-form.ts'
import { queueMessage } from './contact-mail.server.ts'
import { contactText } from './contact-messages.ts'

const crumbs = [
  { name: contactText.about, item: href('/about') },
  { name: contactText.title, item: href('/about/contact') },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const description = await describePage(context, {
    pageUrl: href('/about/contact'),
    title: contactText.title,
    description: contactText.description,
    breadcrumbsList: crumbs,
  })
  return { ...description, isSent: searchParams.has('sent'), start: parseContactStart(searchParams) }
}

/** Promises to send a message, then redirects to a confirmation address, so that a reload does not send it again. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const values = Object.fromEntries(await readPostedForm(request))
  const checked = contactForm.safeParse(values)
  if (!checked.success) return refuse({ values, problems: toProblems(checked.error) }, 400)
  // Only bots fill in the hidden field; they get the same answer as if the message had been sent.
  if (checked.data.website !== '') return redirect(`${href('/about/contact')}?sent`, 303)
  const { address } = context.get(pageContext)
  try {
    const attempt = await services.database.write(async (tx) => {
      const counted = await services.attempts.count(tx, ['messageByAddress'], { address })
      if (counted.allowed) await queueMessage(services, tx, checked.data)
      return counted
    })
    if (!attempt.allowed)
      return refuse({ values, problems: [{ message: contactText.problems.tooMany }] }, 429)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    services.log.error({ err: error }, 'a message to the operator could not be stored')
    return refuse({ values, problems: [{ message: contactText.problems.notSent }] }, 503)
  }
  return redirect(`${href('/about/contact')}?sent`, 303)
}

function refuse(reply: SentForm, status: number) {
  return data(reply, { status })
}

export const meta = metaWithoutTitle

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={crumbs}
          lead={contactText.lead}
          problems={actionData?.problems}
          title={contactText.title}
        />
      }
    >
      {loaderData.isSent ? (
        <Note tone="good">
          <p role="status">
            <strong>{contactText.sent}</strong>
          </p>
          <p>{contactText.sentText}</p>
          <ButtonLink href={href('/about/contact')} variant="white" size="small" fitContent>
            {contactText.again}
          </ButtonLink>
        </Note>
      ) : (
        <ContactFields start={loaderData.start} reply={actionData} />
      )}
    </LongPage>
  )
}
