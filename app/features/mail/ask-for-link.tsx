import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './link-page.module.css'
import { mailText } from './messages.ts'

const texts = mailText.unsubscribe

/** Asks for the address that a link to stop emails goes to. */
export function AskForLink({ email, error }: { email?: string | undefined; error?: string | undefined }) {
  return (
    <form className={styles.form} method="post" action={href('/unsubscribe/link')} noValidate>
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        defaultValue={email}
        error={error}
      />
      <Button type="submit">{texts.submit}</Button>
    </form>
  )
}
