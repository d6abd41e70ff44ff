import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { messages } from './offers-messages.ts'
import styles from './offers-page.module.css'

/**
 * Invites the visitor to create an account. It comes after the list, because comparing requires no account.
 */
export function AccountCall() {
  return (
    <Card as="section" className={styles.account} data-print="no">
      <div>
        <h2>{messages.accountTitle}</h2>
        <p>{messages.account}</p>
      </div>
      <ButtonLink fitContent href={href('/signup')} variant="white" withArrow>
        {messages.makeAccount}
      </ButtonLink>
    </Card>
  )
}
