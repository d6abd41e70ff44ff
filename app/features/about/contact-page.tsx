import { data, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/contact-page.ts'
import { ContactFields, type ContactReply } from './contact-fields.tsx'
import { contactForm, startOf, writeMail } from './contact-form.ts'
import { words } from './contact-words.ts'
import { paths } from './paths.ts'

const crumbs = [
  { name: words.about, item: paths.about },
  { name: words.title, item: paths.contact },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const description = await describePage(context, {
    pageUrl: paths.contact,
    title: words.title,
    description: words.description,
    breadcrumbsList: crumbs,
  })
  return { ...description, isSent: searchParams.has('sent'), start: startOf(searchParams) }
}

/** Takes a message and shows that it went by an address of its own, so that reloading sends nothing twice. */
export async function action({ request, context }: Route.ActionArgs) {
  const { attempts, mailer, log } = context.get(servicesContext)
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
  // Only a program fills in what nobody sees; it is told nothing.
  if (checked.data.website !== '') return redirect(`${paths.contact}?sent`, 303)
  const attempt = attempts.count('messageByAddress', context.get(pageContext).address)
  if (!attempt.allowed) return refuse({ values, problems: [{ message: words.problems.tooMany }] }, 429)
  try {
    await mailer.toOperator(writeMail(checked.data))
  } catch (error) {
    log.error({ err: nameOf(error) }, 'a message to the operator was not sent')
    return refuse({ values, problems: [{ message: words.problems.notSent }] }, 503)
  }
  return redirect(`${paths.contact}?sent`, 303)
}

function refuse(reply: ContactReply, status: number) {
  return data(reply, { status })
}

/** Errors of mail servers repeat addresses. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}

export const meta = pageMeta

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
        </>
      }
    >
      {loaderData.isSent ? (
        <Note tone="good">
          <p role="status">
            <strong>{words.sent}</strong>
          </p>
          <p>{words.sentText}</p>
          <ButtonLink href={paths.contact} variant="white" size="small" fitContent>
            {words.again}
          </ButtonLink>
        </Note>
      ) : (
        <ContactFields start={loaderData.start} reply={actionData} />
      )}
    </LongPage>
  )
}
