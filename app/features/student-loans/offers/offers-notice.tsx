import { paths } from '#app/features/student-loans/paths.ts'
import type { Situation } from '#app/features/student-loans/situation.server.ts'
import { Note } from '#app/ui/note/note.tsx'
import { formatDollars } from '#domain/money.ts'
import styles from './offers-page.module.css'
import { words } from './offers-words.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Says when the list is an example or somebody else's, and what in the address was missing or of no use. */
export function OffersNotice({ situation }: { situation: Situation }) {
  const { isExample, isOwn, unread, assumed, borrowing } = situation
  const amount = formatDollars(borrowing.amountCents)
  if (isExample)
    return (
      <Note>
        <p className={styles.wide}>
          <strong>{words.exampleTitle}</strong> {words.example(amount)}{' '}
          <a href={paths.questions}>{words.exampleLink}</a>
        </p>
      </Note>
    )
  return (
    <>
      {unread.length > 0 ? (
        <Note size="small" tone="warn">
          <p className={styles.wide}>
            <strong>{words.unreadTitle}</strong> {and.format(unread.map((band) => words.unread[band]))}.{' '}
            <a href={situation.questionsPath}>{words.unreadLink}</a>
          </p>
        </Note>
      ) : null}
      {isOwn ? null : (
        <p className={styles.assumed}>
          {words.sharedTitle} {words.shared} <a href={situation.questionsPath}>{words.sharedLink}</a>
        </p>
      )}
      {assumed.length > 0 ? (
        <p className={styles.assumed}>
          {words.assumedTitle} {assumed.map((name) => words.assumed[name](amount)).join(' ')}{' '}
          <a href={situation.questionsPath}>{words.assumedLink}</a>
        </p>
      ) : null}
    </>
  )
}
