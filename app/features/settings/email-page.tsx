import { href, redirect } from 'react-router'
import styles from '#app/features/account/account.module.css'
import { failure, unlessUnavailable } from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import { emailForm } from '#app/features/account/schema.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { connectField } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import type { Route } from './+types/email-page.ts'
import { isOwnAddress } from './email-change.server.ts'
import { settingsText } from './messages.ts'
import { cancelEmailChange, findPending, requestEmailChange } from './request-email-change.server.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting, readSettingRequest } from './setting-page.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireRecentAuth(args, 'settings-email')
  const { services } = await readSettingRequest(args, 'settings-email')
  const pending = await findPending(services, account.id)
  return { ...(await describeSetting(args, 'email')), email: account.email, pending: pending ?? null }
}

export async function action(args: Route.ActionArgs) {
  const session = await requireRecentAuth(args, 'settings-email')
  const { services, visitor } = await readSettingRequest(args, 'settings-email')
  const values = Object.fromEntries(await readPostedForm(args.request))
  const back = redirect(href('/dashboard/settings/email'), 303)
  const noProblems = formReply({ problems: [], values })
  if ('cancel' in values)
    return unlessUnavailable(noProblems, services.log, async () => {
      await cancelEmailChange(services, session.account.id)
      return back
    })
  const form = emailForm.safeParse(values)
  if (!form.success) return failure(formReply({ problems: toProblems(form.error), values }))
  const { email } = form.data
  if (isOwnAddress(session.account, email))
    return failure(formReply({ problems: [{ field: 'email', message: settingsText.email.same }], values }))
  return unlessUnavailable(noProblems, services.log, async () => {
    const refused = await requestEmailChange(services, visitor, { session, email })
    if (!refused) return back
    const reply = formReply({ problems: [{ message: settingsText.email.tooMany }], values })
    return failure(reply, { status: 429, ...refused })
  })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

const text = settingsText.email

export default function EmailPage({
  loaderData: { email, pending },
  actionData: reply,
}: Route.ComponentProps) {
  return (
    <SettingFrame {...settingsText.pages.email} reply={reply}>
      {pending ? (
        <Note role="status">
          <p>
            <strong>{text.pendingTitle}</strong>
          </p>
          <p>{text.pending(pending.email)}</p>
          {pending.isNewConfirmed ? <p>{text.newDone}</p> : null}
          {pending.isOldConfirmed ? <p>{text.oldDone}</p> : null}
          <p>{text.notThere}</p>
          <form method="post">
            <Button fitContent name="cancel" size="small" type="submit" value="yes" variant="white">
              {text.cancel}
            </Button>
          </form>
        </Note>
      ) : null}
      <form className={styles.fields} method="post" noValidate>
        <p>{text.now(email)}</p>
        <TextField {...connectField(reply, 'email')} type="email" autoComplete="email" label={text.label} />
        <Button fitContent type="submit">
          {text.submit}
        </Button>
      </form>
      <p>{text.follows}</p>
      <h2>{text.lostTitle}</h2>
      <p>
        {text.lost} <a href={href('/about/contact')}>{text.contact}</a>
      </p>
    </SettingFrame>
  )
}
