import { href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { readSettings, toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import type { OutboundLine } from '#kit/outbound/outbound-line.ts'
import { readDraftAnswers } from './situation/loan-draft.server.ts'
import { readSituation } from './situation/situation.server.ts'

export const studentLoansOutbound: OutboundLine = {
  name: 'Student loans',
  root: href('/student-loans'),
  list: href('/student-loans/offers'),
  under18: { path: href('/student-loans/under-18'), draft: 'student-loans' },
  catalog: (services) => services.loanOffers,
  async readTerms({ request, context }) {
    const services = context.get(servicesContext)
    const { searchParams: params } = new URL(request.url)
    const situation = readSituation({
      params,
      draft: await readDraftAnswers(services, request),
      directory: services.schools,
      today: context.get(pageContext).today(),
    })
    const settings = readSettings(params)
    return {
      profile: situation.profile,
      borrowing: toBorrowing(situation, settings),
      quotes: settings.quotes,
    }
  },
}
