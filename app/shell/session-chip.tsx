import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import styles from './session-chip.module.css'
import { sessionWords } from './session-words.ts'

/**
 * Sign in and Sign up, or a greeting and Sign out. Both are in the page, one over the other, so that its room never
 * changes; app/scripts/session.ts says by `data-session` which is seen, and whom to greet.
 */
export function SessionChip() {
  return (
    <div className={styles.chip} data-session="out">
      <div className={styles.out}>
        <a className={styles.signIn} href="/signin">
          {sessionWords.signIn}
        </a>
        <ButtonLink className={styles.signUp} size="small" href="/signup">
          {sessionWords.signUp}
        </ButtonLink>
      </div>
      <form className={styles.in} method="post" action="/signout">
        <span className={styles.greeting}>
          {sessionWords.greeting} <span data-session-name />
        </span>
        <Button variant="white" size="small" type="submit">
          {sessionWords.signOut}
        </Button>
      </form>
    </div>
  )
}
