import { isMaximumAssumed } from '#domain/loans/maximum-rate.ts'
import { findWorstCase } from '#domain/loans/worst-case.ts'
import { formatDollars } from '#domain/money.ts'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { settingsText } from './settings-messages.ts'

/** Says which loan is first now. It stays in sight while the open settings hide the list. */
export function TopOffer({ view: { shown, from } }: { view: OffersView }) {
  const [first] = shown
  if (!first || from > 0) return null
  const { ratePercent, cost } = findWorstCase(first)
  return (
    <p>
      {settingsText.now} <strong>{first.offer.lenderName}</strong>,{' '}
      {settingsText.nowCosts({
        monthly: formatDollars(cost.monthlyPaymentCents),
        unit: loanOfferText.monthly(first.option.choice === 'immediate'),
        assumedPercent: isMaximumAssumed(first.offer) ? ratePercent : undefined,
      })}
    </p>
  )
}
