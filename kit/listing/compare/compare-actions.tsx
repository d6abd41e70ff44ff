import { Button } from '#app/ui/button/button.tsx'
import styles from '#app/ui/compare-table/compare-table.module.css'
import { roles } from '#app/ui/compare-table/table-roles.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { chooseForm } from '#kit/listing/form-ids.ts'
import { type Comparison, compareAddress } from './comparison.ts'

/** The actions for each column: the product's own, and removing it. Not printed. */
export function CompareActions({ comparison }: { comparison: Comparison }) {
  const { listing, entries, columns } = comparison
  const without = (id: string) => entries.filter(([name, value]) => name !== 'compare' || value !== id)
  return (
    <tbody {...roles.rowgroup} data-print="no">
      <tr {...roles.row} className={styles.actions}>
        <th {...roles.rowheader} scope="row">
          {listing.words.actions}
        </th>
        {columns.map(({ id, about, actions }) => (
          <td {...roles.cell} key={id}>
            <div className={styles.ways}>
              {actions}
              <a href={compareAddress({ listing, entries: without(id) })}>
                {listing.words.remove}
                <VisuallyHidden>{about}</VisuallyHidden>
              </a>
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  )
}

interface ChooseButtonProps {
  fitContent?: boolean
  id: string
  label: string
  /** Names the item for screen reader users. */
  about: string
}

/** Leads on to who offers an item. */
export function ChooseButton({ id, label, about, fitContent = true }: ChooseButtonProps) {
  return (
    <Button fitContent={fitContent} form={chooseForm} name="offer" size="small" type="submit" value={id}>
      {label}
      <VisuallyHidden>{about}</VisuallyHidden>
    </Button>
  )
}
