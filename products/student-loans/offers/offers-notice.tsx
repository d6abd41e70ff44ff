import { Note } from '#app/ui/note/note.tsx'
import { formatDollars } from '#domain/money.ts'
import page from '#kit/listing/list/list-page.module.css'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'
import { offersText } from './offers-messages.ts'
import styles from './offers-page.module.css'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/**
 * Says when the list is an example or belongs to someone else, and which answers in the address are missing
 * or invalid.
 */
export function OffersNotice({ situation }: { situation: Situation }) {
  const { isExample, isOwn, isUnder18, unread, assumed, borrowing } = situation
  const amount = formatDollars(borrowing.amountCents)
  if (isExample)
    return (
      <Note size="small">
        <p className={page.wide}>
          <strong>{offersText.exampleTitle}</strong> {offersText.example(amount)}{' '}
          <a href={paths.questions}>{offersText.exampleLink}</a>
        </p>
      </Note>
    )
  return (
    <>
      {isUnder18 ? (
        <Note>
          <p className={page.wide}>
            <strong>{offersText.exampleTitle}</strong> {offersText.under18}{' '}
            <a href={paths.under18}>{offersText.under18Link}</a>
          </p>
        </Note>
      ) : null}
      {unread.length > 0 ? (
        <Note size="small" tone="warn">
          <p className={page.wide}>
            <strong>{offersText.unreadTitle}</strong>{' '}
            {and.format(unread.map((band) => offersText.unread[band]))}.{' '}
            <a href={situation.questionsPath}>{offersText.unreadLink}</a>
          </p>
        </Note>
      ) : null}
      {isOwn || isUnder18 ? null : (
        <p className={styles.assumed}>
          {offersText.sharedTitle} {offersText.shared}{' '}
          <a href={situation.questionsPath}>{offersText.sharedLink}</a>
        </p>
      )}
      {assumed.length > 0 ? (
        <p className={styles.assumed}>
          {offersText.assumedTitle} {assumed.map((name) => offersText.assumed[name](amount)).join(' ')}{' '}
          <a href={situation.questionsPath}>{offersText.assumedLink}</a>
        </p>
      ) : null}
    </>
  )
}
