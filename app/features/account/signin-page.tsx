import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router'
import { metaBesideTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Route } from './+types/signin-page.ts'
import styles from './account.module.css'
import { AccountPage } from './account-page.tsx'
import { loadAccountPage, submitSignIn } from './form-actions.server.ts'
import { problemOf } from './form-reply.ts'
import { signUpAddress } from './return-address.ts'
import { useRemoteSubmit } from './use-remote-submit.ts'
import { words } from './words.ts'

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage(args, words.signIn)
}

export function action(args: Route.ActionArgs) {
  return submitSignIn(args)
}

export const meta = metaBesideTitle

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const location = useLocation()
  const remote = useRemoteSubmit('sign in')
  const answered = useActionData<typeof action>()
  const reply = remote.reply ?? answered
  const isSubmitting = useNavigation().formMethod === 'POST' || remote.isSubmitting

  return (
    <AccountPage words={words.signIn} reply={reply} signedInAs={loaderData.signedInAs}>
      <Form className={styles.form} method="post" noValidate onSubmit={remote.onSubmit}>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          label={words.fieldLabels.email}
          defaultValue={reply?.values.email}
          error={problemOf(reply, 'email')}
        />
        <PasswordField
          id="password"
          name="password"
          autoComplete="current-password"
          label={words.fieldLabels.password}
          error={problemOf(reply, 'password')}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.signIn.submitting : words.signIn.submit}
        </Button>
      </Form>
      <p>
        {words.signIn.noneYet} <Link to={signUpAddress(location)}>{words.signIn.signUpInstead}</Link>
      </p>
    </AccountPage>
  )
}
