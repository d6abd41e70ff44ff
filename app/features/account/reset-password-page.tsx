import { href } from 'react-router'
import { Island } from '#app/islands/island.tsx'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { findProblem } from '#kit/forms/sent-form.ts'
import type { Route } from './+types/reset-password-page.ts'
import styles from './account.module.css'
import { FormPage } from './form-page.tsx'
import { accountText } from './messages.ts'
import NewPassword from './new-password.island.tsx'
import { loadReset, submitReset } from './recovery-actions.server.ts'
import { recoveryText } from './recovery-messages.ts'

export function loader(args: Route.LoaderArgs) {
  return loadReset(args)
}

export function action(args: Route.ActionArgs) {
  return submitReset(args)
}

/** The key in the address is passed to no other page, and what an action says of waiting is passed on. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('referrer-policy', 'no-referrer')
  return headers
}

export const meta = metaWithoutTitle

const { reset } = recoveryText
const page = { name: reset.title, pathname: href('/reset-password') }

export default function ResetPasswordPage({ loaderData: { step }, actionData: reply }: Route.ComponentProps) {
  switch (step) {
    case 'choose':
      return (
        <FormPage {...page} heading={reset.title} lead={reset.lead} reply={reply}>
          <form className={styles.form} method="post" noValidate>
            <Island
              name="new-password"
              of={NewPassword}
              props={{
                error: findProblem(reply, 'password'),
                confirmError: findProblem(reply, 'confirmPassword'),
              }}
            />
            <Button type="submit">{reset.submit}</Button>
          </form>
        </FormPage>
      )
    case 'done':
      return (
        <FormPage {...page} heading={reset.doneTitle} lead={reset.done}>
          <ButtonLink href={href('/signin')} fitContent>
            {accountText.signIn.title}
          </ButtonLink>
        </FormPage>
      )
    case 'ended':
    case 'no_key':
      return (
        <FormPage
          {...page}
          heading={step === 'ended' ? reset.endedTitle : reset.noKeyTitle}
          lead={step === 'ended' ? reset.ended : reset.noKey}
        >
          <ButtonLink href={href('/recovery')} fitContent>
            {reset.ask}
          </ButtonLink>
        </FormPage>
      )
  }
}
