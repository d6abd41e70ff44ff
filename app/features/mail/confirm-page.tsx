import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { topicName } from '#domain/mail/topics.ts'
import type { Route } from './+types/confirm-page.ts'
import { confirm, findConfirmable } from './confirm.server.ts'
import { HomeLink, LinkPage } from './link-page.tsx'
import { mailText } from './messages.ts'

const texts = mailText.confirm
const breadcrumb = { name: texts.title, item: href('/confirm-email') }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const found = await findConfirmable(context.get(servicesContext), searchParams.get('key') ?? '')
  const description = await describePage(
    context,
    {
      pageUrl: breadcrumb.item,
      title: texts.title,
      description: texts.description,
      breadcrumbsList: [breadcrumb],
    },
    { robots: 'noindex' },
  )
  const topic = found?.what === 'subscription' ? topicName(found.topic) : null
  const isDone = searchParams.has('done')
  const step = found === undefined ? 'ended' : !found.isConfirmed ? 'ask' : isDone ? 'done' : 'already'
  return { ...description, step, topic } as const
}

/** Confirms only when the button is pressed, because mail programs follow links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const found = await findConfirmable(services, key)
  if (found) await confirm(services, found)
  return redirect(`${breadcrumb.item}?${new URLSearchParams({ key, done: '' })}`, 303)
}

/** The key in the address is passed to no other page. */
export function headers() {
  return { 'referrer-policy': 'no-referrer' }
}

export const meta = pageMeta

export default function ConfirmPage({ loaderData: { step, topic } }: Route.ComponentProps) {
  if (step === 'ended') {
    return (
      <LinkPage breadcrumb={breadcrumb} heading={mailText.endedTitle} lead={mailText.ended}>
        <HomeLink />
      </LinkPage>
    )
  }
  if (step === 'done') {
    const lead = topic === null ? texts.doneAccount : texts.done(topic)
    return (
      <LinkPage breadcrumb={breadcrumb} heading={texts.doneTitle} lead={lead}>
        <HomeLink />
      </LinkPage>
    )
  }
  if (step === 'already') {
    const lead = topic === null ? texts.alreadyAccount : texts.already(topic)
    return (
      <LinkPage breadcrumb={breadcrumb} heading={texts.alreadyTitle} lead={lead}>
        <HomeLink />
      </LinkPage>
    )
  }
  return (
    <LinkPage
      breadcrumb={breadcrumb}
      heading={texts.title}
      lead={topic === null ? texts.askAccount : texts.ask(topic)}
    >
      <form method="post">
        <Button type="submit">{topic === null ? texts.yesAccount : texts.yes}</Button>
      </form>
    </LinkPage>
  )
}
