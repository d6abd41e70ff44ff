import type { PagePath } from '#app/shell/page-path.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './account.module.css'
import { findProblem } from './form-reply.ts'
import { messages } from './messages.ts'
import type { AccountFormState } from './use-remote-submit.ts'

export function SignInForm({ reply, isSubmitting, onSubmit, otherForm }: AccountFormState) {
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          label={messages.fieldLabels.email}
          defaultValue={reply?.values.email}
          error={findProblem(reply, 'email')}
        />
        <PasswordField
          id="password"
          name="password"
          autoComplete="current-password"
          label={messages.fieldLabels.password}
          error={findProblem(reply, 'password')}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? messages.signIn.submitting : messages.signIn.submit}
        </Button>
      </form>
      <p>
        <a href={'/recovery' satisfies PagePath}>{messages.signIn.forgot}</a>
      </p>
      <p>
        {messages.signIn.noneYet} <a href={otherForm}>{messages.signIn.signUpInstead}</a>
      </p>
    </>
  )
}
