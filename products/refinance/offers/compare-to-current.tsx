import type { ExplainedOffer } from '#domain/loans/compare-offers.ts'
import { formatDollars } from '#domain/money.ts'
import type { LoansToday } from '#domain/refinance/loans-today.ts'
import { compareEnds, type Ends } from './compare-ends.ts'
import { offersText } from './offers-messages.ts'

const said = offersText.row

interface AgainstTodayProps {
  offer: ExplainedOffer
  today: LoansToday
  /** The visitor's discount rate, in percent a year. */
  discount: string
  /** Whether federal loans are among those it would pay off, so that their rights would end. */
  endsRights: boolean
}

/** What an offer would save against today’s loans, in one line. */
function Saving({ offer, today, endsRights }: Omit<AgainstTodayProps, 'discount'>) {
  const { lowest, highest } = compareEnds(offer, today, 0)
  return (
    <>
      <b>{said.saves(lowest.savedCents, highest.savedCents)}</b> {said.against(highest.savedCents)}{' '}
      {endsRights ? said.withoutRights : null}
    </>
  )
}

/** The saving in a few words, for a row: what the rights that it ends are worth is said above the list. */
export function ShortSaving({ offer, today, endsRights }: Omit<AgainstTodayProps, 'discount'>) {
  const { lowest, highest } = compareEnds(offer, today, 0)
  return (
    <>
      {endsRights ? said.beforeRights : null} <b>{said.shortSaves(lowest.savedCents, highest.savedCents)}</b>
    </>
  )
}

/** The saving in today's dollars, with the payment and the longer term apart from it. */
export function AgainstToday({ offer, today, discount, endsRights }: AgainstTodayProps) {
  const ends = compareEnds(offer, today, Number(discount))
  const { lowest, highest } = ends
  return (
    <>
      <p>
        <Saving endsRights={endsRights} offer={offer} today={today} />{' '}
        {offer.lowestEnd === 'no' ? `${said.atHighest(offersText.lowestNeeds(offer.offer))} ` : null}
        {said.present(lowest.presentSavingCents, highest.presentSavingCents, discount)}
      </p>
      <p>
        {formatPayment(ends)} {formatMonths(ends)} {formatFees(ends, offer)}
      </p>
    </>
  )
}

function formatPayment({ lowest, highest }: Ends): string {
  const [low, high] = [lowest.paymentChangeCents, highest.paymentChangeCents]
  if (high <= 0) return said.lower(high, low)
  return low >= 0 ? said.higher(low, high) : said.mixed(low, high)
}

function formatMonths({ highest: { monthsChange, stretchCents } }: Ends): string {
  if (monthsChange > 0) return said.longer(monthsChange, formatDollars(stretchCents))
  return monthsChange < 0 ? said.sooner(-monthsChange) : said.same
}

function formatFees({ highest: { breakEvenMonth } }: Ends, { feeCents, offer }: ExplainedOffer): string {
  if (feeCents + offer.applicationFeeCents === 0) return said.noFees
  return breakEvenMonth === null ? said.never : said.breakEven(breakEvenMonth)
}
