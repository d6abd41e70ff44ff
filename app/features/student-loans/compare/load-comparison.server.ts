import { redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { readDraftAnswers } from '#app/features/student-loans/loan-draft.server.ts'
import { elsewhere } from '#app/features/student-loans/situation.server.ts'
import type { Route } from './+types/compare-page.ts'
import { type ComparisonView, viewComparison } from './comparison.server.ts'

type LoaderArgs = Pick<Route.LoaderArgs, 'request' | 'context'>

/** What an address compares, for the page and for its file; or where its visitor has to go instead. */
export async function loadComparison(
  { request, context }: LoaderArgs,
  path: string,
): Promise<ComparisonView> {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const params = new URL(request.url).searchParams
  const draft = await readDraftAnswers(services, request)
  const directory = services.schools
  const instead = elsewhere({ params, draft, directory, path })
  if (instead !== undefined) throw redirect(instead)
  const pricing = await services.loanOffers.pricing(today)
  const paid = await services.loanOffers.paidLenders()
  return viewComparison({ params, draft, directory, today, pricing, paid })
}
