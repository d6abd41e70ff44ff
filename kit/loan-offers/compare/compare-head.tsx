import type { ComparisonWords } from '#app/ui/compare-table/messages.ts'
import { Note } from '#app/ui/note/note.tsx'
import styles from './compare.module.css'

interface CompareHeadProps {
  assumptions: string
  /** Where the assumptions can be changed. */
  listAddress: string
  /** What the address asked for but could not be shown, and what else has to be known. */
  notes: readonly string[]
  words: ComparisonWords
}

/** Shows the assumptions behind all columns, and notes. */
export function CompareHead({ assumptions, listAddress, notes, words }: CompareHeadProps) {
  return (
    <>
      <p className={styles.assumed}>
        <strong>{words.assumed}:</strong> {assumptions}.{' '}
        <a data-print="no" href={listAddress}>
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
