import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import styles from './compare.module.css'
import { compareAddress, compareEntries, comparePath } from './compare-address.ts'
import { words } from './compare-words.ts'
import type { ComparisonView } from './comparison.server.ts'

/** Adds a loan and hides what is alike. A form and a link: every state of the comparison has an address. */
export function CompareTools({ view }: { view: ComparisonView }) {
  return (
    <div className={styles.tools} data-print="no">
      {view.addable.length > 0 ? (
        <form action={comparePath} className={styles.add} data-live="submit" id="add-loan" method="get">
          {compareEntries(view).map(([name, value]) => (
            <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
          ))}
          <SelectField
            id="add"
            label={words.addLabel}
            name="compare"
            options={view.addable.map((offer) => ({ value: offer.id, label: words.offer(offer) }))}
          />
          <Button fitContent type="submit" variant="white">
            {words.add}
          </Button>
        </form>
      ) : null}
      {view.columns.length > 1 ? (
        <a href={compareAddress({ ...view, onlyDifferences: !view.onlyDifferences })}>
          {view.onlyDifferences ? words.everything : words.onlyDifferences}
        </a>
      ) : null}
    </div>
  )
}
