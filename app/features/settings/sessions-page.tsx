import type { ComponentProps } from 'react'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/context.ts'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#app/features/account/own-sessions.server.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import { emailKey } from '#domain/email.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/sessions-page.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting } from './setting-page.server.ts'
import styles from './settings.module.css'

const endedParam = z.coerce.number().int().min(0).max(1_000).nullable().catch(null)
const formSchema = z.object({ session: z.string().min(1).max(100) })
/** What the button says that ends all other sessions. */
const everyOther = 'others'

export async function loader(args: Route.LoaderArgs) {
  const session = await requireRecentAuth(args, 'settings-sessions')
  const services = args.context.get(servicesContext)
  const sessions = await listOwnSessions(services, session)
  return {
    ...(await describeSetting(args, 'sessions')),
    ended: endedParam.parse(new URL(args.request.url).searchParams.get('ended')),
    sessions: sessions.map(({ id, isThis, startedAt, lastSeenAt }) => ({
      id,
      isThis,
      started: toDay(startedAt),
      lastSeen: toDay(lastSeenAt),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const session = await requireRecentAuth(args, 'settings-sessions')
  const services = args.context.get(servicesContext)
  const form = formSchema.safeParse(Object.fromEntries(await readPostedForm(args.request)))
  if (!form.success) return redirect(href('/dashboard/settings/sessions'), 303)
  const { database, securityLog } = services
  const id = form.data.session
  const count =
    id === everyOther
      ? await database.write((tx) => endOtherSessions(tx, session))
      : await endOwnSession(services, session, id)
  if (count > 0) securityLog.note('sessions_ended', emailKey(session.account.email), { count })
  return redirect(`${href('/dashboard/settings/sessions')}?ended=${count}`, 303)
}

export const meta = metaWithoutTitle

const text = settingsText.sessions
const columns = [text.browser, text.started, text.lastSeen, text.action].map((label) => ({ label }))

/** The rest opens: an account may have been signed in to from many browsers. */
const maxShown = 10

export default function SessionsPage({ loaderData: { sessions, ended } }: Route.ComponentProps) {
  const rows = sessions.map(({ id, isThis, started, lastSeen }, index) => {
    const name = isThis ? text.thisOne : text.other(index + 1)
    return {
      key: id,
      cells: [name, started, lastSeen, isThis ? null : <EndButton key={id} id={id} name={name} />],
    }
  })
  const more = rows.slice(maxShown)
  return (
    <SettingFrame {...settingsText.pages.sessions}>
      {ended === null ? null : (
        <Note tone={ended > 0 ? 'good' : 'plain'} role="status">
          <p>{ended > 0 ? text.ended(ended) : text.endedNone}</p>
        </Note>
      )}
      <Browsers caption={text.caption} rows={rows.slice(0, maxShown)} />
      {more.length > 0 ? (
        <Details look="plain" summary={text.more(more.length)}>
          <Browsers caption={<VisuallyHidden>{text.more(more.length)}</VisuallyHidden>} rows={more} />
        </Details>
      ) : null}
      {rows.length > 1 ? (
        <>
          <form method="post">
            <Button fitContent name="session" type="submit" value={everyOther} variant="white">
              {text.endOthers}
            </Button>
          </form>
          <p>
            {text.notYours} <a href={href('/dashboard/settings/password')}>{text.changePassword}</a>
          </p>
        </>
      ) : (
        <p>{text.alone}</p>
      )}
    </SettingFrame>
  )
}

function Browsers(props: Pick<ComponentProps<typeof FactTable>, 'caption' | 'rows'>) {
  return <FactTable {...props} className={styles.browsers} columns={columns} />
}

function EndButton({ id, name }: { id: string; name: string }) {
  return (
    <form method="post">
      <Button fitContent name="session" size="small" type="submit" value={id} variant="white-ns">
        {text.end}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </form>
  )
}

function toDay(at: Date): string {
  return formatDate(todayInNewYork(at), 'Month D, YYYY')
}
