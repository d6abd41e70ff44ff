import { href } from 'react-router'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField } from '#kit/forms/sent-form.ts'
import type { Route } from './+types/recovery-page.ts'
import styles from './account.module.css'
import { FormPage } from './form-page.tsx'
import { accountText } from './messages.ts'
import { loadRecovery, submitRecovery } from './recovery-actions.server.ts'
import { recoveryText } from './recovery-messages.ts'

export function loader(args: Route.LoaderArgs) {
  return loadRecovery(args)
}

export function action(args: Route.ActionArgs) {
  return submitRecovery(args)
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = metaWithoutTitle

const { recovery } = recoveryText
const page = { name: recovery.title, pathname: href('/recovery') }

export default function RecoveryPage({ loaderData: { step }, actionData: reply }: Route.ComponentProps) {
  if (step === 'elsewhere') {
    return (
      <FormPage {...page} heading={recovery.title} lead={recovery.elsewhere}>
        <p>
          <a href={href('/about/contact')}>{recovery.contact}</a>
        </p>
      </FormPage>
    )
  }
  if (step === 'sent' && !reply) {
    return (
      <FormPage {...page} heading={recovery.sentTitle} lead={recovery.sent}>
        <p>{recovery.notThere}</p>
        <p>
          <a href={href('/recovery')}>{recovery.again}</a>
        </p>
        <p>
          <a href={href('/signin')}>{recovery.back}</a>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage {...page} heading={recovery.title} lead={recovery.lead} reply={reply}>
      <form className={styles.form} method="post" action={href('/recovery')} noValidate>
        <TextField
          {...connectField(reply, 'email')}
          type="email"
          autoComplete="username"
          label={accountText.fieldLabels.email}
        />
        <Button type="submit">{recovery.submit}</Button>
      </form>
      <p>
        <a href={href('/signin')}>{recovery.back}</a>
      </p>
    </FormPage>
  )
}
