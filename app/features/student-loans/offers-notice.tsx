import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { formatDollars } from '#domain/money.ts'
import { writeAnswers } from './answers.ts'
import type { OffersView } from './offers.server.ts'
import styles from './offers-page.module.css'
import { paths } from './paths.ts'
import { words } from './words.ts'

/** Says when the list is an example, or when the address holds what cannot be used. */
export function OffersNotice({ view: { answers, isExample, unread, borrowing } }: { view: OffersView }) {
  const amount = formatDollars(borrowing.amountCents)
  if (isExample)
    return (
      <Note>
        <p className={styles.wide}>
          <strong>{words.list.exampleTitle}</strong> {words.list.example(amount)}{' '}
          <a href={paths.questions}>{words.list.exampleLink}</a>
        </p>
      </Note>
    )
  if (unread.length === 0) return null
  return (
    <Note tone="warn">
      <p className={styles.wide}>
        <strong>{words.list.unreadTitle}</strong> {unread.map((name) => words.list.unread[name]).join(' ')}{' '}
        <a href={paths.questions + writeAnswers(answers)}>{words.list.assumedLink}</a>
      </p>
    </Note>
  )
}

/** What stands in for answers not given. Nothing when every answer is the visitor's, or none is. */
export function AssumedAnswers({ view: { answers, isExample, borrowing } }: { view: OffersView }) {
  if (isExample || borrowing.assumed.length === 0) return null
  const amount = formatDollars(borrowing.amountCents)
  return (
    <p className={styles.assumed}>
      <Icon name="info" size={20} />
      <span>
        {words.list.assumedTitle}{' '}
        {borrowing.assumed.map((name) => words.list.assumed[name](amount)).join(' ')}{' '}
        <a href={paths.questions + writeAnswers(answers)}>{words.list.assumedLink}</a>
      </span>
    </p>
  )
}
