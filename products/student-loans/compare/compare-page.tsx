import { pageMeta } from '#app/shell/page-meta.ts'
import { messages } from '#kit/loan-offers/compare/compare-messages.ts'
import { Comparison, comparisonTitle } from '#kit/loan-offers/compare/comparison.tsx'
import { offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { describeLoanPage } from '#products/student-loans/situation/describe-page.server.ts'
import { messages as loanMessages } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { Route } from './+types/compare-page.ts'
import { loadComparison } from './load-comparison.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const view = await loadComparison(args, paths.compare)
  const described = {
    path: paths.compare,
    name: messages.crumb,
    description: messages.description('private student loans'),
    breadcrumbs: breadcrumbs(paths.offers),
  }
  const description = await describeLoanPage(args.context, described, {
    title: comparisonTitle(view),
    robots: 'noindex',
  })
  return { view, origin: new URL(args.request.url).origin, ...description }
}

/** The query string holds the visitor's banded answers, so no referrer is sent to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

export default function ComparePage({ loaderData: { view, origin } }: Route.ComponentProps) {
  return <Comparison breadcrumbs={breadcrumbs(offersAddress(view))} origin={origin} view={view} />
}

/** @param list the address of the list of loans, with the visitor's answers if there are any */
function breadcrumbs(list: string) {
  return [
    { name: loanMessages.studentLoans, item: paths.landing },
    { name: messages.offersCrumb, item: list },
    { name: messages.crumb, item: paths.compare },
  ]
}
