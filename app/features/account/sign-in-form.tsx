import type { PagePath } from '#app/shell/page-path.ts'
import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField } from '#kit/forms/sent-form.ts'
import styles from './account.module.css'
import { forgotField } from './forgot-field.ts'
import { accountText } from './messages.ts'
import type { AccountFormState } from './use-remote-submit.ts'

export function SignInForm({ reply, isSubmitting, onSubmit, onInput, otherForm }: AccountFormState) {
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
        <TextField
          {...connectField(reply, 'email')}
          type="email"
          autoComplete="username"
          label={accountText.fieldLabels.email}
        />
        <PasswordField
          {...connectField(reply, 'password')}
          autoComplete="current-password"
          label={accountText.fieldLabels.password}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? accountText.signIn.submitting : accountText.signIn.submit}
        </Button>
        {/* Sends the form to the other page, so that the address need not be typed again, and is in no URL. */}
        <button
          className={styles.forgot}
          formAction={'/recovery' satisfies PagePath}
          name={forgotField}
          type="submit"
          value="yes"
        >
          {accountText.signIn.forgot}
        </button>
      </form>
      <p>
        {accountText.signIn.noneYet} <a href={otherForm}>{accountText.signIn.signUpInstead}</a>
      </p>
    </>
  )
}
