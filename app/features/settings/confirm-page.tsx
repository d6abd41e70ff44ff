import { href, redirect, useLocation } from 'react-router'
import { productsContext } from '#app/context.ts'
import styles from '#app/features/account/account.module.css'
import {
  cookieHeaders,
  failure,
  toRetry,
  unlessUnavailable,
} from '#app/features/account/form-actions.server.ts'
import { formReply } from '#app/features/account/form-reply.ts'
import { checkOwnPassword, hasPassword } from '#app/features/account/own-password.server.ts'
import { renewSession } from '#app/features/account/own-sessions.server.ts'
import PasskeyButton from '#app/features/account/passkeys/passkey-button.island.tsx'
import { listPasskeys } from '#app/features/account/passkeys/passkeys.server.ts'
import { proofForm } from '#app/features/account/schema.ts'
import { SignOnLinks } from '#app/features/account/sign-on/sign-on-links.tsx'
import { Island } from '#app/islands/island.tsx'
import { usePageRender } from '#app/page-render.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { returnUrl } from '#app/shell/return-url.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { emailKey } from '#domain/email.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { findProblem } from '#kit/forms/sent-form.ts'
import { toProblems } from '#kit/forms/to-problems.ts'
import { listReturnPages } from '#products/product.ts'
import type { Route } from './+types/confirm-page.ts'
import { listUsableServices } from './linked-services.server.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting, readSettingRequest } from './setting-page.server.ts'

/** The ways in which the visitor can prove who they are; each that is added here gets its part of the page below. */
export async function loader(args: Route.LoaderArgs) {
  const { services, session } = await readSettingRequest(args, 'settings')
  const { id } = session.account
  return {
    ...(await describeSetting(args, 'confirm')),
    hasOne: await hasPassword(services.database, id),
    signOnServices: await listUsableServices(services, id),
    hasPasskeys: (await listPasskeys(services.database, id)).length > 0,
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, visitor, session } = await readSettingRequest(args, 'settings')
  const form = proofForm.safeParse(Object.fromEntries(await readPostedForm(args.request)))
  if (!form.success) return failure(formReply({ problems: toProblems(form.error), values: {} }))
  return unlessUnavailable(formReply({ problems: [], values: {} }), services.log, async () => {
    const { account } = session
    const refusal = await checkOwnPassword(services, visitor, { account, password: form.data.password })
    if (refusal) {
      const field = refusal.error === 'INVALID_CREDENTIALS' ? { field: 'password' } : {}
      const reply = formReply({ problems: [{ ...field, message: refusal.message }], values: {} })
      return failure(reply, toRetry(refusal))
    }
    services.securityLog.note('proved_again', emailKey(account.email), {})
    const headers = cookieHeaders(await renewSession(services, session, visitor))
    const pages = listReturnPages(args.context.get(productsContext))
    return redirect(returnUrl(pages, new URL(args.request.url)), { status: 303, headers })
  })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

const text = settingsText.confirm

export default function ConfirmPage({
  loaderData: { hasOne, signOnServices, hasPasskeys },
  actionData: reply,
}: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { returnPages } = usePageRender()
  return (
    <SettingFrame {...settingsText.pages.confirm} reply={reply}>
      {hasOne ? (
        <form className={styles.fields} method="post" noValidate>
          <PasswordField
            id="password"
            name="password"
            autoComplete="current-password"
            label={text.password}
            error={findProblem(reply, 'password')}
          />
          <Button fitContent type="submit">
            {text.submit}
          </Button>
        </form>
      ) : (
        <p>{signOnServices.length > 0 ? text.withService : text.noWay}</p>
      )}
      {hasPasskeys ? (
        <Island
          name="passkey-button"
          of={PasskeyButton}
          props={{ purpose: 'prove', returnTo: returnUrl(returnPages, { pathname, search }) }}
        />
      ) : null}
      <SignOnLinks services={signOnServices} pathname={pathname} search={search} />
      <p>
        <a href={href('/recovery')}>{hasOne ? text.forgot : text.setPassword}</a>
      </p>
    </SettingFrame>
  )
}
