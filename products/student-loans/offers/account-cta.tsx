import { AccountButtonLink } from '#app/shell/account-link.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { offersText } from './offers-messages.ts'
import styles from './offers-page.module.css'

/**
 * Invites the visitor to create an account, which leads back to the list. It comes after the list, because
 * comparing requires no account.
 */
export function AccountCta({ listAddress }: { listAddress: string }) {
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
