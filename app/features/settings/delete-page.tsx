import { href, redirect } from 'react-router'
import { cookieHeaders, readRequest, unlessUnavailable } from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import { clearedSessionCookies } from '#app/features/account/session-cookies.ts'
import { DeletionNote } from '#app/features/dashboard/deletion-note.tsx'
import { requireSession } from '#app/features/dashboard/require-session.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { todayInNewYork } from '#domain/dates.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/delete-page.ts'
import { askDeletion, undoDeletion } from './delete-account.server.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting } from './setting-page.server.ts'
import styles from './settings.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { deletesAt } = await requireSession(args, 'settings-delete')
  if (!deletesAt) await requireRecentAuth(args, 'settings-delete')
  return {
    ...(await describeSetting(args, 'delete')),
    deletesOn: deletesAt && todayInNewYork(deletesAt),
  }
}

export async function action(args: Route.ActionArgs) {
  const session = await requireSession(args, 'settings-delete')
  const { services, visitor } = readRequest(args.request, args.context)
  const form = await readPostedForm(args.request)
  return unlessUnavailable(formReply({ problems: [], values: {} }), services.log, async () => {
    if (form.get('turn') === 'keep') {
      await undoDeletion(services, { accountId: session.account.id })
      return redirect(href('/dashboard/settings'), 303)
    }
    await askDeletion(services, await requireRecentAuth(args, 'settings-delete'))
    const headers = cookieHeaders(clearedSessionCookies(visitor.isSecure))
    return redirect(`${href('/account-deletion')}?asked`, { status: 303, headers })
  })
}

export const meta = metaWithoutTitle

const text = settingsText.delete

export default function DeletePage({ loaderData: { deletesOn }, actionData: reply }: Route.ComponentProps) {
  return (
    <SettingFrame {...settingsText.pages.delete} reply={reply}>
      {deletesOn === null ? (
        <>
          <h2>{text.what}</h2>
          <ul className={styles.steps}>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p>
            {text.backups} <a href={href('/dashboard/settings/export')}>{text.copyFirst}</a>
          </p>
          <form method="post">
            <Button fitContent name="turn" type="submit" value="delete">
              {text.submit}
            </Button>
          </form>
        </>
      ) : (
        <DeletionNote on={deletesOn} />
      )}
    </SettingFrame>
  )
}
