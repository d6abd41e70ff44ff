import { Button } from '#app/ui/button/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import styles from './compare.module.css'
import type { Comparison } from './comparison.ts'

/** Adds one to the comparison, by a form, so that every comparison has an address. */
export function AddForm({ comparison: { listing, entries, addable } }: { comparison: Comparison }) {
  const { path, words } = listing
  if (addable.length === 0) return null
  return (
    <form
      action={path}
      className={styles.add}
      data-live="submit"
      data-print="no"
      id={`add-${words.noun}`}
      method="get"
    >
      {entries.map(([name, value]) => (
        <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
      ))}
      <SelectField id="add" label={words.addLabel} name="compare" options={[...addable]} />
      <Button fitContent type="submit" variant="white">
        {words.add}
      </Button>
    </form>
  )
}
