import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { type ComparisonView, viewComparison } from '#kit/loan-offers/compare/comparison.server.ts'
import { loadRefinance } from '#products/refinance/offers/load-refinance.server.ts'
import { paths } from '#products/refinance/situation/paths.ts'

/** Loads the checked offers, priced for the same loans as in the list. */
export async function loadComparison(args: PageRequest): Promise<ComparisonView> {
  const { loanOffers } = args.context.get(servicesContext)
  const today = args.context.get(pageContext).today()
  const { view, situation, offers } = await loadRefinance(args)
  return viewComparison({
    params: new URL(args.request.url).searchParams,
    paths,
    situation: view.list.situation,
    today,
    offers,
    paid: await loanOffers.paidLenders(),
    defaultSort: situation.goal,
  })
}
