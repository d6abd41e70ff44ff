import type { AriaRole } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { ColumnName } from './column-name.tsx'
import { addressOf, chooseAddress, compareAddress, cosignerPath, offersEntries } from './compare-address.ts'
import styles from './compare-table.module.css'
import { words } from './compare-words.ts'
import type { ComparedOffer } from './compared-offer.ts'
import type { ComparisonView } from './comparison.server.ts'

const chooseForm = 'choose'

interface CompareActionsProps {
  view: ComparisonView
  roles: Record<'rowgroup' | 'row' | 'rowheader' | 'cell', { role: AriaRole }>
}

/** What can be done with each offer: choose it, show it to a cosigner, take it out. Nothing to print. */
export function CompareActions({ view, roles }: CompareActionsProps) {
  return (
    <tbody {...roles.rowgroup} data-print="no">
      <tr {...roles.row} className={styles.actions}>
        <th {...roles.rowheader} scope="row">
          {words.actions}
        </th>
        {view.columns.map((column, at) => (
          <td {...roles.cell} key={column.offer.id}>
            <div className={styles.pair}>
              <ColumnName lender={column.offer.lenderName} number={at + 1} />
              <div className={styles.ways}>
                <Actions column={column} view={view} />
              </div>
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function Actions({ column: { offer, standing }, view }: { column: ComparedOffer; view: ComparisonView }) {
  const about = <Spoken>{words.about(offer)}</Spoken>
  const sheet = addressOf(cosignerPath, [['offer', offer.id], ...offersEntries(view)])
  const others = view.ids.filter((id) => id !== offer.id)
  return (
    <>
      {standing === 'available' ? (
        <Button fitContent form={chooseForm} name="offer" size="small" type="submit" value={offer.id}>
          {words.choose}
          {about}
        </Button>
      ) : null}
      {offer.rules.cosigner === 'not_taken' ? null : (
        <a href={sheet}>
          {words.cosignerSheet}
          {about}
        </a>
      )}
      <a href={compareAddress({ ...view, ids: others })}>
        {words.remove}
        {about}
      </a>
    </>
  )
}

/** The form that the buttons of all offers belong to. The school goes into our own count, never to a lender. */
export function ChooseForm({ view }: { view: ComparisonView }) {
  const { opeid, schoolName = '' } = view.situation
  return (
    <form
      action={chooseAddress(view)}
      data-name={schoolName}
      data-opeid={opeid}
      id={chooseForm}
      method="post"
    >
      <input name="opeid" type="hidden" value={opeid} />
    </form>
  )
}
