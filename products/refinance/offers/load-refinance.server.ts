import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import {
  type RefinanceSituation,
  readRefinanceSituation,
} from '#products/refinance/situation/refinance-situation.server.ts'
import { type RefinanceView, viewRefinance } from './refinance-view.server.ts'

/** Loads the offers for the visitor's own loans, or for the example. */
export async function loadRefinance({
  request,
  context,
}: PageRequest): Promise<{ view: RefinanceView; situation: RefinanceSituation }> {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const params = new URL(request.url).searchParams
  const [situation, offers, paidLenders] = await Promise.all([
    readRefinanceSituation(services, request, today),
    services.loanOffers.refinanceOffers(today),
    services.loanOffers.paidLenders(),
  ])
  return { situation, view: viewRefinance({ params, situation, today, offers, paidLenders }) }
}
