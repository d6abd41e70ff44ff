import { pageMeta } from '#app/shell/page-meta.ts'
import { ComparisonPage } from '#kit/listing/compare/comparison-page.tsx'
import { describeComparison } from '#kit/listing/compare/describe-comparison.server.ts'
import type { Route } from './+types/compare-page.ts'
import { cardComparison, listing } from './card-comparison.tsx'
import { loadCardComparison } from './comparison.server.ts'

export async function loader(args: Route.LoaderArgs) {
  return describeComparison(args, await loadCardComparison(args), listing)
}

/** The address says how someone spends and pays, so it is not passed to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

export default function ComparePage({ loaderData: { view, origin } }: Route.ComponentProps) {
  return <ComparisonPage comparison={cardComparison(view)} origin={origin} />
}
