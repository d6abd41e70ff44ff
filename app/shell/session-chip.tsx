import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { AccountButtonLink, AccountLink } from './account-link.tsx'
import styles from './session-chip.module.css'
import { greeting, signIn, signOut, signUp } from './session-messages.ts'

interface SessionChipProps {
  /** Tells this chip from the other one on the page. */
  place: string
  returnTo: string | undefined
}

/**
 * Sign in and Sign up, or a greeting and Sign out. Both states are in the page, one on top of the other, so
 * that the layout never shifts; app/scripts/session.ts sets `data-session` to show one of them, and fills in
 * the name.
 */
export function SessionChip({ place, returnTo }: SessionChipProps) {
  return (
    <div className={styles.chip} data-session="out">
      <div className={styles.out}>
        <AccountLink className={styles.signIn} form="/signin" place={place} returnTo={returnTo}>
          {signIn}
        </AccountLink>
        <AccountButtonLink
          className={styles.signUp}
          form="/signup"
          place={place}
          returnTo={returnTo}
          size="small"
        >
          {signUp}
        </AccountButtonLink>
      </div>
      <form className={styles.in} method="post" action={href('/signout')}>
        <span className={styles.greeting}>
          {greeting} <span data-session-name />
        </span>
        <Button variant="white" size="small" type="submit">
          {signOut}
        </Button>
      </form>
    </div>
  )
}
