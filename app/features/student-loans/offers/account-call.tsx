import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import styles from './offers-page.module.css'
import { words } from './offers-words.ts'

/** After the list, never before it: comparing needs no account. */
export function AccountCall() {
  return (
    <Card as="section" className={styles.account} data-print="no">
      <div>
        <h2>{words.accountTitle}</h2>
        <p>{words.account}</p>
      </div>
      <ButtonLink fitContent href="/signup" variant="white" withArrow>
        {words.makeAccount}
      </ButtonLink>
    </Card>
  )
}
