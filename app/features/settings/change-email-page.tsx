import { href, redirect } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/context.ts'
import styles from '#app/features/account/account.module.css'
import { FormPage } from '#app/features/account/form-page.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import type { Route } from './+types/change-email-page.ts'
import { confirmChange, findChange } from './email-change.server.ts'
import { changeEmailText as text } from './messages.ts'

/** How a confirmation ended, which the address after it says. */
const results = ['waitingForOld', 'waitingForNew', 'done', 'taken', 'ended'] as const
const resultParam = z.enum(results).nullable().catch(null)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const pageUrl = href('/change-email')
  const { title, description } = text
  const change = await findChange(context.get(servicesContext), searchParams.get('key') ?? '')
  const result = resultParam.parse(searchParams.get('result'))
  return {
    ...(await describePage(
      context,
      { pageUrl, title, description, breadcrumbsList: [{ name: title, item: pageUrl }] },
      { robots: 'noindex' },
    )),
    result: result ?? (!change ? 'ended' : change.isConfirmed ? waitingFor(change.end) : null),
    ask: change ? (change.end === 'new' ? text.askNew : text.askOld(change.email)) : '',
  }
}

/** Confirms only when the button is pressed, because mail programs follow links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const change = await findChange(services, new URL(request.url).searchParams.get('key') ?? '')
  const ended = change ? await confirmChange(services, change) : 'ended'
  const result = ended === 'waiting' && change ? waitingFor(change.end) : ended === 'changed' ? 'done' : ended
  return redirect(`${href('/change-email')}?${new URLSearchParams({ result })}`, 303)
}

/** Whoever has confirmed one address waits for the other. */
function waitingFor(confirmed: 'new' | 'old'): (typeof results)[number] {
  return confirmed === 'new' ? 'waitingForOld' : 'waitingForNew'
}

/** The key in the address is passed to no other page. */
export function headers() {
  return { 'referrer-policy': 'no-referrer' }
}

export const meta = metaWithoutTitle

const page = { name: text.title, pathname: href('/change-email') }

export default function ChangeEmailPage({ loaderData: { result, ask } }: Route.ComponentProps) {
  if (result === null)
    return (
      <FormPage {...page} heading={text.title} lead={ask}>
        <form className={styles.form} method="post">
          <Button fitContent type="submit">
            {text.confirm}
          </Button>
        </form>
      </FormPage>
    )
  const heading = {
    waitingForOld: text.waitingTitle,
    waitingForNew: text.waitingTitle,
    done: text.doneTitle,
    taken: text.takenTitle,
    ended: text.endedTitle,
  }[result]
  return (
    <FormPage {...page} heading={heading} lead={text[result]}>
      <p>
        <a href={href('/dashboard/settings')}>{text.again}</a>
      </p>
    </FormPage>
  )
}
