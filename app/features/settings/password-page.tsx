import { href } from 'react-router'
import styles from '#app/features/account/account.module.css'
import {
  cookieHeaders,
  failure,
  toRetry,
  unlessUnavailable,
} from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import NewPassword from '#app/features/account/new-password.island.tsx'
import { hasPassword } from '#app/features/account/own-password.server.ts'
import { renewSession } from '#app/features/account/own-sessions.server.ts'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import { changePasswordForm } from '#app/features/account/schema.ts'
import { Island } from '#app/islands/island.tsx'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { findProblem } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import type { Route } from './+types/password-page.ts'
import { changePassword } from './change-password.server.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting, readSettingRequest, redirectToSaved } from './setting-page.server.ts'

export async function loader(args: Route.LoaderArgs) {
  return { ...(await describeSetting(args, 'password')), hasOne: (await readPasswordRequest(args)).hasOne }
}

export async function action(args: Route.ActionArgs) {
  const { services, visitor, session, hasOne } = await readPasswordRequest(args)
  const values = Object.fromEntries(await readPostedForm(args.request))
  const form = changePasswordForm({ hasOne }).safeParse(values)
  if (!form.success) return failure(formReply({ problems: toProblems(form.error), values: {} }))
  const { currentPassword, password } = form.data
  return unlessUnavailable(formReply({ problems: [], values: {} }), services.log, async () => {
    const typed = { current: hasOne ? currentPassword : undefined, password }
    const refusal = await changePassword(services, visitor, { session, typed })
    if (!refusal)
      return redirectToSaved('password', cookieHeaders(await renewSession(services, session, visitor)))
    const field = refusal.isOfCurrent ? 'currentPassword' : refusal.field ? 'password' : undefined
    const reply = formReply({ problems: [{ field, message: refusal.message }], values: {} })
    return failure(reply, toRetry(refusal))
  })
}

/** Whoever has no password to type proves otherwise who they are. */
async function readPasswordRequest(args: Route.LoaderArgs | Route.ActionArgs) {
  const read = await readSettingRequest(args, 'settings-password')
  const hasOne = await hasPassword(read.services.database, read.session.account.id)
  if (!hasOne) await requireRecentAuth(args, 'settings-password')
  return { ...read, hasOne }
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

const text = settingsText.password
const page = settingsText.pages.password

export default function PasswordPage({ loaderData: { hasOne }, actionData: reply }: Route.ComponentProps) {
  return (
    <SettingFrame title={page.title} lead={hasOne ? page.lead : text.noneLead} reply={reply}>
      <form className={styles.fields} method="post" noValidate>
        {hasOne ? (
          <>
            <PasswordField
              id="currentPassword"
              name="currentPassword"
              autoComplete="current-password"
              label={text.current}
              error={findProblem(reply, 'currentPassword')}
            />
            <p>
              <a href={href('/recovery')}>{text.forgot}</a>
            </p>
          </>
        ) : null}
        <Island
          name="new-password"
          of={NewPassword}
          props={{
            error: findProblem(reply, 'password'),
            confirmError: findProblem(reply, 'confirmPassword'),
          }}
        />
        <Button fitContent type="submit">
          {text.submit}
        </Button>
      </form>
    </SettingFrame>
  )
}
