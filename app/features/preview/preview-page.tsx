import { data, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/preview-page.ts'
import { clearedPreviewCookie } from './preview-cookie.ts'
import { ownPath } from './tickets.ts'
import { words } from './words.ts'

const path = '/preview'
const breadcrumbs = [{ name: words.title, item: path }]

/** The signed links lead here. A good one begins the preview and leads on, so that its ticket leaves the address bar. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket')
  const { preview } = context.get(servicesContext)
  const begun = ticket === null ? undefined : preview.begin(ticket)
  if (begun) throw redirect(begun.path, { status: 303, headers: { 'Set-Cookie': begun.cookie } })
  const isOn = context.get(pageContext).preview !== undefined
  const { title, description } = words
  const said = await describePage(
    context,
    { pageUrl: path, title, description, breadcrumbsList: breadcrumbs },
    { robots: 'noindex' },
  )
  return data({ ...said, isOn, isBad: ticket !== null }, { status: ticket === null ? 200 : 403 })
}

/** The bar's way out: the same page as visitors see it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const shown = ownPath.catch('/').parse(form.get('path'))
  const { siteUrl } = context.get(servicesContext).config
  return redirect(shown, { status: 303, headers: { 'Set-Cookie': clearedPreviewCookie(siteUrl) } })
}

export const meta = pageMeta

export default function PreviewPage({ loaderData: { isOn, isBad } }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{words.title}</h1>
          <Lead>{isOn ? words.isOn : words.isOff}</Lead>
        </>
      }
    >
      {isBad ? (
        <Note tone="warn">
          <p>
            <strong>{words.bad}</strong>
          </p>
          <p>{words.badText}</p>
        </Note>
      ) : null}
      <p>{words.howTo}</p>
      <p>
        <code>{words.command}</code>
      </p>
    </LongPage>
  )
}
