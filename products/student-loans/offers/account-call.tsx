import { AccountButtonLink } from '#app/shell/account-link.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { offersText } from './offers-messages.ts'
import styles from './offers-page.module.css'

/**
 * Invites the visitor to create an account, which leads back to the list. It comes after the list, because
 * comparing requires no account.
 */
export function AccountCall({ listAddress }: { listAddress: string }) {
  return (
    <Card as="section" className={styles.account} data-print="no">
      <div>
        <h2>{offersText.accountTitle}</h2>
        <p>{offersText.account}</p>
      </div>
      <AccountButtonLink
        fitContent
        form="/signup"
        place="call"
        returnTo={listAddress}
        variant="white"
        withArrow
      >
        {offersText.makeAccount}
      </AccountButtonLink>
    </Card>
  )
}

/** Welcomes back a visitor who has just created an account. */
export function AccountReady({ hasAnswers }: { hasAnswers: boolean }) {
  return (
    <Note data-print="no" size="small" tone="good">
      <p>
        <strong>{offersText.accountReady}</strong>
        {hasAnswers ? ` ${offersText.answersKept}` : null}
      </p>
    </Note>
  )
}
