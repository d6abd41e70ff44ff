import type { FormEvent } from 'react'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { PrefetchLink } from '#app/ui/prefetch-link/prefetch-link.tsx'
import { usePublicSettings } from './public-settings.tsx'
import { useUser } from './session.tsx'
import styles from './session-chip.module.css'
import { sessionWords } from './session-words.ts'
import { greetingName } from './signed-in-cookie.ts'

/**
 * Sign in and Sign up, or a greeting and Sign out. Both are in the page, one over the other, and
 * `data-session` says which is seen: so its room never changes, and a page without React switches it with
 * one attribute and one text (`data-session-name`), asking the API named beside it.
 */
export function SessionChip() {
  const { user, isLoggingOut, logout } = useUser()
  const { apiUrl } = usePublicSettings()

  function signOut(event: FormEvent) {
    event.preventDefault()
    void logout()
  }

  return (
    <div className={styles.chip} data-session={user ? 'in' : 'out'} data-session-api={apiUrl}>
      <div className={styles.out}>
        <PrefetchLink className={styles.signIn} to="/signin">
          {sessionWords.signIn}
        </PrefetchLink>
        <ButtonLink className={styles.signUp} size="small" to="/signup">
          {sessionWords.signUp}
        </ButtonLink>
      </div>
      <form className={styles.in} method="post" action="/signout" onSubmit={signOut}>
        <span className={styles.greeting}>
          {sessionWords.greeting} <span data-session-name>{user ? greetingName(user) : ''}</span>
        </span>
        <Button variant="white" size="small" type="submit" disabled={isLoggingOut}>
          {isLoggingOut ? sessionWords.signingOut : sessionWords.signOut}
        </Button>
      </form>
    </div>
  )
}
