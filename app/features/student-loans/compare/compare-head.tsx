import { Note } from '#app/ui/note/note.tsx'
import styles from './compare.module.css'
import { offersAddress } from './compare-address.ts'
import { words } from './compare-words.ts'
import type { ComparisonView } from './comparison.server.ts'

/** What every loan is counted with, and what of the address could not be shown. */
export function CompareHead({ view }: { view: ComparisonView }) {
  const { borrowing, columns } = view
  const notes = [
    ...(view.goneCount > 0 ? [words.gone(view.goneCount)] : []),
    ...(view.isCut ? [words.tooMany] : []),
    ...(columns.length === 1 ? [words.lonely] : []),
    ...(view.situation.isExample ? [words.example] : []),
    ...(columns.some(({ offer }) => offer.isSample) ? [words.samples] : []),
  ]
  return (
    <>
      <p className={styles.assumed}>
        <strong>{words.assumed}:</strong> {words.countedWith(borrowing)}.{' '}
        <a data-print="no" href={offersAddress(view)}>
          {words.change}
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
