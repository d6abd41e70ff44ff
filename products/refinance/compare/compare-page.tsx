import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { messages } from '#kit/loan-offers/compare/compare-messages.ts'
import { Comparison, comparisonTitle } from '#kit/loan-offers/compare/comparison.tsx'
import { offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { messages as offerMessages } from '#products/refinance/offers/offers-messages.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Route } from './+types/compare-page.ts'
import { loadComparison } from './load-comparison.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const view = await loadComparison(args)
  const description = await describePage(
    args.context,
    {
      pageUrl: paths.compare,
      title: offerMessages.compareName,
      description: messages.description('refinance offers'),
      category: 'refinance-student-loans',
      breadcrumbsList: breadcrumbs(paths.offers),
    },
    { title: comparisonTitle(view), robots: 'noindex' },
  )
  return { view, origin: new URL(args.request.url).origin, ...description }
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

export default function ComparePage({ loaderData: { view, origin } }: Route.ComponentProps) {
  return <Comparison breadcrumbs={breadcrumbs(offersAddress(view))} origin={origin} view={view} />
}

/** @param list the address of the list of offers */
function breadcrumbs(list: string) {
  return [
    { name: offerMessages.line, item: paths.landing },
    { name: offerMessages.crumb, item: list },
    { name: messages.crumb, item: paths.compare },
  ]
}
