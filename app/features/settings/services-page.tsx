import { href, redirect } from 'react-router'
import { z } from 'zod'
import { failure } from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import { hasPassword } from '#app/features/account/own-password.server.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import { SignOnLinks } from '#app/features/account/sign-on/sign-on-links.tsx'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/services-page.ts'
import { listServices, unlinkService } from './linked-services.server.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting, readSettingRequest } from './setting-page.server.ts'

const formSchema = z.object({ unlink: z.string().min(1).max(1_000) })

export async function loader(args: Route.LoaderArgs) {
  const { services, session } = await readSettingRequest(args, 'settings-services')
  const { id, email } = session.account
  const linked = await listServices(services, id)
  const issuers = new Set(linked.map(({ issuer }) => issuer))
  const { issuers: offered } = services.config.signOn
  return {
    ...(await describeSetting(args, 'services')),
    email,
    canSetPassword: !(await hasPassword(services.database, id)),
    isUnlinked: new URL(args.request.url).searchParams.has('unlinked'),
    linked: linked.map(({ issuer, name, linkedAt }) => ({
      issuer,
      name,
      since: formatDate(todayInNewYork(linkedAt), 'Month D, YYYY'),
    })),
    others: offered
      .filter(({ issuer }) => !issuers.has(issuer))
      .map((one) => ({ id: one.id, name: one.name })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { account } = await requireRecentAuth(args, 'settings-services')
  const { services } = await readSettingRequest(args, 'settings-services')
  const form = formSchema.safeParse(Object.fromEntries(await readPostedForm(args.request)))
  if (!form.success) return redirect(href('/dashboard/settings/services'), 303)
  const ended = await unlinkService(services, account, form.data.unlink)
  if (ended === 'last')
    return failure(formReply({ problems: [{ message: settingsText.services.lastWay }], values: {} }))
  return redirect(`${href('/dashboard/settings/services')}${ended === 'absent' ? '' : '?unlinked'}`, 303)
}

export const meta = metaWithoutTitle

const text = settingsText.services

export default function ServicesPage({
  loaderData: { email, canSetPassword, isUnlinked, linked, others },
  actionData: reply,
}: Route.ComponentProps) {
  return (
    <SettingFrame {...settingsText.pages.services} reply={reply}>
      {isUnlinked ? (
        <Note tone="good" role="status">
          <p>{text.unlinked}</p>
        </Note>
      ) : null}
      {linked.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <FactTable
            caption={text.caption}
            columns={[text.service, text.since, text.action].map((label) => ({ label }))}
            rows={linked.map(({ issuer, name, since }) => ({
              key: issuer,
              cells: [
                name,
                since,
                <form key={issuer} method="post">
                  <Button
                    fitContent
                    name="unlink"
                    size="small"
                    type="submit"
                    value={issuer}
                    variant="white-ns"
                  >
                    {text.unlink(name)}
                  </Button>
                </form>,
              ],
            }))}
          />
          <p>{text.again(email)}</p>
        </>
      )}
      {canSetPassword ? (
        <p>
          <a href={href('/dashboard/settings/password')}>{text.setPassword}</a>
        </p>
      ) : null}
      {others.length > 0 ? (
        <>
          <h2>{text.link}</h2>
          <p>{text.linkHow(email)}</p>
          <SignOnLinks
            services={others}
            pathname={href('/dashboard/settings/services')}
            search="?return=settings-services"
          />
        </>
      ) : null}
    </SettingFrame>
  )
}
