import { Button } from '#app/ui/button/button.tsx'
import { ColumnName } from '#app/ui/compare-table/column-name.tsx'
import styles from '#app/ui/compare-table/compare-table.module.css'
import { roles } from '#app/ui/compare-table/table-roles.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { messages as offerMessages } from '#kit/loan-offers/messages.ts'
import { chooseAddress, cosignerAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { compareAddress } from './compare-address.ts'
import { messages } from './compare-messages.ts'
import type { ComparedOffer } from './compared-offer.ts'
import type { ComparisonView } from './comparison.server.ts'

const chooseForm = 'choose'

/** The actions for each offer: choose it, show it to a cosigner, or remove it. Not printed. */
export function CompareActions({ view }: { view: ComparisonView }) {
  return (
    <tbody {...roles.rowgroup} data-print="no">
      <tr {...roles.row} className={styles.actions}>
        <th {...roles.rowheader} scope="row">
          {messages.actions}
        </th>
        {view.columns.map((column, at) => (
          <td {...roles.cell} key={column.offer.id}>
            <div className={styles.pair}>
              <ColumnName name={column.offer.lenderName} number={at + 1} />
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

function Actions({ column, view }: { column: ComparedOffer; view: ComparisonView }) {
  const { offer, standing } = column
  const about = <VisuallyHidden>{messages.about(offer)}</VisuallyHidden>
  const sheet = cosignerAddress(view, offer.id)
  const others = view.compared.filter((id) => id !== offer.id)
  return (
    <>
      {standing === 'available' ? (
        <Button fitContent form={chooseForm} name="offer" size="small" type="submit" value={offer.id}>
          {offerMessages.choose}
          {about}
        </Button>
      ) : null}
      {offer.rules.cosigner === 'not_taken' || sheet === undefined ? null : (
        <a href={sheet}>
          {column.eligibility.isWithCosigner ? offerMessages.cosignerSheet : offerMessages.cosignerSheetOfAny}
          {about}
        </a>
      )}
      <a href={compareAddress({ ...view, compared: others })}>
        {messages.remove}
        {about}
      </a>
    </>
  )
}

/**
 * The form that the buttons of all offers belong to. The school goes into this site's own statistics, never
 * to a lender.
 */
export function ChooseForm({ view }: { view: ComparisonView }) {
  const { opeid, schoolName = '' } = view.situation
  return (
    <form
      action={chooseAddress(view)}
      data-name={schoolName}
      data-opeid={opeid}
      data-tracked="loan"
      id={chooseForm}
      method="post"
    >
      <input name="opeid" type="hidden" value={opeid} />
    </form>
  )
}
