import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import styles from './compare.module.css'
import { compareAddress, compareEntries } from './compare-address.ts'
import { messages } from './compare-messages.ts'
import type { ComparisonView } from './comparison.server.ts'

/**
 * Adds a loan and hides equal rows. It uses a form and a link, so every state of the comparison has an
 * address.
 */
export function CompareTools({ view }: { view: ComparisonView }) {
  return (
    <div className={styles.tools} data-print="no">
      {view.addable.length > 0 ? (
        <form
          action={view.paths.compare}
          className={styles.add}
          data-live="submit"
          id="add-loan"
          method="get"
        >
          {compareEntries(view).map(([name, value]) => (
            <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
          ))}
          <SelectField
            id="add"
            label={messages.addLabel}
            name="compare"
            options={view.addable.map((offer) => ({ value: offer.id, label: messages.offer(offer) }))}
          />
          <Button fitContent type="submit" variant="white">
            {messages.add}
          </Button>
        </form>
      ) : null}
      {view.columns.length > 1 ? (
        <a href={compareAddress({ ...view, onlyDifferences: !view.onlyDifferences })}>
          {view.onlyDifferences ? messages.everything : messages.onlyDifferences}
        </a>
      ) : null}
    </div>
  )
}
