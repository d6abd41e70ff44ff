import { Button } from '#app/ui/button/button.tsx'
import { PasswordField } from '#app/ui/field/password-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './account.module.css'
import { problemOf } from './form-reply.ts'
import { signUpAddress } from './return-address.ts'
import type { AccountFormState } from './use-remote-submit.ts'
import { words } from './words.ts'

export function SignInForm({ reply, isSubmitting, onSubmit, pathname, search }: AccountFormState) {
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
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
      </form>
      <p>
        {words.signIn.noneYet} <a href={signUpAddress({ pathname, search })}>{words.signIn.signUpInstead}</a>
      </p>
    </>
  )
}
