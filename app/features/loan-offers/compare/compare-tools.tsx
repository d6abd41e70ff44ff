import { listEntries } from '#app/features/loan-offers/settings/offers-address.ts'
import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import styles from './compare.module.css'
import { messages } from './compare-messages.ts'
import type { ComparisonView } from './comparison.server.ts'

/** Adds a loan to the comparison, by a form, so that every comparison has an address. */
export function CompareTools({ view }: { view: ComparisonView }) {
  if (view.addable.length === 0) return null
  return (
    <form
      action={view.paths.compare}
      className={styles.add}
      data-live="submit"
      data-print="no"
      id="add-loan"
      method="get"
    >
      {listEntries(view).map(([name, value]) => (
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
  )
}
