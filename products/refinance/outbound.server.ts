import { href } from 'react-router'
import { toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import type { OutboundLine } from '#kit/outbound/outbound-line.ts'
import { trackApplication } from './application/applications.server.ts'
import { loadRefinance } from './offers/load-refinance.server.ts'

export const refinanceOutbound: OutboundLine = {
  name: 'Refinance',
  root: href('/refinance-student-loans'),
  list: href('/refinance-student-loans/offers'),
  catalog: ({ loanOffers }) => ({ ...loanOffers, offers: loanOffers.refinanceOffers }),
  /** The loans that are worth moving. */
  async readTerms(args) {
    const { situation, settings } = (await loadRefinance(args)).view.list
    return {
      profile: situation.profile,
      borrowing: toBorrowing(situation, settings),
      quotes: settings.quotes,
    }
  },
  sheet: href('/refinance-student-loans/offers/application'),
  save: trackApplication,
}
