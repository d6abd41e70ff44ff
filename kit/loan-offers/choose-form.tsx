import { chooseForm } from '#kit/listing/form-ids.ts'
import type { BorrowerSituation } from './borrower-situation.ts'
import { chooseAddress, type OffersQuery } from './settings/offers-address.ts'

/** The form of all buttons that choose a loan. The school goes into this site's own statistics, never to a lender. */
export function ChooseForm({ view }: { view: OffersQuery & { situation: BorrowerSituation } }) {
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
