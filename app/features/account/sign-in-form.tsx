import type { PagePath } from '#app/shell/page-path.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField } from '#kit/forms/sent-form.ts'
import styles from './account.module.css'
import { messages } from './messages.ts'
import type { AccountFormState } from './use-remote-submit.ts'

export function SignInForm({ reply, isSubmitting, onSubmit, otherForm }: AccountFormState) {
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        <TextField
          {...connectField(reply, 'email')}
          type="email"
          autoComplete="username"
          label={messages.fieldLabels.email}
        />
        <PasswordField
          {...connectField(reply, 'password')}
          autoComplete="current-password"
          label={messages.fieldLabels.password}
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
