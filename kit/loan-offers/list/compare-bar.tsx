import { Button } from '#app/ui/button/button.tsx'
import type { ListWords } from './list-words.ts'
import styles from './offers-list.module.css'

interface CompareBarProps {
  /** The ids that are checked, and those whose rows are on this page. */
  compared: readonly string[]
  shownIds: readonly string[]
  /** The id of the form that holds the settings. */
  form: string
  /** The address of the comparison. */
  action: string
  words: ListWords
}

/** Sticks to the bottom of the window once something is checked. */
export function CompareBar({ compared, shownIds, form, action, words }: CompareBarProps) {
  const shown = new Set(shownIds)
  return (
    <div className={styles.bar} data-print="no">
      {compared.map((id) =>
        shown.has(id) ? null : <input form={form} key={id} name="compare" type="hidden" value={id} />,
      )}
      <p id="compared" role="status">
        {compared.length > 0 ? words.compareChosen(compared.length) : words.compareUpTo}
      </p>
      <Button fitContent form={form} formAction={action} size="small" type="submit">
        {words.compare}
      </Button>
    </div>
  )
}
