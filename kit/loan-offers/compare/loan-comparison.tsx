import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { isYours, toKeptId } from '#domain/own-id.ts'
import { ChooseButton } from '#kit/listing/compare/compare-actions.tsx'
import type { ComparedColumn, ComparedListing, Comparison } from '#kit/listing/compare/comparison.ts'
import { ChooseForm } from '#kit/loan-offers/choose-form.tsx'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { cosignerAddress, listEntries } from '#kit/loan-offers/settings/offers-address.ts'
import { compareText } from './compare-messages.ts'
import { compareRows, pageRows } from './compare-rows.ts'
import { drawComparedCosts } from './compared-costs.tsx'
import type { ComparedOffer } from './compared-offer.ts'
import type { ComparisonView } from './comparison.server.ts'
import { describeVerdict } from './verdict-messages.ts'

/** Returns the comparison of offers, with their costs at both ends of the rate range. */
export function loanComparison(view: ComparisonView, listing: ComparedListing): Comparison {
  const { columns, situation } = view
  return {
    ...view,
    listing,
    entries: listEntries(view),
    columns: columns.map((column) => toComparedColumn(column, view)),
    addable: view.addable.map((offer) => ({ value: offer.id, label: compareText.offer(offer) })),
    sections: compareRows(columns),
    rows: pageRows(columns, situation),
    assumptions: compareText.countedWith(view.borrowing),
    verdict: describeVerdict(columns).join(' '),
    notes: [
      ...(situation.isExample ? [compareText.example] : []),
      ...(columns.some(({ offer }) => offer.isSample) ? [compareText.samples] : []),
    ],
    chart: drawComparedCosts({ columns, amountCents: view.borrowing.amountCents }),
    chooseForm: <ChooseForm view={view} />,
  }
}

function toComparedColumn(column: ComparedOffer, view: ComparisonView): ComparedColumn {
  const { offer, standing } = column
  const fullName = compareText.offer(offer)
  return {
    id: offer.id,
    name: offer.lenderName,
    detail: compareText.product(offer, column.quotedAprPercent !== null),
    fullName,
    about: `: ${fullName}`,
    standing,
    actions: <Actions about={`: ${fullName}`} column={column} view={view} />,
  }
}

interface ActionsProps {
  column: ComparedOffer
  view: ComparisonView
  about: string
}

/** Leads to the lender, and to what a cosigner should know. */
function Actions({ column: { offer, standing, eligibility }, view, about }: ActionsProps) {
  const sheet = cosignerAddress(view, offer.id)
  return (
    <>
      {isYours(offer) ? (
        <a href={`${view.paths.yours}?item=${toKeptId(offer)}`}>
          {loanOfferText.changeYours}
          <VisuallyHidden>{about}</VisuallyHidden>
        </a>
      ) : standing === 'available' ? (
        <ChooseButton about={about} id={offer.id} label={loanOfferText.choose} />
      ) : null}
      {isYours(offer) || offer.rules.cosigner === 'not_taken' || sheet === undefined ? null : (
        <a href={sheet}>
          {eligibility.isWithCosigner ? loanOfferText.cosignerSheet : loanOfferText.cosignerSheetOfAny}
          <VisuallyHidden>{about}</VisuallyHidden>
        </a>
      )}
    </>
  )
}
