import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { readOwnLoanOffers } from '#kit/own-offers/own-offers.server.ts'
import {
  type RefinanceSituation,
  readRefinanceSituation,
} from '#products/refinance/situation/refinance-situation.server.ts'
import { type RefinanceView, viewRefinance } from './refinance-view.server.ts'

/** Loads the offers for the visitor's own loans, or for the example; those that the visitor typed in are among them. */
export async function loadRefinance({ request, context }: PageRequest): Promise<{
  view: RefinanceView
  situation: RefinanceSituation
  offers: readonly LoanOffer[]
}> {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const params = new URL(request.url).searchParams
  const [situation, listed, own, paidLenders] = await Promise.all([
    readRefinanceSituation(services, request, today),
    services.loanOffers.refinanceOffers(today),
    readOwnLoanOffers(services, request.headers.get('cookie'), 'refinance-student-loans'),
    services.loanOffers.paidLenders(),
  ])
  const offers = [...listed, ...own]
  return { situation, offers, view: viewRefinance({ params, situation, today, offers, paidLenders }) }
}
