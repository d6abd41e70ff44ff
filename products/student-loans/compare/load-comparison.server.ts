import { redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { type ComparisonView, viewComparison } from '#kit/loan-offers/compare/comparison.server.ts'
import { readOwnLoanOffers } from '#kit/own-offers/own-offers.server.ts'
import { readDraftAnswers } from '#products/student-loans/situation/loan-draft.server.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { readSituation, redirectFor } from '#products/student-loans/situation/situation.server.ts'

/**
 * Loads the comparison that an address asks for, for both the page and the file. Throws a redirect when the
 * visitor belongs on another page.
 */
export async function loadComparison(
  { request, context }: PageRequest,
  path: string,
): Promise<ComparisonView> {
  const services = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const params = new URL(request.url).searchParams
  const draft = await readDraftAnswers(services, request)
  const directory = services.schools
  const instead = redirectFor({ params, draft, directory, path })
  if (instead !== undefined) throw redirect(instead)
  const situation = readSituation({ params, draft, directory, today })
  const cookies = request.headers.get('cookie')
  const [listed, own] = await Promise.all([
    services.loanOffers.offers(today),
    readOwnLoanOffers(services, cookies, 'student-loans'),
  ])
  const paid = await services.loanOffers.paidLenders()
  return viewComparison({ params, paths, situation, today, offers: [...listed, ...own], paid })
}
