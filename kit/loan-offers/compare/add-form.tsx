import { Button } from '#app/ui/button/button.tsx'
import type { ComparisonWords } from '#app/ui/compare-table/messages.ts'
import { SelectField } from '#app/ui/field/select-field.tsx'
import styles from './compare.module.css'

interface AddFormProps {
  id: string
  action: string
  /** The rest of the comparison's address. */
  entries: readonly (readonly [name: string, value: string])[]
  options: readonly { value: string; label: string }[]
  words: ComparisonWords
}

/** Adds one to the comparison, by a form, so that every comparison has an address. */
export function AddForm({ id, action, entries, options, words }: AddFormProps) {
  if (options.length === 0) return null
  return (
    <form action={action} className={styles.add} data-live="submit" data-print="no" id={id} method="get">
      {entries.map(([name, value]) => (
        <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
      ))}
      <SelectField id="add" label={words.addLabel} name="compare" options={[...options]} />
      <Button fitContent type="submit" variant="white">
        {words.add}
      </Button>
    </form>
  )
}
