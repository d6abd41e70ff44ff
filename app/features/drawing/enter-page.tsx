import type { ReactNode } from 'react'
import { href, useActionData } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { todayInNewYork } from '#domain/dates.ts'
import { type Drawing, lastDayToConfirm } from '#domain/drawing/drawing.ts'
import { formatDollars } from '#domain/money.ts'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import type { SentForm } from '#kit/forms/sent-form.ts'
import type { Route } from './+types/enter-page.ts'
import { readAgeCheck } from './age-cookie.ts'
import { BirthdayForm } from './birthday-form.tsx'
import styles from './drawing.module.css'
import { findDrawing, findOpenDrawing } from './drawings.server.ts'
import { handleEntryForm } from './enter-action.server.ts'
import { enterText } from './enter-messages.ts'
import { findContact, findRequest } from './entries.server.ts'
import { EntryFields } from './entry-fields.tsx'

const crumbs = [
  { name: enterText.about, item: href('/about') },
  { name: enterText.rules, item: href('/about/scholarship-drawing-rules') },
  { name: enterText.title, item: href('/about/scholarship-drawing-rules/enter') },
]

type EnterView =
  | { step: 'none' | 'birthday' | 'refused' | 'asked' | 'entered' | 'ended' }
  | { step: 'entry'; drawing: Pick<Drawing, 'awardCents' | 'closesOn'> }
  | { step: 'confirm'; key: string }

export async function loader({ request, context }: Route.LoaderArgs): Promise<LoadedPage<EnterView>> {
  const description = await describePage(context, {
    pageUrl: href('/about/scholarship-drawing-rules/enter'),
    title: enterText.title,
    description: enterText.description,
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
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('key')
  if (key !== null) return loadLink(context, key)
  if (searchParams.has('asked')) return { step: 'asked' }
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

/** What the link of an email leads to: the question, the answer, or its end. */
async function loadLink(context: Route.LoaderArgs['context'], key: string): Promise<EnterView> {
  const { database, signedLinks, now } = context.get(servicesContext)
  const id = signedLinks.read('enter-drawing', key)
  const request = id === undefined ? undefined : await findRequest(database.read, id)
  if (!request) return { step: 'ended' }
  if (await findContact(database.read, request)) return { step: 'entered' }
  const drawing = await findDrawing(database.read, request.drawingId)
  const isOver = !drawing || drawing.closing || todayInNewYork(now()) > lastDayToConfirm(drawing)
  return isOver ? { step: 'ended' } : { step: 'confirm', key }
}

export function action(args: Route.ActionArgs) {
  return handleEntryForm(args)
}

/** Passes on how long to wait before the next try. The key in the address is passed to no other page. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('referrer-policy', 'no-referrer')
  return headers
}

export const meta = metaWithoutTitle

export default function EnterPage({ loaderData: { view }, actionData: reply }: Route.ComponentProps) {
  switch (view.step) {
    case 'none':
      return (
        <Page title={enterText.none} lead={enterText.noneText}>
          <RulesLink />
        </Page>
      )
    case 'birthday':
      return (
        <Page title={enterText.age.title} lead={enterText.age.why}>
          <BirthdayForm reply={reply} />
        </Page>
      )
    case 'refused':
      return (
        <Page title={enterText.refused.title} lead={enterText.refused.text}>
          <p>
            {enterText.refused.instead} <a href={href('/resources')}>{enterText.refused.link}</a>.
          </p>
          <RulesLink />
        </Page>
      )
    case 'entry': {
      const { awardCents, closesOn } = view.drawing
      return (
        <Page title={enterText.entry.title} lead={enterText.entry.award(formatDollars(awardCents), closesOn)}>
          <EntryFields drawing={view.drawing} reply={reply} />
        </Page>
      )
    }
    case 'asked':
      return (
        <Page title={enterText.asked.title} lead={enterText.asked.text}>
          <p>{enterText.asked.already}</p>
          <p>{enterText.asked.none}</p>
          <p>
            <a href={href('/about/scholarship-drawing-rules/enter')}>{enterText.asked.again}</a>
          </p>
        </Page>
      )
    case 'confirm':
      return (
        <Page title={enterText.confirm.title} lead={enterText.confirm.text}>
          <form method="post" action={href('/about/scholarship-drawing-rules/enter')}>
            <input type="hidden" name="key" value={view.key} />
            {/* Mail programs follow links by themselves, so only a press enters. */}
            <Button type="submit" name="step" value="confirm" fitContent>
              {enterText.confirm.yes}
            </Button>
          </form>
        </Page>
      )
    case 'entered':
      return (
        <Page title={enterText.entered.title} lead={enterText.entered.text}>
          <RulesLink />
        </Page>
      )
    case 'ended':
      return (
        <Page title={enterText.ended.title} lead={enterText.ended.text}>
          <RulesLink />
        </Page>
      )
  }
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const problems = useActionData<SentForm>()?.problems
  return (
    <LongPage top={<FormPageTop breadcrumbs={crumbs} lead={lead} problems={problems} title={title} />}>
      <div className={styles.form}>{children}</div>
    </LongPage>
  )
}

function RulesLink() {
  return (
    <p>
      <a href={href('/about/scholarship-drawing-rules')}>{enterText.rules}</a>
    </p>
  )
}
