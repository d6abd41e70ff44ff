import { href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { messages as listMessages } from '#products/credit-cards/marketplace/list-messages.ts'
import type { Route } from './+types/compare-page.ts'
import { CardComparison, comparisonTitle } from './card-comparison.tsx'
import { messages } from './compare-messages.ts'
import { loadCardComparison } from './comparison.server.ts'

const path = href('/credit-cards/marketplace/compare-cards')

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = await loadCardComparison({ request, context })
  const described = await describePage(
    context,
    {
      pageUrl: path,
      title: messages.emptyTitle,
      description: messages.description,
      category: 'credit-cards',
      breadcrumbsList: [
        { name: listMessages.line, item: href('/credit-cards') },
        { name: listMessages.name, item: href('/credit-cards/marketplace') },
        { name: messages.crumb, item: path },
      ],
    },
    { title: comparisonTitle(view), robots: 'noindex' },
  )
  return { view, origin: new URL(request.url).origin, ...described }
}

/** The address says how somebody spends and pays, so it is not told to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

export default function ComparePage({ loaderData: { view, origin } }: Route.ComponentProps) {
  return <CardComparison origin={origin} view={view} />
}
