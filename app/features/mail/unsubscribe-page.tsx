import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { findSubscription } from '#app/mail/subscriptions.server.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { topicName } from '#domain/mail/topics.ts'
import type { Route } from './+types/unsubscribe-page.ts'
import { AskForLink } from './ask-for-link.tsx'
import { HomeLink, LinkPage } from './link-page.tsx'
import { mailText } from './messages.ts'

const texts = mailText.unsubscribe
const breadcrumb = { name: texts.title, item: href('/unsubscribe') }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, signedLinks } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('key') ?? ''
  const id = signedLinks.read('unsubscribe', key)
  const found = id === undefined ? undefined : await findSubscription(database.read, id)
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
  return {
    ...description,
    key,
    topic: found ? topicName(found.topic) : null,
    isDone: searchParams.has('done'),
  }
}

/** The key in the address is passed to no other page. */
export function headers() {
  return { 'referrer-policy': 'no-referrer' }
}

export const meta = pageMeta

/** Its forms are answered by `unsubscribe-api.server.ts`, as are the buttons of mail programs. */
export default function UnsubscribePage({ loaderData: { key, topic, isDone } }: Route.ComponentProps) {
  if (isDone) {
    return (
      <LinkPage breadcrumb={breadcrumb} heading={texts.doneTitle} lead={texts.done}>
        <HomeLink />
      </LinkPage>
    )
  }
  if (topic === null) {
    return (
      <LinkPage
        breadcrumb={breadcrumb}
        heading={key === '' ? texts.title : mailText.endedTitle}
        lead={key === '' ? texts.lead : texts.endedLead}
      >
        <AskForLink />
      </LinkPage>
    )
  }
  const address = `${breadcrumb.item}?${new URLSearchParams({ key })}`
  return (
    <LinkPage breadcrumb={breadcrumb} heading={texts.title} lead={texts.ask(topic)}>
      <form method="post" action={address}>
        <Button type="submit">{texts.one}</Button>
      </form>
      <form method="post" action={`${address}&from=all`}>
        <Button type="submit" variant="white">
          {texts.all}
        </Button>
      </form>
    </LinkPage>
  )
}
