import { Button } from '#app/ui/button/button.tsx'
import { settingsForm } from '#kit/listing/form-ids.ts'
import styles from './compare-bar.module.css'
import type { ListWords } from './list-words.ts'

interface CompareBarProps {
  /** The address of the comparison. */
  address: string
  /** What is checked, on this page or another. */
  chosen: readonly { id: string; name: string }[]
  /** The items of this page, which have checkboxes of their own. */
  items: readonly { id: string }[]
  words: ListWords
}

/** Names what is checked, each with a way to uncheck it, and sticks to the bottom of the window. */
export function CompareBar({ address, chosen, items, words }: CompareBarProps) {
  const shown = new Set(items.map(({ id }) => id))
  return (
    <div className={styles.bar} data-print="no">
      {chosen.length > 0 ? (
        <div className={styles.chips}>
          {chosen.map(({ id, name }) => (
            <label htmlFor={`compare-${id}`} key={id}>
              {shown.has(id) ? null : (
                <input
                  aria-label={`${words.compare}: ${name}`}
                  defaultChecked
                  form={settingsForm}
                  id={`compare-${id}`}
                  name="compare"
                  type="checkbox"
                  value={id}
                />
              )}
              {/* Not a part of the name of the item's checkbox. */}
              <span aria-hidden="true">{name} ×</span>
            </label>
          ))}
        </div>
      ) : null}
      <p id="compared" role="status">
        {chosen.length > 0 ? words.compareChosen(chosen.length) : words.compareUpTo}
      </p>
      <Button fitContent form={settingsForm} formAction={address} size="small" type="submit">
        {words.compareCount(chosen.length)}
      </Button>
    </div>
  )
}
