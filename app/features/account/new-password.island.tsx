import { PasswordField } from '#app/ui/field/password-field.tsx'
import styles from './account.module.css'
import { accountText } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface NewPasswordProps {
  error: string | undefined
  confirmError: string | undefined
}

/** The two fields of a new password, with hints that are checked off while it is typed. */
export default function NewPassword({ error, confirmError }: NewPasswordProps) {
  return (
    <div className={styles.fields}>
      <NewPasswordField
        id="password"
        name="password"
        label={accountText.fieldLabels.newPassword}
        error={error}
      />
      <PasswordField
        id="confirmPassword"
        name="confirmPassword"
        autoComplete="new-password"
        label={accountText.fieldLabels.confirmPassword}
        error={confirmError}
      />
    </div>
  )
}
