import type { ReactNode } from 'react'
import { href, useActionData } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { hashEntry, type Receipt } from '#domain/drawing/draw.ts'
import type { Drawing } from '#domain/drawing/drawing.ts'
import { formatDollars } from '#domain/money.ts'
import type { Route } from './+types/enter-page.ts'
import { readAgeCheck } from './age-cookie.ts'
import { BirthdayForm } from './birthday-form.tsx'
import styles from './drawing.module.css'
import { findOpenDrawing } from './drawings.server.ts'
import { takeEntryForm } from './enter-action.server.ts'
import type { EntryReply } from './enter-form.ts'
import { messages } from './enter-messages.ts'
import { EntryFields } from './entry-fields.tsx'
import { Digits, Facts } from './facts.tsx'
import { readReceipt } from './receipt-cookie.ts'
import { sha256 } from './sha256.ts'

const crumbs = [
  { name: messages.about, item: href('/about') },
  { name: messages.rules, item: href('/about/scholarship-drawing-rules') },
  { name: messages.title, item: href('/about/scholarship-drawing-rules/enter') },
]

type EnterView =
  | { step: 'none' | 'birthday' | 'refused' }
  | { step: 'entry'; drawing: Pick<Drawing, 'awardCents' | 'closesOn'> }
  | { step: 'entered'; receipt: Receipt; hash: string }

export async function loader({ request, context }: Route.LoaderArgs): Promise<LoadedPage<EnterView>> {
  const description = await describePage(context, {
    pageUrl: href('/about/scholarship-drawing-rules/enter'),
    title: messages.title,
    description: messages.description,
    breadcrumbsList: crumbs,
  })
  return { view: await loadView({ request, context }), ...description }
}

async function loadView({
  request,
  context,
}: Pick<Route.LoaderArgs, 'request' | 'context'>): Promise<EnterView> {
  const { database, config } = context.get(servicesContext)
  const cookies = request.headers.get('cookie')
  const receipt = new URL(request.url).searchParams.has('entered') && readReceipt(cookies, config.siteUrl)
  if (receipt) return { step: 'entered', receipt, hash: hashEntry(receipt, sha256) }
  const drawing = await findOpenDrawing(database, context.get(pageContext).today())
  if (!drawing) return { step: 'none' }
  switch (readAgeCheck(cookies, config.siteUrl)) {
    case 'refused':
      return { step: 'refused' }
    case 'unknown':
      return { step: 'birthday' }
    case 'passed':
      return { step: 'entry', drawing: { awardCents: drawing.awardCents, closesOn: drawing.closesOn } }
  }
}

export function action(args: Route.ActionArgs) {
  return takeEntryForm(args)
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

export default function EnterPage({ loaderData: { view }, actionData: reply }: Route.ComponentProps) {
  switch (view.step) {
    case 'none':
      return (
        <Page title={messages.none} lead={messages.noneText}>
          <RulesLink />
        </Page>
      )
    case 'birthday':
      return (
        <Page title={messages.age.title} lead={messages.age.why}>
          <BirthdayForm reply={reply} />
        </Page>
      )
    case 'refused':
      return (
        <Page title={messages.refused.title} lead={messages.refused.text}>
          <p>
            {messages.refused.instead} <a href={href('/resources')}>{messages.refused.link}</a>.
          </p>
          <RulesLink />
        </Page>
      )
    case 'entry': {
      const { awardCents, closesOn } = view.drawing
      return (
        <Page title={messages.entry.title} lead={messages.entry.award(formatDollars(awardCents), closesOn)}>
          <EntryFields drawing={view.drawing} reply={reply} />
        </Page>
      )
    }
    case 'entered':
      return <Entered {...view} />
  }
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { siteName } = usePublicSettings()
  const hasErrors = useActionData<EntryReply>() !== undefined
  return (
    <LongPage
      top={
        <>
          {/* Set here because `meta` does not receive the result of the form's action. */}
          <title>{toPageTitle(title, siteName, { hasErrors })}</title>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </>
      }
    >
      <div className={styles.form}>{children}</div>
    </LongPage>
  )
}

function RulesLink() {
  return (
    <p>
      <a href={href('/about/scholarship-drawing-rules')}>{messages.rules}</a>
    </p>
  )
}

function Entered({ receipt, hash }: { receipt: Receipt; hash: string }) {
  const { entered } = messages
  return (
    <Page title={entered.title} lead={entered.text}>
      <Card as="section" aria-labelledby="receipt" className={styles.now}>
        <h2 id="receipt">{entered.receipt}</h2>
        <p>{entered.keep}</p>
        <Facts
          facts={[
            { name: entered.salt, value: <Digits>{receipt.salt}</Digits> },
            { name: entered.entryId, value: <Digits>{receipt.entryId}</Digits> },
            { name: entered.hash, value: <Digits>{hash}</Digits> },
          ]}
        />
        <p>
          <a href={`${href('/about/scholarship-drawing-rules')}#draw`}>{entered.how}</a>
        </p>
      </Card>
      <p>{entered.shared}</p>
    </Page>
  )
}
