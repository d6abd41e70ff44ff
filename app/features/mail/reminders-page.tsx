import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { pageContext, servicesContext } from '#app/context.ts'
import { readSubscriptionStates, setSubscription } from '#app/mail/subscriptions.server.ts'
import { AccountButtonLink, AccountLink } from '#app/shell/account-link.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { getKeys } from '#domain/keys.ts'
import { topicNames } from '#domain/mail/topics.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/reminders-page.ts'
import { LinkPage } from './link-page.tsx'
import { remindersText } from './reminders-messages.ts'

const topics = getKeys(topicNames)
const breadcrumb = { name: remindersText.title, item: href('/reminders') }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const accountId = await services.sessions.findAccountId(request.headers.get('cookie'))
  const own = accountId === undefined ? undefined : await readSubscriptionStates(services, accountId)
  const description = await describePage(
    context,
    {
      pageUrl: breadcrumb.item,
      title: remindersText.title,
      description: remindersText.description,
      breadcrumbsList: [breadcrumb],
    },
    { robots: 'noindex' },
  )
  const states = own && topics.map((topic) => ({ topic, state: own.get(topic) ?? 'off' }))
  return { states, ...description }
}

const formSchema = z.object({ topic: z.enum(topics), turn: z.enum(['on', 'off']) })

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const accountId = await services.sessions.findAccountId(request.headers.get('cookie'))
  const form = formSchema.safeParse(Object.fromEntries(await readPostedForm(request)))
  if (accountId === undefined || !form.success) return redirect(href('/reminders'), 303)
  const { topic, turn } = form.data
  const { address } = context.get(pageContext)
  const set = await setSubscription(services, { accountId, address }, { topic, isOn: turn === 'on' })
  if (set.isAsked) return redirect(`${href('/reminders')}#${topic}`, 303)
  const headers = { 'retry-after': String(set.retryAfterSeconds) }
  return data({ problem: remindersText.tooMany }, { status: 429, headers })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = pageMeta

export default function RemindersPage({ loaderData: { states }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      breadcrumb={breadcrumb}
      heading={remindersText.title}
      lead={states ? remindersText.lead : remindersText.needsAccount}
    >
      <ErrorSummary problems={actionData ? [{ message: actionData.problem }] : []} />
      {states ? (
        states.map(({ topic, state }) => {
          const { name, text } = remindersText.topics[topic]
          const turn = state === 'off' ? 'on' : 'off'
          return (
            <Card as="section" id={topic} key={topic} aria-labelledby={`${topic}-name`}>
              <h2 id={`${topic}-name`}>{name}</h2>
              <p>{text}</p>
              <p>
                <strong>{remindersText.states[state]}</strong>
              </p>
              <form method="post">
                <input name="topic" type="hidden" value={topic} />
                <Button fitContent name="turn" size="small" type="submit" value={turn} variant="white">
                  {turn === 'on' ? remindersText.turnOn(name) : remindersText.turnOff(name)}
                </Button>
              </form>
            </Card>
          )
        })
      ) : (
        <>
          <AccountButtonLink fitContent form="/signin" place="page">
            {remindersText.signIn}
          </AccountButtonLink>
          <p>
            <AccountLink form="/signup" place="page">
              {remindersText.signUp}
            </AccountLink>
          </p>
        </>
      )}
    </LinkPage>
  )
}
