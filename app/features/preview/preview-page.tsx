import { data, href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/preview-page.ts'
import { previewText } from './messages.ts'
import { previewCookie } from './preview-cookie.ts'
import { ownPath } from './tickets.ts'

const path = href('/preview')
const breadcrumbs = [{ name: previewText.title, item: path }]

/** Starts a preview from a signed link, then redirects, so that the ticket leaves the address bar. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket')
  const { preview } = context.get(servicesContext)
  const begun = ticket === null ? undefined : preview.begin(ticket)
  if (begun) throw redirect(begun.path, { status: 303, headers: { 'Set-Cookie': begun.cookie } })
  const isOn = context.get(pageContext).preview !== undefined
  const { title, description } = previewText
  const said = await describePage(
    context,
    { pageUrl: path, title, description, breadcrumbsList: breadcrumbs },
    { robots: 'noindex' },
  )
  return data({ ...said, isOn, isBad: ticket !== null }, { status: ticket === null ? 200 : 403 })
}

/** Ends the preview from its bar and shows the same page as visitors see it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const shown = ownPath.catch(href('/')).parse(form.get('path'))
  const isSecure = isOverHttps(context.get(servicesContext).config.siteUrl)
  return redirect(shown, { status: 303, headers: { 'Set-Cookie': previewCookie.clear(isSecure) } })
}

export const meta = pageMeta

export default function PreviewPage({ loaderData: { isOn, isBad } }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{previewText.title}</h1>
          <Lead>{isOn ? previewText.isOn : previewText.isOff}</Lead>
        </>
      }
    >
      {isBad ? (
        <Note tone="warn">
          <p>
            <strong>{previewText.bad}</strong>
          </p>
          <p>{previewText.badText}</p>
        </Note>
      ) : null}
      <p>{previewText.howTo}</p>
      <p>
        <code>{previewText.command}</code>
      </p>
    </LongPage>
  )
}
