import { offersAddress } from '#app/features/loan-offers/settings/offers-address.ts'
import { Note } from '#app/ui/note/note.tsx'
import styles from './compare.module.css'
import { messages } from './compare-messages.ts'
import type { ComparisonView } from './comparison.server.ts'

/**
 * Shows the assumptions behind all loans, and notes about what the address asked for but could not be shown.
 */
export function CompareHead({ view }: { view: ComparisonView }) {
  const { borrowing, columns } = view
  const notes = [
    ...(view.goneCount > 0 ? [messages.gone(view.goneCount)] : []),
    ...(view.isCut ? [messages.tooMany] : []),
    ...(columns.length === 1 ? [messages.lonely] : []),
    ...(view.situation.isExample ? [messages.example] : []),
    ...(columns.some(({ offer }) => offer.isSample) ? [messages.samples] : []),
  ]
  return (
    <>
      <p className={styles.assumed}>
        <strong>{messages.assumed}:</strong> {messages.countedWith(borrowing)}.{' '}
        <a data-print="no" href={offersAddress(view)}>
          {messages.change}
        </a>
      </p>
      {notes.length > 0 ? (
        <Note size="small">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Note>
      ) : null}
    </>
  )
}
