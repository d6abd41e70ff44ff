import { Note } from '#app/ui/note/note.tsx'
import { formatDollars } from '#domain/money.ts'
import { writeAnswers } from './answers.ts'
import type { OffersView } from './offers.server.ts'
import styles from './offers-page.module.css'
import { paths } from './paths.ts'
import { words } from './words.ts'

/** Says when the list goes by something the visitor did not tell us. Nothing when every answer is theirs. */
export function OffersNotice({ view: { answers, isExample, unread, borrowing } }: { view: OffersView }) {
  const amount = formatDollars(borrowing.amountCents)
  if (isExample)
    return (
      <Note tone="warn">
        <p className={styles.wide}>
          <strong>{words.list.exampleTitle}</strong> {words.list.example(amount)}{' '}
          <a href={paths.questions}>{words.list.exampleLink}</a>
        </p>
      </Note>
    )
  const lines = [
    ...unread.map((name) => words.list.unread[name]),
    ...borrowing.assumed.map((name) => words.list.assumed[name](amount)),
  ]
  if (lines.length === 0) return null
  return (
    <Note tone="warn">
      <p className={styles.wide}>
        <strong>{unread.length > 0 ? words.list.unreadTitle : words.list.assumedTitle}</strong>{' '}
        {lines.join(' ')} <a href={paths.questions + writeAnswers(answers)}>{words.list.assumedLink}</a>
      </p>
    </Note>
  )
}
