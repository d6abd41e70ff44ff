import { href } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import styles from './session-chip.module.css'
import { sessionMessages } from './session-messages.ts'

/**
 * Sign in and Sign up, or a greeting and Sign out. Both states are in the page, one on top of the other, so
 * that the layout never shifts; app/scripts/session.ts sets `data-session` to show one of them, and fills in
 * the name.
 */
export function SessionChip() {
  return (
    <div className={styles.chip} data-session="out">
      <div className={styles.out}>
        <a className={styles.signIn} href={href('/signin')}>
          {sessionMessages.signIn}
        </a>
        <ButtonLink className={styles.signUp} size="small" href={href('/signup')}>
          {sessionMessages.signUp}
        </ButtonLink>
      </div>
      <form className={styles.in} method="post" action={href('/signout')}>
        <span className={styles.greeting}>
          {sessionMessages.greeting} <span data-session-name />
        </span>
        <Button variant="white" size="small" type="submit">
          {sessionMessages.signOut}
        </Button>
      </form>
    </div>
  )
}
