import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import barPopover from '#app/ui/menu/bar-popover.module.css'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { AccountButtonLink, AccountLink } from './account-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { shellText } from './messages.ts'
import styles from './session-chip.module.css'
import { greeting, signIn, signOut, signUp } from './session-messages.ts'

interface SessionChipProps {
  /** In the navbar what a visitor has opens below their initial; the small-screen menu, which is open already, lists it. */
  place: 'bar' | 'menu'
  returnTo: string | undefined
}

/**
 * Sign in and Sign up, or the visitor's name with what they have here and Sign out. Both states are in the page, in
 * the navbar one on top of the other, so that the layout never shifts; app/scripts/session.ts sets `data-session` to
 * show one of them, and fills in the name.
 */
export function SessionChip({ place, returnTo }: SessionChipProps) {
  return (
    <div className={styles.chip} data-place={place} data-session="out">
      <div className={styles.out}>
        <AccountLink className={styles.signIn} form="/signin" place={place} returnTo={returnTo}>
          {signIn}
        </AccountLink>
        <AccountButtonLink form="/signup" place={place} returnTo={returnTo} size="small">
          {signUp}
        </AccountButtonLink>
      </div>
      <div className={styles.in}>
        {place === 'bar' ? (
          <>
            <button className={styles.name} type="button" popoverTarget="account-menu">
              <VisuallyHidden>{greeting} </VisuallyHidden>
              {/* Shows the first letter of the name. */}
              <span className={styles.initial} data-session-name />
              <Icon name="chevron" size={18} />
            </button>
            <nav
              className={classNames(barPopover.frame, styles.menu)}
              id="account-menu"
              popover="auto"
              aria-label={shellText.account}
            >
              <Entries />
            </nav>
          </>
        ) : (
          <>
            <p className={styles.greeting}>
              {greeting} <span data-session-name />
            </p>
            <Entries />
          </>
        )}
      </div>
    </div>
  )
}

function Entries() {
  return (
    <>
      <AccountLinks className={styles.links} />
      <form method="post" action={href('/signout')}>
        <Button variant="white" size="small" type="submit">
          {signOut}
        </Button>
      </form>
    </>
  )
}
