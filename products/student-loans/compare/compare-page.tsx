import { pageMeta } from '#app/shell/page-meta.ts'
import { ComparisonPage } from '#kit/listing/compare/comparison-page.tsx'
import { describeComparison } from '#kit/listing/compare/describe-comparison.server.ts'
import { loanComparison } from '#kit/loan-offers/compare/loan-comparison.tsx'
import type { Route } from './+types/compare-page.ts'
import { listing } from './compared-listing.ts'
import { loadComparison } from './load-comparison.server.ts'

export async function loader(args: Route.LoaderArgs) {
  return describeComparison(args, await loadComparison(args, listing.path), listing)
}

/** The query string holds the visitor's banded answers, so no referrer is sent to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

export default function ComparePage({ loaderData: { view, origin } }: Route.ComponentProps) {
  return <ComparisonPage comparison={loanComparison(view, listing)} origin={origin} />
}
